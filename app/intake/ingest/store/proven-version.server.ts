/** Whether a message is a newer version of an email, by the sender of that email. */
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { ownDomain } from '#app/intake/ingest/guess/sender-domain.ts'
import { organizationOf } from '#app/intake/ingest/parse/sender.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import type { Version } from '#app/intake/ingest/queries.server.ts'
import { verifyInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'

/** Asked of the DNS only if there is an email with the same Message-ID. The domain of a mail provider proves nothing. */
export async function provenVersion({
  messageId,
  senderAddress,
  sentAt,
  files,
}: PreparedEmail): Promise<Version | undefined> {
  const original = files.find(({ role }) => role === 'original')
  if (!messageId || !sentAt || !original || !ownDomain(senderAddress)) return undefined
  if ((await db().$count(emails, eq(emails.messageId, messageId))) === 0) return undefined
  const { dkim = [] } = await verifyInWorker(original.content, null)
  const organization = organizationOf(senderAddress!)
  const isProven = dkim.some(
    ({ result, domain, coversVersion }) =>
      result === 'pass' && coversVersion && domain && organizationOf(domain) === organization,
  )
  return isProven ? { organization, sentAt: new Date(sentAt) } : undefined
}
