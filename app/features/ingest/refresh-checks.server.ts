/**
 * Checks emails again: those that changed, and all of them when the rules have changed. One email after another, each
 * in a transaction of its own, so that a killed server continues where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, lt } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { markAsArriving, settleArrivals } from '#app/db/gallery-version.server.ts'
import { emailChecks, emailFacts, emails } from '#app/db/schema.ts'
import { CHECKS_VERSION } from '#app/features/checks/check-email.ts'
import { writeChecks } from '#app/features/checks/commands.server.ts'
import { NO_SUBJECT } from '#app/features/gallery/email-page/inbox-limits.ts'
import { defineJob, listUnfinished, sendJob } from '#app/lib/jobs.server.ts'
import { log } from '#app/lib/log.server.ts'
import { addMissingRows } from './add-missing-rows.server.ts'
import { readMedia } from './render/render-job.server.ts'
import { readStored } from './store/stored-files.server.ts'
import { checksInWorker, releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

const REFRESH_CHECKS = 'refresh-checks'

/** How many are looked up at once. */
const STEP = 20
/** Leaves visitors most of the time. */
const PAUSE_MS = 10
/** A job may take five minutes; what is left is the next one's. */
const JOB_MS = 120_000

const isOutdated = lt(emailChecks.rulesVersion, CHECKS_VERSION)

defineJob({
  name: REFRESH_CHECKS,
  retryLimit: 4,
  // Changes that are undone are found without anybody queueing them.
  cron: '*/5 * * * *',
  canWork: () => true,
  async run(_data, stopping) {
    if (!(await refreshChecks(JOB_MS, stopping)) && !stopping.aborted) await sendJob(REFRESH_CHECKS, {})
  },
  async catchUp() {
    await addMissingRows(emailChecks)
    if ((await countOutdated()) > 0) await queueRefresh()
  },
  release: releaseIngestWorker,
})

/** Queues the refresh; returns how many emails it will check. `all`: also those that are current. */
export async function queueChecks({ all }: { all: boolean }): Promise<number> {
  if (all) await db().update(emailChecks).set({ rulesVersion: 0 })
  const count = await countOutdated()
  if (count > 0) await queueRefresh()
  return count
}

async function queueRefresh(): Promise<void> {
  const waiting = await listUnfinished(REFRESH_CHECKS, { givenUp: false })
  if (waiting.length === 0) await sendJob(REFRESH_CHECKS, {})
}

/** How many emails are current, and how many are to be checked. */
export async function countChecks(): Promise<{ checked: number; outdated: number }> {
  const outdated = await countOutdated()
  return { checked: (await db().$count(emailChecks)) - outdated, outdated }
}

async function countOutdated(): Promise<number> {
  return db().$count(emailChecks, isOutdated)
}

/** Whether all were checked in this time. Until then, cached pages of visitors may be up to a minute behind. */
export async function refreshChecks(ms: number, stopping?: AbortSignal): Promise<boolean> {
  const until = performance.now() + ms
  let count = 0
  try {
    for (;;) {
      const outdated = await listOutdated()
      if (outdated.length === 0) return true
      for (const id of outdated) {
        if (stopping?.aborted || performance.now() > until) return false
        await refreshOne(id)
        count += 1
        await sleep(PAUSE_MS)
      }
    }
  } finally {
    if (count > 0) await settleArrivals()
  }
}

async function listOutdated(): Promise<string[]> {
  const outdated = await db()
    .select({ id: emailChecks.emailId })
    .from(emailChecks)
    .where(isOutdated)
    .orderBy(emailChecks.rulesVersion, emailChecks.emailId)
    .limit(STEP)
  return outdated.map(({ id }) => id)
}

async function refreshOne(id: string): Promise<void> {
  const email = await readEmail(id)
  if (!email) return
  const checked = await checkStored(email)
  if (!checked.ok) log.warn({ emailId: id, reason: checked.reason }, 'an email could not be checked')
  await inTransaction(async (tx) => {
    await markAsArriving(tx)
    // Locked: what is written meanwhile is checked by the next turn.
    const [current] = await tx
      .select({ htmlKey: emails.htmlKey })
      .from(emails)
      .where(eq(emails.id, id))
      .for('update')
    if (!current || current.htmlKey !== email.htmlKey) return
    if (checked.ok) await writeChecks(tx, id, checked.checks)
    else await tx.update(emailChecks).set({ rulesVersion: CHECKS_VERSION }).where(eq(emailChecks.emailId, id))
  })
}

async function checkStored({ htmlKey, ...email }: Email) {
  const file = htmlKey && (await readStored(htmlKey))
  if (!file) return { ok: false as const, reason: 'its HTML is gone' }
  const html = Buffer.from(file).toString('utf8')
  const subject = email.subject === NO_SUBJECT ? '' : email.subject
  const oneClickUnsubscribe = email.oneClickUnsubscribe ?? false
  return checksInWorker({ ...email, html, subject, oneClickUnsubscribe }, await readMedia(html))
}

async function readEmail(id: string) {
  const [email] = await db()
    .select({
      htmlKey: emails.htmlKey,
      subject: emails.subjectLine,
      preheader: emails.preheader,
      language: emails.language,
      stats: emails.facts,
      oneClickUnsubscribe: emailFacts.oneClickUnsubscribe,
    })
    .from(emails)
    .leftJoin(emailFacts, eq(emailFacts.emailId, emails.id))
    .where(eq(emails.id, id))
  return email
}

type Email = NonNullable<Awaited<ReturnType<typeof readEmail>>>
