import { randomUUID } from 'node:crypto'
import type { NodemailerError } from 'nodemailer'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { siteState, users } from '#app/platform/db/schema.ts'
import { findReceivingAddress, findReturned } from '#app/intake/inbox/test-message.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import { sendNow } from '#app/platform/lib/mail.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { settingsCopy } from './copy.ts'

const REASON_MAX = 300

const STATE = 'test-email'

/** Sends an email to the owner at once, and a copy to the gallery, which shows what SPF and DKIM gave. */
export async function sendTestEmail(
  actor: Administrator,
): Promise<{ ok: true; to: string } | { ok: false; reason: string }> {
  const [owner] = await db().select({ email: users.email }).from(users).where(eq(users.id, actor.id))
  if (!owner) return { ok: false, reason: settingsCopy.mail.testFailed }
  const { testSubject, testText } = settingsCopy.mail
  const copyTo = await findReceivingAddress()
  const value = { messageId: `test-${randomUUID()}@${new URL(siteUrl()).hostname}`, copyTo }
  try {
    for (const to of copyTo ? [owner.email, copyTo] : [owner.email]) {
      await sendNow({
        to,
        subject: testSubject(site.name),
        html: `<p>${escapeHtml(testText)}</p>`,
        text: testText,
        messageId: `<${value.messageId}>`,
      })
    }
  } catch (error) {
    return { ok: false, reason: explainMailError(error as NodemailerError) }
  }
  await db()
    .insert(siteState)
    .values({ key: STATE, value })
    .onConflictDoUpdate({ target: siteState.key, set: { value, updatedAt: new Date() } })
  return { ok: true, to: owner.email }
}

/** What the copy of the last test email showed, as a sentence; null if there was none. */
export async function readTestResult(): Promise<string | null> {
  const [state] = await db().select().from(siteState).where(eq(siteState.key, STATE))
  const { messageId = '', copyTo } = (state?.value ?? {}) as { messageId?: string; copyTo?: string | null }
  if (!copyTo) return null
  const returned = await findReturned(messageId)
  if (!returned) return settingsCopy.mail.copyWaiting(copyTo)
  const { spf, dkim = [] } = returned
  const signature = dkim.find(({ result }) => result === 'pass') ?? dkim[0]
  return settingsCopy.mail.copyArrived(copyTo, spf?.result, signature?.result)
}

const { reasons, serverResponse } = settingsCopy.mail

/** By the code of the error, or by what its message contains, because sockets report most errors as `ESOCKET`. */
const REASONS: [sign: string, reason: string][] = [
  ['ECONNREFUSED', reasons.refused],
  ['ENOTFOUND', reasons.unknownHost],
  ['EDNS', reasons.unknownHost],
  ['ETIMEDOUT', reasons.timeout],
  ['EAUTH', reasons.signIn],
  ['certificate', reasons.certificate],
  ['altname', reasons.certificate],
  ['ETLS', reasons.encryption],
  ['SSL', reasons.encryption],
  ['EENVELOPE', reasons.sender],
]

/** In plain words, with the response of the server if there was one. */
export function explainMailError({ code, message, response }: NodemailerError): string {
  const reason = REASONS.find(([sign]) => sign === code || message.includes(sign))?.[1] ?? reasons.other
  const detail = response ?? (reason === reasons.other ? message : '')
  return detail ? `${reason} ${serverResponse(detail.slice(0, REASON_MAX))}` : reason
}
