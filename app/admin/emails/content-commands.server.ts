/** Removes personal details. Screenshots are taken before the transaction: a job would block undoing. */
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import { emailFiles, emails, emailSlugs } from '#app/platform/db/schema.ts'
import type { EmailGuesses } from '#app/platform/db/json-columns.ts'
import { type Change, noteChange, recordChange } from '#app/platform/changes/change.server.ts'
import { NO_SUBJECT } from '#app/gallery/email-page/inbox-limits.ts'
import { privateFile } from '#app/intake/ingest/original-file.server.ts'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import { detailOf } from '#app/intake/ingest/privacy/find-detail.ts'
import type { DetailCounts, DetailRemoved } from '#app/intake/ingest/privacy/remove-detail.server.ts'
import { refreshAttributesOf } from '#app/intake/ingest/refresh-attributes.server.ts'
import { queueRenderingAgain, readMedia } from '#app/intake/ingest/render/render-job.server.ts'
import type { Picture } from '#app/intake/ingest/render/screenshot-files.server.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { storePrepared, writeFiles } from '#app/intake/ingest/store/stored-files.server.ts'
import { removeDetailInWorker, renderInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { CONTENT_KEYS, storage } from '#app/platform/lib/storage.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'

type ContentOutcome =
  | { ok: true; changeId: string | null }
  | { ok: false; reason: 'missing' | 'conflict' | 'nothing' }
  /** A sentence of the import. */
  | { ok: false; reason: 'refused'; why: string }

type EmailRow = typeof emails.$inferSelect

async function htmlOf({ htmlKey }: EmailRow): Promise<string | null> {
  return htmlKey && (await storage().exists(htmlKey)) ? storage().get(htmlKey) : null
}

async function readRow(id: string): Promise<EmailRow | null> {
  if (!isUuid(id)) return null
  const [email] = await db().select().from(emails).where(eq(emails.id, id))
  return email ?? null
}

/** Queues a new screenshot. There is nothing to undo. */
export async function takeScreenshotAgain({ actor, id }: { actor: Editor; id: string }) {
  const email = await readRow(id)
  if (!email) return 'missing' as const
  if (!(await queueRenderingAgain(id))) return 'no-browser' as const
  await noteChange({ actor, kind: 'email-rendered', label: email.subjectLine })
  return 'queued' as const
}

type DetailAsked = { actor: Editor; id: string; detail: string; standIn: string }

export type DetailFound =
  | { ok: true; counts: DetailCounts & { slug: number }; total: number; examples: string[] }
  | { ok: false; why: string }

/** Lists the places of a personal detail without changing anything. */
export async function findDetail({ id, detail, standIn }: DetailAsked): Promise<DetailFound | null> {
  const email = await readRow(id)
  if (!email) return null
  const removed = await without(email, detail, standIn)
  if (!removed.ok) return { ok: false, why: removed.reason }
  const counts = { ...removed.counts, slug: isInSlug(email.slug, detail) ? 1 : 0 }
  return { ok: true, counts, total: totalOf(counts), examples: removed.examples }
}

function totalOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

async function without(email: EmailRow, detail: string, standIn: string) {
  return removeDetailInWorker({
    html: await htmlOf(email),
    texts: {
      subjectLine: email.subjectLine,
      preheader: wholeText(email.preheader),
      senderName: email.senderName ?? '',
      senderAddress: email.senderAddress ?? '',
      replyTo: email.replyTo ?? '',
      bodyText: wholeText(email.bodyText),
      senderText: wholeText(email.senderText),
      altText: wholeText(email.altText),
    },
    detail,
    standIn,
  })
}

/** Removes a detail everywhere a reader could find it, if there are as many places as the confirmation stated. */
export async function removeDetail({
  actor,
  id,
  detail,
  standIn,
  expected,
}: DetailAsked & { expected: number }): Promise<ContentOutcome> {
  const email = await readRow(id)
  if (!email) return { ok: false, reason: 'missing' }
  const removed = await without(email, detail, standIn)
  if (!removed.ok) return { ok: false, reason: 'refused', why: removed.reason }
  const total = totalOf(removed.counts) + (isInSlug(email.slug, detail) ? 1 : 0)
  if (total === 0) return { ok: false, reason: 'nothing' }
  return total === expected
    ? writeWithout(email, removed, { actor, detail, standIn })
    : { ok: false, reason: 'conflict' }
}

/** Removes a detail for good, with the files that show it. False if the email still has it. */
export async function eraseDetail({ id, ...asked }: Omit<DetailAsked, 'actor'>): Promise<boolean> {
  const email = await readRow(id)
  if (!email) return true
  const removed = await without(email, asked.detail, asked.standIn)
  if (!removed.ok) return false
  const before = await db().select({ key: emailFiles.key }).from(emailFiles).where(eq(emailFiles.emailId, id))
  const outcome = await writeWithout(email, removed, { ...asked, actor: null, undoable: false })
  if (outcome.ok) await deleteUnused(before.map(({ key }) => key))
  return outcome.ok
}

/** Stores files first, then rows; the original and its parts stay. Fails if the content has changed in the meantime. */
async function writeWithout(
  email: EmailRow,
  removed: DetailRemoved,
  { detail, standIn, ...change }: Omit<DetailAsked, 'id' | 'actor'> & Pick<Change, 'actor' | 'undoable'>,
): Promise<ContentOutcome> {
  const { id } = email
  const { html } = removed
  const hasSlug = isInSlug(email.slug, detail)
  const files = filesOf(removed)
  const picture = await pictureOf(html, files)
  const { subjectLine, senderName, senderAddress, replyTo, ...texts } = removed.texts
  const values: Partial<typeof emails.$inferInsert> = {
    ...texts,
    subjectLine: subjectLine || NO_SUBJECT,
    senderName: senderName || null,
    senderAddress: senderAddress || null,
    replyTo: replyTo || null,
    guesses: guessesWithout(email.guesses, detail, standIn),
    ...(hasSlug && { slug: freshSlug(subjectLine, email) }),
    ...(html !== null && {
      htmlKey: files[0]!.key,
      facts: {
        ...email.facts,
        htmlBytes: Buffer.byteLength(html),
        ...(picture && { colors: picture.colors }),
      },
      // Without a browser there is no screenshot, because the old one shows the detail.
      preview: picture?.facts ?? null,
    }),
    editedAt: new Date(),
  }
  const written = [...files, ...(picture?.files ?? [])]
  await storePrepared(written)
  const outcome = await inTransaction(async (tx): Promise<ContentOutcome> => {
    const [current] = await tx.select().from(emails).where(eq(emails.id, id)).for('update')
    if (!current) return { ok: false, reason: 'missing' }
    if (current.updatedAt.getTime() !== email.updatedAt.getTime()) return { ok: false, reason: 'conflict' }
    const { changeId } = await recordChange(
      tx,
      {
        ...change,
        kind: 'email-detail-removed',
        // The history must not keep the detail.
        label: subjectLine,
        isPrivate: true,
        count: 1,
        rows: [
          { table: emails, where: eq(emails.id, id) },
          { table: emailFiles, where: eq(emailFiles.emailId, id) },
          { table: emailSlugs, where: eq(emailSlugs.emailId, id) },
        ],
      },
      async () => {
        await tx.update(emails).set(values).where(eq(emails.id, id))
        // Former slugs contain the detail as well.
        if (hasSlug) await tx.delete(emailSlugs).where(eq(emailSlugs.emailId, id))
        if (html !== null) await replaceFiles(tx, id, written, html)
      },
    )
    return { ok: true, changeId }
  })
  if (outcome.ok) await refreshAttributesOf(id)
  if (outcome.ok && html !== null && !picture) await queueRenderingAgain(id)
  return outcome
}

/** Slugs are made from subjects, word by word. */
function isInSlug(slug: string, detail: string): boolean {
  const wanted = slugOf(detail)
  return wanted !== '' && `-${slug}-`.includes(`-${wanted}-`)
}

function freshSlug(subject: string, { contentHash }: EmailRow): string {
  return `${slugOf(subject) || 'email'}-${contentHash.slice(0, 10)}`
}

function guessesWithout(guesses: EmailGuesses, detail: string, standIn: string): EmailGuesses {
  const found = detailOf(detail)
  return Object.fromEntries(
    Object.entries(guesses).map(([name, guess]) => [
      name,
      {
        ...guess,
        value: found.replaceIn(guess.value, standIn).text,
        reason: found.replaceIn(guess.reason, standIn).text,
      },
    ]),
  )
}

/** The HTML comes first. */
function filesOf({ html, files }: DetailRemoved): PreparedFile[] {
  if (html === null) return []
  const pictures = [...files].map(([key, content]): PreparedFile => ({ key, role: 'asset', content }))
  return [privateFile('html', Buffer.from(html), 'html'), ...pictures]
}

async function pictureOf(html: string | null, files: PreparedFile[]): Promise<Picture | null> {
  if (html === null) return null
  const media = new Map([
    ...(await readMedia(html)),
    ...files.slice(1).map(({ key, content }) => [key, content] as const),
  ])
  try {
    return await renderInWorker(html, media)
  } catch (error) {
    log.warn({ err: error }, 'the screenshot of a changed email could not be taken')
    return null
  }
}

/** Files that the email still shows stay. */
async function replaceFiles(tx: Transaction, id: string, files: PreparedFile[], html: string): Promise<void> {
  const keys = [...files.map(({ key }) => key), ...(html.match(CONTENT_KEYS) ?? [])]
  await tx
    .delete(emailFiles)
    .where(
      and(
        eq(emailFiles.emailId, id),
        inArray(emailFiles.role, ['html', 'asset', 'preview']),
        notInArray(emailFiles.key, keys),
      ),
    )
  await writeFiles(tx, id, files)
}
