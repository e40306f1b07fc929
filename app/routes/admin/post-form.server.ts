import { data, href } from 'react-router'
import type { PostOutcome } from '#app/gallery/blog/commands.server.ts'
import type { PostFormResult } from '#app/gallery/blog/post-draft.ts'
import { adminCopy } from '#app/gallery/blog/admin-copy.ts'
import { storeCoverPicture } from '#app/gallery/blog/cover-image.server.ts'
import { draftOfForm, editDraft, editOfForm } from '#app/gallery/blog/post-draft.ts'
import { type PostInput, postInput, UPLOAD_BYTES_MAX } from '#app/gallery/blog/schema.ts'
import { fieldErrors } from '#app/platform/lib/field-errors.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { redirectWithToast, redirectWithUndo } from '#app/accounts/request/form-action.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'

const words = adminCopy.form

type Saving = {
  save: (input: PostInput, version: string) => Promise<PostOutcome>
  saved: string
  failed: string
}

/** Saves valid posts, reports errors, and never loses input: an uploaded image is stored in any case. */
export async function answerPostForm(form: FormData, { save, saved, failed }: Saving) {
  const sent = draftOfForm(form)
  const cover = await storeCover(form.get('cover'))
  const draft = cover.address ? { ...sent, coverImage: cover.address } : sent
  const version = formText(form, 'version')
  const answer = (more: PostFormResult, status: number) =>
    data<PostFormResult>({ draft, version, ...more }, { status })

  const edit = editOfForm(form)
  if (edit) return answer({ draft: editDraft(draft, edit) }, 200)

  const parsed = postInput.safeParse(draft)
  if (!parsed.success || cover.error) {
    const errors = {
      ...(parsed.error && fieldErrors(parsed.error)),
      ...(cover.error && { coverImage: cover.error }),
    }
    return answer({ errors }, 400)
  }
  const outcome = await settleOrNull(save(parsed.data, version), 'saving a post')
  if (!outcome) return answer(failedResult(failed), 500)
  if (outcome.ok) {
    return redirectWithUndo(href('/admin/blog'), { title: saved, changeId: outcome.changeId })
  }
  switch (outcome.reason) {
    case 'changed':
      return answer({ failure: words.changed, version: outcome.version }, 409)
    case 'slug-taken':
      return answer({ errors: { slug: words.slugTaken } }, 409)
    default:
      return redirectWithToast(href('/admin/blog'), { title: words.notFound, kind: 'destructive' })
  }
}

async function storeCover(file: FormDataEntryValue | null): Promise<{ address?: string; error?: string }> {
  if (!(file instanceof File) || file.size === 0) return {}
  if (file.size > UPLOAD_BYTES_MAX) return { error: words.uploadTooBig }
  const stored = await storeCoverPicture(new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return { address: stored.address }
  return { error: stored.reason === 'no-picture' ? words.uploadFailed : words.uploadNotStored }
}
