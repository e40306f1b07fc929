import { and, eq, lt } from 'drizzle-orm'
import sharp from 'sharp'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { markAsArriving } from '#app/platform/db/gallery-version.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import { emailAttributes, emails } from '#app/platform/db/schema.ts'
import { writeAttributes } from '#app/inspection/attributes/commands.server.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { readImageLook } from './assets/image-look.server.ts'
import { defineRefresh } from './refresh-rows.server.ts'
import { readStored } from './store/stored-files.server.ts'
import { attributesInWorker } from './worker/prepare-in-worker.server.ts'

export const attributesRefresh = defineRefresh({
  job: 'refresh-attributes',
  table: emailAttributes,
  version: ATTRIBUTES_VERSION,
  refreshOne: (id) => refreshOne(id, markAsArriving),
})

/** For whoever changed one email; does nothing where its attributes are current. If it fails, the next job does it. */
export async function refreshAttributesOf(id: string): Promise<void> {
  try {
    const isOutdated = and(
      eq(emailAttributes.emailId, id),
      lt(emailAttributes.rulesVersion, ATTRIBUTES_VERSION),
    )
    if ((await db().$count(emailAttributes, isOutdated)) > 0) await refreshOne(id)
  } catch (error) {
    log.warn({ err: error, emailId: id }, 'the facts of a changed email could not be read')
  }
}

/** `begin` comes first in the transaction that writes. */
async function refreshOne(id: string, begin?: (tx: Transaction) => Promise<void>): Promise<void> {
  const email = await readEmail(id)
  if (!email) return
  const { original, html, ...fields } = await filesOf(email)
  const read =
    html === null ? null : await attributesInWorker({ original, html, ...fields, ...textsOf(email) })
  if (!read?.ok) {
    log.warn(
      { emailId: id, reason: read?.reason ?? 'its HTML is missing' },
      'the facts of an email could not be read',
    )
    await inTransaction(async (tx) => {
      await begin?.(tx)
      await tx
        .update(emailAttributes)
        .set({ rulesVersion: ATTRIBUTES_VERSION })
        .where(eq(emailAttributes.emailId, id))
    })
    return
  }
  const look = await lookOf(email)
  await inTransaction(async (tx) => {
    await begin?.(tx)
    // Locked: what is written meanwhile is read again by the next turn.
    const [current] = await tx.select(COLUMNS).from(emails).where(eq(emails.id, id)).for('update')
    if (!current || JSON.stringify(current) !== JSON.stringify(email)) return
    Object.assign(read.facts, look)
    if (current.originalKey === null) Object.assign(read.facts, await readFromOriginal(tx, id))
    await writeAttributes(tx, id, read.facts)
  })
}

/** What only the original said, which is deleted. */
async function readFromOriginal(tx: Transaction, id: string) {
  const { platform, amp, bimi, oneClickUnsubscribe, noReply, spf, dkim, dmarc } = emailAttributes
  const { sentOn, sentWeekday, sentHour } = emailAttributes
  const columns = { platform, amp, bimi, oneClickUnsubscribe, noReply, spf, dkim, dmarc }
  const [row] = await tx
    .select({ ...columns, sentOn, sentWeekday, sentHour })
    .from(emailAttributes)
    .where(eq(emailAttributes.emailId, id))
  return row
}

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
  preview: emails.preview,
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
    kind: originalKey?.endsWith('.html') ? ('html' as const) : ('eml' as const),
    html: html ? Buffer.from(html).toString('utf8') : null,
  }
}

async function lookOf({ preview, stats }: Email) {
  const [smallest] = preview?.files ?? []
  const file = await readStored(smallest?.webp ?? smallest?.avif ?? null)
  try {
    const image = file && sharp(file)
    return image && (await readImageLook(image, await image.metadata(), stats.colors))
  } catch (error) {
    log.warn({ err: error }, 'a screenshot could not be read')
    return null
  }
}

function textsOf({ originalKey: _original, htmlKey: _html, preview: _preview, ...texts }: Email) {
  return { ...texts, preheader: wholeText(texts.preheader) }
}
