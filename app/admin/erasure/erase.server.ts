/** Removes an address for good from all but the samples. Every step can be repeated by the next erasure. */
import { and, asc, eq, gt, inArray, isNotNull, is, ne, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { eraseDetail } from '#app/admin/emails/content-commands.server.ts'
import { namesAddress, patternOf } from '#app/intake/ingest/privacy/find-address.ts'
import { purgeOriginalsOf } from '#app/intake/ingest/purge-originals.server.ts'
import { RECIPIENT_STAND_IN } from '#app/intake/ingest/schema.ts'
import { readStored } from '#app/intake/ingest/store/stored-files.server.ts'
import { namesAddressInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import { db, inTransaction, rowsOf } from '#app/platform/db/client.server.ts'
import { DERIVED_TABLES } from '#app/platform/db/derived-tables.ts'
import * as schema from '#app/platform/db/schema.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import {
  defineJob,
  deleteJobsExcept,
  deleteJobsNaming,
  listUnfinished,
  sendJob,
} from '#app/platform/lib/jobs.server.ts'
import { deleteQueuedMail } from '#app/platform/lib/mail.server.ts'
import { deleteOutboxMail } from '#app/platform/lib/outbox.server.ts'

const { arrivals, changeRows, collectionInvitations, contactMessages, emailFiles, emails } = schema
const { reports, submissions, subscribers, users, verifications } = schema

const ERASE = 'erase-address'
const jobData = z.object({ address: z.string() })

defineJob({
  name: ERASE,
  retryLimit: 5,
  longestSeconds: 6 * 3600,
  async run(data, stopping) {
    await eraseAddress(jobData.parse(data).address as EmailAddress, stopping)
    // Its own data names the address as well.
    await deleteJobsExcept(ERASE, [])
  },
})

/** Starts an erasure; does nothing while one is running. */
export async function startErasure(actor: Administrator, address: EmailAddress): Promise<void> {
  if (await isErasing()) return
  await sendJob(ERASE, { address })
  // The history must not keep the address.
  await noteChange({ actor, kind: 'address-erased', label: '' })
}

export async function isErasing(): Promise<boolean> {
  return (await listUnfinished(ERASE, { givenUp: false })).length > 0
}

export type Traces = Awaited<ReturnType<typeof findTraces>>

/** What names an address: numbers, so that the owner knows what an erasure changes. Reads files until `deadline`, in `performance.now()` time. */
export async function findTraces(address: EmailAddress, deadline = Infinity) {
  const pattern = patternOf(address)
  const named = new Set((await emailsSaying(pattern)).map(({ id }) => id))
  const originals = new Set<string>()
  const inbox = new Set((await arrivalsNaming(address, pattern)).map(({ id }) => id))
  let isComplete = true
  for await (const { of, id, key, role } of filesNaming(address)) {
    if (of === 'arrival') inbox.add(id)
    else if (role === 'html') named.add(id)
    else originals.add(key)
    if (performance.now() > deadline) {
      isComplete = false
      break
    }
  }
  return {
    emails: named.size,
    originals: originals.size,
    inbox: inbox.size,
    subscribers: await db().$count(subscribers, isAddress(subscribers.email, address)),
    messages: await db().$count(contactMessages, isMessageOf(address, pattern)),
    logs: await countLogs(pattern),
    // Accounts are deleted by their own page.
    hasAccount: (await db().$count(users, isAddress(users.email, address))) > 0,
    isComplete,
  }
}

/** @throws Error when something is left, to be tried again; everything else is done then. */
export async function eraseAddress(address: EmailAddress, stopping?: AbortSignal): Promise<void> {
  const pattern = patternOf(address)
  const html = new Set((await emailsSaying(pattern)).map(({ id }) => id))
  const reading: string[] = []
  for await (const { of, id, key, role } of filesNaming(address)) {
    stopping?.throwIfAborted()
    if (of === 'arrival') reading.push(...(await deleteArrivals([id])))
    else if (of === 'submission') {
      await db().delete(submissions).where(eq(submissions.id, id))
      await deleteUnused([key])
    } else if (role === 'html') html.add(id)
    else await purgeOriginalsOf([id])
  }
  const named = await arrivalsNaming(address, pattern)
  reading.push(...(await deleteArrivals(named.map(({ id }) => id))))
  const failed: string[] = []
  for (const id of html) {
    stopping?.throwIfAborted()
    const erased = await eraseDetail({ id, detail: address, standIn: RECIPIENT_STAND_IN })
    if (!erased) failed.push(id)
  }
  await deleteRows(address, pattern)
  await replaceInLogs(pattern)
  await deleteJobsNaming(address, ERASE)
  // Queued mail is encrypted.
  await deleteQueuedMail((message) => namesAddress(message, address))
  await deleteOutboxMail((bytes) => namesAddressInWorker(bytes, address))
  if (reading.length > 0) throw new Error('Messages that name an erased address are still being read')
  if (failed.length > 0) throw new Error(`Emails still name an erased address: ${failed.join(', ')}`)
}

function isAddress(column: typeof users.email | typeof subscribers.email, address: EmailAddress): SQL {
  return eq(sql`lower(${column})`, address)
}

function isMessageOf(address: EmailAddress, pattern: string): SQL {
  return sql`(lower(${contactMessages.email}) = ${address} or ${contactMessages.message} ~* ${pattern})`
}

function emailsSaying(pattern: string) {
  const { subjectLine, preheader, senderName, senderAddress, replyTo, bodyText, senderText, altText } = emails
  return db()
    .select({ id: emails.id })
    .from(emails)
    .where(
      sql`not ${emails.sample} and concat_ws(' ', ${subjectLine}, ${preheader}, ${senderName}, ${senderAddress},
        ${replyTo}, ${bodyText}, ${senderText}, ${altText}) ~* ${pattern}`,
    )
}

function arrivalsNaming(address: EmailAddress, pattern: string) {
  const { recipients, sender, subject, senderName, reason, details, authentication } = arrivals
  return db()
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(
      or(
        sql`${address} = any(${recipients})`,
        sql`concat_ws(' ', ${sender}, ${senderName}, ${subject}, ${reason}, ${details}, ${authentication}) ~* ${pattern}`,
      ),
    )
}

type NamingFile = { of: 'email' | 'arrival' | 'submission'; id: string; key: string; role: string }

const BATCH = 200

async function* filesNaming(address: EmailAddress): AsyncGenerator<NamingFile> {
  for await (const file of storedFiles()) {
    const bytes = await readStored(file.key)
    if (bytes && (await namesAddressInWorker(bytes, address))) yield file
  }
}

async function* storedFiles(): AsyncGenerator<NamingFile> {
  for await (const ids of batchesOf(emails, eq(emails.sample, false))) {
    const files = await db()
      .select({ id: emailFiles.emailId, key: emailFiles.key, role: emailFiles.role })
      .from(emailFiles)
      .where(and(inArray(emailFiles.emailId, ids), inArray(emailFiles.role, ['original', 'amp', 'html'])))
    for (const file of files) yield { ...file, of: 'email' }
  }
  for (const [of, table] of [['arrival', arrivals] as const, ['submission', submissions] as const]) {
    for await (const ids of batchesOf(table)) {
      const rows = await db()
        .select({ id: table.id, key: table.originalKey })
        .from(table)
        .where(and(inArray(table.id, ids), isNotNull(table.originalKey)))
      for (const { id, key } of rows) yield { of, id, key: key!, role: 'original' }
    }
  }
}

async function* batchesOf(
  table: typeof emails | typeof arrivals | typeof submissions,
  where?: SQL,
): AsyncGenerator<string[]> {
  let last: string | undefined
  do {
    const rows = await db()
      .select({ id: table.id })
      .from(table)
      .where(and(where, last === undefined ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(BATCH)
    last = rows.at(-1)?.id
    if (last !== undefined) yield rows.map(({ id }) => id)
  } while (last !== undefined)
}

/** Returns those that are being read, which may still become emails. */
async function deleteArrivals(ids: string[]): Promise<string[]> {
  const deleted = await db()
    .delete(arrivals)
    .where(and(inArray(arrivals.id, ids), ne(arrivals.state, 'processing')))
    .returning({ key: arrivals.originalKey })
  await deleteUnused(deleted.flatMap(({ key }) => key ?? []))
  const left = await db().select({ id: arrivals.id }).from(arrivals).where(inArray(arrivals.id, ids))
  return left.map(({ id }) => id)
}

async function deleteRows(address: EmailAddress, pattern: string): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.delete(subscribers).where(isAddress(subscribers.email, address))
    await tx.delete(contactMessages).where(isMessageOf(address, pattern))
    await tx.delete(collectionInvitations).where(eq(collectionInvitations.email, address))
    await tx
      .delete(verifications)
      .where(sql`${verifications.identifier} || ' ' || ${verifications.value} ~* ${pattern}`)
    await tx
      .update(reports)
      .set({ name: '', email: '' })
      .where(eq(sql`lower(${reports.email})`, address))
    // Undoing would bring it back.
    await tx
      .delete(changeRows)
      .where(sql`concat_ws(' ', ${changeRows.before}, ${changeRows.after}) ~* ${pattern}`)
  })
}

