import { and, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { db } from '#app/platform/db/client.server.ts'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { arrivals, inboxAddresses } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { ANY } from './addresses.ts'
import { arrivalCopy } from './inbox-copy.ts'

const TIMEOUT_MS = 10_000

export type Receiving = {
  smtp: { domain: string; host: string; port: number; address: string | null } | null
  folder: string | null
}

/** `address` is one that receives emails; null before there is one at the domain. */
export async function readReceiving(_actor: Administrator): Promise<Receiving> {
  const { INBOX_SMTP_PORT: port, INBOX_DOMAIN: domain, INBOX_FOLDER: folder = null } = env()
  if (port === undefined || !domain) return { smtp: null, folder }
  const address = await findReceivingAddress(domain)
  return { smtp: { domain, host: new URL(siteUrl()).hostname, port, address }, folder }
}

/** At any domain or this one. */
export async function findReceivingAddress(domain = '%'): Promise<EmailAddress | null> {
  const [row] = await db()
    .select({ address: inboxAddresses.address })
    .from(inboxAddresses)
    .where(and(isNull(inboxAddresses.userId), like(inboxAddresses.address, `%@${domain}`)))
    .orderBy(inboxAddresses.address)
    .limit(1)
  return row ? readEmailAddress(row.address.replace(`${ANY}@`, 'test@')) : null
}

/** What SPF and DKIM gave for a message of ours that came back to the gallery; null as long as it has not. */
export async function findReturned(messageId: string): Promise<Authentication | null> {
  const [row] = await db()
    .select({ authentication: arrivals.authentication })
    .from(arrivals)
    .where(and(eq(arrivals.messageId, messageId), isNotNull(arrivals.authentication)))
    .limit(1)
  return row?.authentication ?? null
}

/** Sends a message to the receiver of this server, as any mail server would. @throws its refusal, or that it cannot be reached */
export async function sendTestMessage(to: string): Promise<void> {
  const { INBOX_SMTP_PORT: port, INBOX_SMTP_HOST, HOST } = env()
  const host = INBOX_SMTP_HOST ?? HOST
  const transport = createTransport({
    // A receiver on all interfaces is on this one too.
    host: host === '0.0.0.0' || host === '::' ? 'localhost' : host,
    port,
    ignoreTLS: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  await transport.sendMail({
    from: `${arrivalCopy.test.name} <${to}>`,
    to,
    subject: arrivalCopy.test.name,
    text: arrivalCopy.test.text,
  })
}
