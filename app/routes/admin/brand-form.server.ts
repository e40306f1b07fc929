/** Handles the form of a brand. */
import { data, href } from 'react-router'
import { adminCopy } from '#app/features/brands/admin-copy.ts'
import { saveBrand } from '#app/features/brands/admin-commands.server.ts'
import { brandInput, LOGO_BYTES_MAX } from '#app/features/brands/schema.ts'
import { storeLogo } from '#app/features/ingest/assets/brand-logo.server.ts'
import { ownDomain } from '#app/features/ingest/guess/guess-sender.ts'
import { redirectWithToast, redirectWithUndo } from '#app/http/flash.server.ts'
import { typedIn } from '#app/http/read-form.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'

const words = adminCopy.brand

/** The logo is stored only with a valid form; the file has to be chosen again otherwise. */
export async function answerBrandForm(actor: Editor, id: string, form: FormData) {
  const answer = (more: FormAnswer, status: number) =>
    data<FormAnswer>({ values: typedIn(form), ...more }, { status })
  const parsed = brandInput.safeParse({ ...Object.fromEntries(form), category: form.getAll('category') })
  if (!parsed.success) return answer({ errors: fieldErrors(parsed.error) }, 400)
  const input = parsed.data
  const shared = input.domains.find((domain) => ownDomain(`sender@${domain}`) === '')
  if (shared) return answer({ errors: { domains: words.domainShared(shared) } }, 400)
  const logo = await readLogo(form.get('logo'))
  if (logo.errors) return answer({ errors: logo.errors }, 400)
  const saved = await settleOrNull(saveBrand({ actor, id, input, logoUrl: logo.address }), 'saving a brand')
  if (!saved) return answer(failedAnswer(words.saveFailed), 500)
  if (saved.ok) {
    const { changeId } = saved
    return redirectWithUndo(href('/admin/brands/:id', { id }), { title: words.saved(input.name), changeId })
  }
  if (saved.reason === 'refused') return answer({ errors: saved.errors }, 409)
  return redirectWithToast(href('/admin/brands'), { title: words.gone, kind: 'destructive' })
}

async function readLogo(
  file: FormDataEntryValue | null,
): Promise<{ address?: string; errors?: FieldErrors }> {
  if (!(file instanceof File) || file.size === 0) return {}
  if (file.size > LOGO_BYTES_MAX) return { errors: { logo: words.logoTooBig } }
  const stored = await storeLogo(new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return { address: stored.address }
  return { errors: { logo: stored.reason === 'no-picture' ? words.logoFailed : words.logoNotStored } }
}
