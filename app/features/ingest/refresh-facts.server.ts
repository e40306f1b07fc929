/**
 * Reads the facts of emails again: when an email was edited, and all of them when the rules have grown. One email after
 * another, each in a transaction of its own, so that a killed server continues where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/db/client.server.ts'
import { markAsArriving, settleArrivals } from '#app/db/gallery-version.server.ts'
import { emailFacts, emails } from '#app/db/schema.ts'
import { writeFacts } from '#app/features/facts/commands.server.ts'
import { RULES_VERSION } from '#app/features/facts/email-facts.ts'
import { defineJob, listUnfinished, sendJob } from '#app/lib/jobs.server.ts'
import { log } from '#app/lib/log.server.ts'
import { addMissingRows } from './add-missing-rows.server.ts'
import { readStored } from './store/stored-files.server.ts'
import { factsInWorker, releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

const REFRESH_FACTS = 'refresh-facts'

/** How many are looked up at once. */
const STEP = 20
/** Leaves visitors most of the time: the embedded engine does one thing at a time. */
const PAUSE_MS = 10
/** A job may take five minutes; what is left is the next one's. */
const JOB_MS = 120_000

defineJob({
  name: REFRESH_FACTS,
  retryLimit: 4,
  // Changes that are undone are found without anybody queueing them.
  cron: '*/5 * * * *',
  canWork: () => true,
  async run(_data, stopping) {
    if (!(await refreshFacts(JOB_MS, stopping)) && !stopping.aborted) await sendJob(REFRESH_FACTS, {})
  },
  async catchUp() {
    await addMissingRows(emailFacts)
    if ((await countOutdated()) > 0) await queueRefresh()
  },
  release: releaseIngestWorker,
})

/** Queues the refresh; returns how many emails it will read. `all`: also those that are current. */
export async function queueFacts({ all }: { all: boolean }): Promise<number> {
  if (all) await db().update(emailFacts).set({ rulesVersion: 0 })
  const count = await countOutdated()
  if (count > 0) await queueRefresh()
  return count
}

async function queueRefresh(): Promise<void> {
  const waiting = await listUnfinished(REFRESH_FACTS, { givenUp: false })
  if (waiting.length === 0) await sendJob(REFRESH_FACTS, {})
}

/** For whoever changed one email; does nothing where its facts are current. If it fails, the next job does it. */
export async function refreshFactsOf(id: string): Promise<void> {
  try {
    const isOutdated = and(eq(emailFacts.emailId, id), lt(emailFacts.rulesVersion, RULES_VERSION))
    if ((await db().$count(emailFacts, isOutdated)) > 0) await refreshOne(id)
  } catch (error) {
    log.warn({ err: error, emailId: id }, 'the facts of a changed email could not be read')
  }
}

/** How many emails are current, and how many are to be read. */
export async function countFacts(): Promise<{ read: number; outdated: number }> {
  const outdated = await countOutdated()
  return { read: (await db().$count(emailFacts)) - outdated, outdated }
}

async function countOutdated(): Promise<number> {
  return db().$count(emailFacts, lt(emailFacts.rulesVersion, RULES_VERSION))
}

/** Whether all were read in this time. Until then, cached pages of visitors may be up to a minute behind. */
export async function refreshFacts(ms: number, stopping?: AbortSignal): Promise<boolean> {
  const until = performance.now() + ms
  let count = 0
  try {
    for (;;) {
      const outdated = await listOutdated()
      if (outdated.length === 0) return true
      for (const id of outdated) {
        if (stopping?.aborted || performance.now() > until) return false
        await refreshOne(id, markAsArriving)
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
    .select({ id: emailFacts.emailId })
    .from(emailFacts)
    .where(lt(emailFacts.rulesVersion, RULES_VERSION))
    .orderBy(emailFacts.rulesVersion, emailFacts.emailId)
    .limit(STEP)
  return outdated.map(({ id }) => id)
}

/** `begin` is the first thing done in the transaction that writes. */
async function refreshOne(id: string, begin?: (tx: Transaction) => Promise<void>): Promise<void> {
  const email = await readEmail(id)
  if (!email) return
  const { original, html, ...fields } = await filesOf(email)
  const read = html === null ? null : await factsInWorker({ original, html, ...fields, ...textsOf(email) })
  if (!read?.ok) {
    log.warn(
      { emailId: id, reason: read?.reason ?? 'its HTML is gone' },
      'the facts of an email could not be read',
    )
    await inTransaction(async (tx) => {
      await begin?.(tx)
      await tx.update(emailFacts).set({ rulesVersion: RULES_VERSION }).where(eq(emailFacts.emailId, id))
    })
    return
  }
  await inTransaction(async (tx) => {
    await begin?.(tx)
    // Locked: what is written meanwhile is read again by the next turn.
    const [current] = await tx.select(COLUMNS).from(emails).where(eq(emails.id, id)).for('update')
    if (current && JSON.stringify(current) === JSON.stringify(email)) await writeFacts(tx, id, read.facts)
  })
}

/** Everything that decides about the facts of an email. */
const COLUMNS = {
  originalKey: emails.originalKey,
  htmlKey: emails.htmlKey,
  subject: emails.subjectLine,
  preheader: emails.preheader,
  senderName: emails.senderName,
  senderAddress: emails.senderAddress,
  replyTo: emails.replyTo,
  sentAt: emails.sentAt,
  language: emails.language,
  stats: emails.facts,
}

async function readEmail(id: string) {
  const [email] = await db().select(COLUMNS).from(emails).where(eq(emails.id, id))
  return email
}

type Email = NonNullable<Awaited<ReturnType<typeof readEmail>>>

async function filesOf({ originalKey, htmlKey }: Email) {
  const html = htmlKey && (await readStored(htmlKey))
  return {
    original: await readStored(originalKey),
    kind: originalKey.endsWith('.html') ? ('html' as const) : ('eml' as const),
    html: html ? Buffer.from(html).toString('utf8') : null,
  }
}

function textsOf({ originalKey: _original, htmlKey: _html, ...texts }: Email) {
  return texts
}
