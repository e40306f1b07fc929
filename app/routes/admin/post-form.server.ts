/** What both pages with the form of a post do with what it sends. */
import { data, href } from 'react-router'
import type { PostOutcome } from '#app/features/blog/commands.server.ts'
import type { PostFormAnswer } from '#app/features/blog/components/post-form.tsx'
import { copy } from '#app/features/blog/copy.ts'
import { storeCoverPicture } from '#app/features/blog/cover-picture.server.ts'
import { draftOfForm, editDraft, editOfForm } from '#app/features/blog/post-draft.ts'
import { type PostInput, postInput, UPLOAD_BYTES_MAX } from '#app/features/blog/schema.ts'
import { fieldErrors } from '#app/lib/field-errors.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'

const words = copy.form

type Saving = {
  save: (input: PostInput) => Promise<PostOutcome>
  /** What is said then. */
  saved: string
  failed: string
}

/** Saves what holds, says what does not, and never loses what was typed: a picture is stored even then. */
export async function answerPostForm(form: FormData, { save, saved, failed }: Saving) {
  const sent = draftOfForm(form)
  const cover = await storeCover(form.get('cover'))
  const draft = cover.address ? { ...sent, coverImage: cover.address } : sent

  const edit = editOfForm(form)
  if (edit) return data<PostFormAnswer>({ draft: editDraft(draft, edit) })

  const parsed = postInput.safeParse(draft)
  if (!parsed.success || cover.error) {
    const errors = {
      ...(parsed.error && fieldErrors(parsed.error)),
      ...(cover.error && { coverImage: cover.error }),
    }
    return data<PostFormAnswer>({ draft, errors }, { status: 400 })
  }
  const outcome = await settleOrNull(save(parsed.data), 'saving a post')
  if (outcome?.ok) return redirectWithToast(href('/admin/blog'), { title: saved })
  if (outcome?.reason === 'slug-taken') {
    return data<PostFormAnswer>({ draft, errors: { slug: words.slugTaken } }, { status: 409 })
  }
  if (outcome?.reason === 'not-found') {
    return redirectWithToast(href('/admin/blog'), { title: words.notFound, kind: 'destructive' })
  }
  return data<PostFormAnswer>({ draft, failure: failed }, { status: 500 })
}

async function storeCover(file: FormDataEntryValue | null): Promise<{ address?: string; error?: string }> {
  if (!(file instanceof File) || file.size === 0) return {}
  if (file.size > UPLOAD_BYTES_MAX) return { error: words.uploadTooBig }
  const stored = await storeCoverPicture(new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return { address: stored.address }
  return { error: stored.reason === 'no-picture' ? words.uploadFailed : words.uploadNotKept }
}