/** Tables of accounts and settings, which need their addresses, of rows that are deleted, and of derived rows. */
const LEFT_ALONE = new Set<unknown>([
  users,
  schema.accounts,
  schema.sessions,
  verifications,
  schema.twoFactors,
  schema.settings,
  schema.inboxAddresses,
  schema.inboxSources,
  schema.inboxRules,
  arrivals,
  changeRows,
  collectionInvitations,
  contactMessages,
  emailFiles,
  emails,
  subscribers,
  schema.formerFiles,
  ...DERIVED_TABLES,
])

/** The columns with texts of each table, such as the notes of imports and the history of changes. */
const LOGS = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable) || LEFT_ALONE.has(table)) return []
  const columns = getTableConfig(table).columns.filter((column) => isTextual(column.getSQLType()))
  return columns.length > 0 ? [{ table, columns }] : []
})

function isTextual(type: string): boolean {
  return type === 'jsonb' || type === 'text' || type.startsWith('text collate')
}

async function countLogs(pattern: string): Promise<number> {
  let count = 0
  for (const { table, columns } of LOGS) {
    const text = sql.join(
      columns.map((column) => sql`${column}::text`),
      sql`, `,
    )
    const [row] = await rowsOf<{ n: number }>(
      sql`select count(*)::int as n from ${table} where concat_ws(' ', ${text}) ~* ${pattern}`,
    )
    count += row!.n
  }
  return count
}

async function replaceInLogs(pattern: string): Promise<void> {
  const ofEmails = [emails.messageId, emails.scrubNotes, emails.guesses, emails.facts]
  for (const { table, columns } of [...LOGS, { table: emails, columns: ofEmails }]) {
    const isKept = table === emails ? emails.sample : sql`false`
    for (const column of columns) {
      const type = sql.raw(column.getSQLType() === 'jsonb' ? 'jsonb' : 'text')
      const name = sql.identifier(column.name)
      await db().execute(sql`
        update ${table} set ${name} = regexp_replace(${name}::text, ${pattern}, ${RECIPIENT_STAND_IN}, 'gi')::${type}
        where ${name}::text ~* ${pattern} and not ${isKept}`)
    }
  }
}
