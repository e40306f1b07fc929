import type { NodemailerError } from 'nodemailer'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import { sendNow } from '#app/platform/lib/mail.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { settingsCopy } from './copy.ts'

const REASON_MAX = 300

/** Sends an email to the owner at once, and says why it could not be sent. */
export async function sendTestEmail(
  actor: Administrator,
): Promise<{ ok: true; to: string } | { ok: false; reason: string }> {
  const [owner] = await db().select({ email: users.email }).from(users).where(eq(users.id, actor.id))
  if (!owner) return { ok: false, reason: settingsCopy.mail.testFailed }
  const { testSubject, testText } = settingsCopy.mail
  try {
    await sendNow({
      to: owner.email,
      subject: testSubject(site.name),
      html: `<p>${escapeHtml(testText)}</p>`,
      text: testText,
    })
    return { ok: true, to: owner.email }
  } catch (error) {
    return { ok: false, reason: explainMailError(error as NodemailerError) }
  }
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
