/** A review queue: the samples with images, each as several drafts that arrived by mail. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import { arrivals, emails } from '#app/platform/db/schema.ts'
import { fingerprintOf } from '#app/intake/inbox/near-duplicate.ts'
import { createUser } from '#test/signed-in.ts'
import { serveGallery } from '../bench/speed/served.ts'

const REVIEWER = {
  email: 'reviewer@bench.example',
  name: 'Rae Reviewer',
  password: 'reading-lamp-9',
  role: 'reviewer',
} as const

/** Fills a folder with `count` waiting emails and a reviewer; `change` may add to it. */
export async function prepareQueue(
  folder: string,
  count: number,
  change: (database: OpenDatabase) => Promise<void> = async () => {},
): Promise<void> {
  // The first start loads the samples.
  const server = await serveGallery(folder, { SITE_ENV: 'production' })
  await server.stop()
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  useDatabase(database)
  await createUser(REVIEWER)
  await addWaiting(database, count)
  await change(database)
  await database.close()
}

async function addWaiting({ db }: OpenDatabase, count: number): Promise<void> {
  const samples = await db
    .select()
    .from(emails)
    .where(sql`(${emails.facts} ->> 'imageCount')::int > 0`)
    .orderBy(emails.slug)
  const rows = Array.from({ length: count }, (_, number) => {
    const { id: _id, ...sample } = samples[number % samples.length]!
    return {
      ...sample,
      slug: `waiting-${number}`,
      subjectLine: `${sample.subjectLine} (${number + 1})`,
      contentHash: createHash('sha256').update(`waiting ${number}`).digest('hex'),
      messageId: null,
      status: 'draft' as const,
      sample: false,
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
      guesses: {
        emailType: { value: 'newsletter', confidence: 0.62, reason: 'its subject says so' },
        language: { value: 'en', confidence: 0.95, reason: '42 of its commonest words' },
      },
      scrubNotes: [{ what: 'email address', count: 2 }],
    }
  })
  const added = await db.insert(emails).values(rows).returning()
  await db.insert(arrivals).values(
    added.map((email) => ({
      source: 'smtp' as const,
      sourceName: 'SMTP',
      state: 'review' as const,
      reason: 'Not reviewed yet',
      sender: email.senderAddress,
      senderName: email.senderName,
      subject: email.subjectLine,
      originalKey: email.originalKey,
      size: 1,
      emailId: email.id,
      fingerprint: fingerprintOf({ subject: email.subjectLine, text: wholeText(email.bodyText), images: [] }),
      authentication: {
        by: 'mailshelf' as const,
        spf: { result: 'pass', domain: 'mail.example' },
        dkim: [{ result: 'pass', domain: 'mail.example' }],
        dmarc: { result: 'fail', domain: 'mail.example' },
      },
    })),
  )
}
