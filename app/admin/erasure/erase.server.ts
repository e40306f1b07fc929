/**
 * Removes an email address from everything that the gallery stores, for good. Every step can be done again: an erasure
 * that was stopped is finished by the next one.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, isNotNull, isNull, is, ne, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { eraseDetail } from '#app/admin/emails/content-commands.server.ts'
import { purgeOriginalsOf } from '#app/intake/ingest/purge-originals.server.ts'
import { RECIPIENT_STAND_IN } from '#app/intake/ingest/schema.ts'
import { readStored } from '#app/intake/ingest/store/stored-files.server.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import { db, inTransaction, rowsOf } from '#app/platform/db/client.server.ts'
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
import { log } from '#app/platform/lib/log.server.ts'
import { deleteOutboxMail } from '#app/platform/lib/outbox.server.ts'
import { namesAddress, patternOf } from './find-address.ts'

const { arrivals, changeRows, collectionInvitations, contactMessages, emailFiles, emails } = schema
const { reports, subscribers, users, verifications } = schema

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

/** What names an address: numbers, so that the owner knows what an erasure changes. */
export type Traces = {
  emails: number
  originals: number
  inbox: number
  subscribers: number
  messages: number
  logs: number
  /** Whether an account has it; accounts are deleted by their own page. */
  hasAccount: boolean
  /** False if the files were not read to their end. */
  isComplete: boolean
}

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

/** Reads files until `deadline`, in `performance.now()` time. */
export async function findTraces(address: EmailAddress, deadline = Infinity): Promise<Traces> {
  const pattern = patternOf(address)
  const named = new Set((await emailsSaying(pattern)).map(({ id }) => id))
  const originals = new Set<string>()
  const inbox = new Set((await arrivalsNaming(address, pattern)).map(({ id }) => id))
  let isComplete = true
  for await (const { emailId, arrivalId, role } of filesNaming(address)) {
    if (arrivalId) inbox.add(arrivalId)
    if (emailId) (role === 'html' ? named : originals).add(emailId)
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
    hasAccount: (await db().$count(users, isAddress(users.email, address))) > 0,
    isComplete,
  }
}

/** @throws Error when something is left, to be tried again; everything else is done then. */
export async function eraseAddress(address: EmailAddress, stopping?: AbortSignal): Promise<void> {
  const pattern = patternOf(address)
  const html = new Set((await emailsSaying(pattern)).map(({ id }) => id))
  for await (const { emailId, arrivalId, role, key } of filesNaming(address)) {
    stopping?.throwIfAborted()
    if (arrivalId) await deleteArrivals([arrivalId])
    else if (emailId && role === 'html') html.add(emailId)
    else if (emailId) await purgeOriginalsOf([emailId])
    log.debug({ key }, 'a file names an erased address')
  }
  await deleteArrivals((await arrivalsNaming(address, pattern)).map(({ id }) => id))
  const failed: string[] = []
  for (const id of html) {
    stopping?.throwIfAborted()
    const erased = await eraseDetail({ id, detail: address, standIn: RECIPIENT_STAND_IN })
    if (!erased) failed.push(id)
  }
  await deleteRows(address, pattern)
  await replaceInLogs(pattern)
  await deleteJobsNaming(address, ERASE)
  await deleteOutboxMail((bytes) => namesAddress(bytes, address))
  // A message that is being read may still become an email.
  if ((await arrivalsNaming(address, pattern)).length > 0) {
    throw new Error('Messages that name an erased address are still being read')
  }
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
      sql`concat_ws(' ', ${subjectLine}, ${preheader}, ${senderName}, ${senderAddress}, ${replyTo}, ${bodyText},
        ${senderText}, ${altText}) ~* ${pattern}`,
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

type NamingFile = { key: string; emailId: string | null; arrivalId: string | null; role: string }

const BATCH = 200

/** The files of emails and of messages in the inbox that name the address. */
async function* filesNaming(address: EmailAddress): AsyncGenerator<NamingFile> {
  for await (const file of storedFiles()) {
    const bytes = await readStored(file.key)
    if (bytes && namesAddress(bytes, address)) yield file
    // Other requests get a turn.
    await nextTurn()
  }
}

async function* storedFiles(): AsyncGenerator<NamingFile> {
  let after: SQL | undefined
  for (;;) {
    const files = await db()
      .select({ key: emailFiles.key, emailId: emailFiles.emailId, role: emailFiles.role })
      .from(emailFiles)
      .where(and(inArray(emailFiles.role, ['original', 'amp', 'html']), after))
      .orderBy(asc(emailFiles.emailId), asc(emailFiles.key))
      .limit(BATCH)
    for (const file of files) yield { ...file, arrivalId: null }
    const last = files.at(-1)
    if (!last) break
    after = sql`(${emailFiles.emailId}, ${emailFiles.key}) > (${last.emailId}, ${last.key})`
  }
  for (after = undefined; ;) {
    const rows = await db()
      .select({ key: arrivals.originalKey, arrivalId: arrivals.id })
      .from(arrivals)
      .where(and(isNotNull(arrivals.originalKey), isNull(arrivals.emailId), after))
      .orderBy(asc(arrivals.id))
      .limit(BATCH)
    for (const { key, arrivalId } of rows) yield { key: key!, emailId: null, arrivalId, role: 'original' }
    const last = rows.at(-1)
    if (!last) return
    after = gt(arrivals.id, last.arrivalId)
  }
}

async function deleteArrivals(ids: string[]): Promise<void> {
  const deleted = await db()
    .delete(arrivals)
    .where(and(inArray(arrivals.id, ids), ne(arrivals.state, 'processing')))
    .returning({ key: arrivals.originalKey })
  await deleteUnused(deleted.flatMap(({ key }) => key ?? []))
}

/** Rows that are about the address and nothing else. */
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
  schema.emailSearch,
  schema.emailList,
  schema.searchWords,
  schema.galleryCounts,
  schema.galleryTags,
  schema.analyticsEmails,
  schema.analyticsCounts,
  schema.analyticsWords,
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
  const all = [
    ...LOGS,
    { table: emails, columns: [emails.messageId, emails.scrubNotes, emails.guesses, emails.facts] },
  ]
  for (const { table, columns } of all) {
    for (const column of columns) {
      const type = sql.raw(column.getSQLType() === 'jsonb' ? 'jsonb' : 'text')
      const name = sql.identifier(column.name)
      await db().execute(sql`
        update ${table} set ${name} = regexp_replace(${name}::text, ${pattern}, ${RECIPIENT_STAND_IN}, 'gi')::${type}
        where ${name}::text ~* ${pattern}`)
    }
  }
}
