/** Emails that members submit. They arrive like all others, and always wait for a review. */
import { and, eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { submissions } from '#app/platform/db/schema.ts'
import { acceptArrival } from '#app/intake/inbox/accept.server.ts'
import { kindOf } from '#app/intake/ingest/parse/detect-format.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { submitCopy as words } from './copy.ts'
import { htmlMessage } from './html-message.ts'
import { SUBMISSION_MB_MAX, type SubmissionForm, WAITING_MAX } from './schema.ts'

export type Submitted =
  | { ok: true }
  | { ok: false; reason: 'invalid'; errors: FieldErrors }
  | { ok: false; reason: 'refused' | 'unavailable'; message: string }

type Submitting = { actor: Person; address: string; file: Uint8Array | null; form: SubmissionForm }

/** `address` is the member's, which is removed from the email. */
export async function submitEmail({ actor, address, file, form }: Submitting): Promise<Submitted> {
  const bytes = file ?? Buffer.from(form.source)
  const field = file ? 'file' : 'source'
  if (bytes.length === 0) return invalid('file', words.sourceMissing)
  if (bytes.length > SUBMISSION_MB_MAX * 1024 * 1024) return invalid(field, words.tooLarge(SUBMISSION_MB_MAX))
  const kind = kindOf(bytes)
  if (!kind) return invalid(field, words.notAnEmail)
  if (kind === 'html' && !form.brand) return invalid('brand', words.brandMissing)
  if (kind === 'html' && !form.subject) return invalid('subject', words.subjectMissing)
  const waiting = await db().$count(
    submissions,
    and(eq(submissions.userId, actor.id), eq(submissions.status, 'waiting')),
  )
  if (waiting >= WAITING_MAX) return { ok: false, reason: 'refused', message: words.tooManyWaiting }

  const { brand, subject, note } = form
  const content = kind === 'html' ? htmlMessage({ html: bytes, brand, subject }) : bytes
  const accepted = await acceptArrival({
    source: 'submission',
    sourceName: 'members',
    content,
    recipients: [address],
    async storeAlong(tx, { id, originalKey }) {
      await tx.insert(submissions).values({ userId: actor.id, originalKey, kind: 'eml', note, arrivalId: id })
    },
  })
  if (accepted.outcome === 'unavailable') return { ok: false, reason: 'unavailable', message: words.failed }
  if (accepted.outcome === 'duplicate') return { ok: false, reason: 'refused', message: words.known }
  if (accepted.outcome === 'refused') return { ok: false, reason: 'refused', message: accepted.reason }
  return { ok: true }
}

function invalid(field: string, message: string): Submitted {
  return { ok: false, reason: 'invalid', errors: { [field]: message } }
}
