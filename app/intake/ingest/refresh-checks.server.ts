import { eq } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { markAsArriving } from '#app/platform/db/gallery-version.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import { emailChecks, emailAttributes, emails } from '#app/platform/db/schema.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { writeChecks } from '#app/inspection/checks/commands.server.ts'
import { NO_SUBJECT } from '#app/gallery/email-page/inbox-limits.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { defineRefresh } from './refresh-rows.server.ts'
import { readMedia } from './render/render-job.server.ts'
import { lockIfHtmlUnchanged, readStored } from './store/stored-files.server.ts'
import { checksInWorker } from './worker/prepare-in-worker.server.ts'

export const checksRefresh = defineRefresh({
  job: 'refresh-checks',
  table: emailChecks,
  version: CHECKS_VERSION,
  refreshOne,
})

async function refreshOne(id: string): Promise<void> {
  const email = await readEmail(id)
  if (!email) return
  const checked = await checkStored(email)
  if (!checked.ok) log.warn({ emailId: id, reason: checked.reason }, 'an email could not be checked')
  await inTransaction(async (tx) => {
    await markAsArriving(tx)
    // What is written meanwhile is checked by the next turn.
    if (!(await lockIfHtmlUnchanged(tx, id, email.htmlKey))) return
    if (checked.ok) await writeChecks(tx, id, checked.checks)
    else await tx.update(emailChecks).set({ rulesVersion: CHECKS_VERSION }).where(eq(emailChecks.emailId, id))
  })
}

async function checkStored({ htmlKey, ...email }: Email) {
  const file = htmlKey && (await readStored(htmlKey))
  if (!file) return { ok: false as const, reason: 'its HTML is missing' }
  const html = Buffer.from(file).toString('utf8')
  const subject = email.subject === NO_SUBJECT ? '' : email.subject
  const oneClickUnsubscribe = email.oneClickUnsubscribe ?? false
  const preheader = wholeText(email.preheader)
  return checksInWorker({ ...email, html, subject, preheader, oneClickUnsubscribe }, await readMedia(html))
}

async function readEmail(id: string) {
  const [email] = await db()
    .select({
      htmlKey: emails.htmlKey,
      subject: emails.subjectLine,
      preheader: emails.preheader,
      language: emails.language,
      stats: emails.facts,
      oneClickUnsubscribe: emailAttributes.oneClickUnsubscribe,
    })
    .from(emails)
    .leftJoin(emailAttributes, eq(emailAttributes.emailId, emails.id))
    .where(eq(emails.id, id))
  return email
}

type Email = NonNullable<Awaited<ReturnType<typeof readEmail>>>
