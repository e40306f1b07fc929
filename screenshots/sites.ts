/** The galleries in the screenshots: the samples, one with edge cases, one with a broken database, an empty one. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/db/client.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'

export type SiteName = 'samples' | 'bad day' | 'broken' | 'empty'

export type Site = { url: string; mail: MailServer; stop: () => Promise<void> }

export const ownerEmail = 'owner@mailshelf.example'

const DAY = 86_400_000
const LONG =
  'Everything you never asked about Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and a discount'

const prepare: Record<SiteName, ((dataDir: string) => Promise<void>) | null> = {
  samples: null,
  empty: null,
  'bad day': (dataDir) => withDatabase(dataDir, fillBadDay),
  broken: (dataDir) =>
    withDatabase(dataDir, async ({ db }) => {
      await db.execute('alter table emails rename to emails_out_of_reach')
    }),
}

export async function startSite(name: SiteName): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shots-'))
  await prepare[name]?.(dataDir)
  const mail = await startMailServer()
  const server = startBuiltServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Mailshelf <shelf@mailshelf.example>',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ownerEmail,
    SAMPLES: name === 'samples' ? 'auto' : 'off',
    LOG_LEVEL: 'silent',
    // Displayed but never contacted.
    GOOGLE_CLIENT_ID: 'shots',
    GOOGLE_CLIENT_SECRET: 'shots',
    NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
    SHOTS_SHIFT: process.env['SHOTS_SHIFT'] ?? '0',
    TZ: 'UTC',
  })
  return {
    url: await server.ready,
    mail,
    async stop() {
      server.child.kill()
      await server.ended
      await mail.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function withDatabase(dataDir: string, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase({ DATA_DIR: dataDir })
  useDatabase(database)
  await work(database)
  await database.close()
}

/** New, updated, long, without an image, and with a missing image. */
async function fillBadDay(): Promise<void> {
  const longAgo = new Date(Date.now() - 60 * DAY)
  const letters = await createCategory({ name: 'Letters', slug: 'letters' })
  const ropes = await createCategory({ name: 'Ropes', slug: 'ropes', type: 'vertical' })
  await createCategory({ name: 'Empty Corner', slug: 'empty-corner' })
  const brand = await createBrand({
    name: 'Ash & Rope',
    slug: 'ash-and-rope',
    description: 'Rope by the metre, ash by the bucket.',
    categories: [ropes],
  })
  const long = await createBrand({
    name: 'The Honourable Company of Makers of Rope and Very Long Names',
    slug: 'long-names',
    description: 'A name that no label is wide enough for. '.repeat(6).trim(),
    categories: [ropes],
  })
  await createBrand({ name: 'Nothing Yet', slug: 'nothing-yet' })
  const preview = {
    width: 640,
    height: 1600,
    dominantColor: '#114433',
    files: [{ width: 640, height: 1600, webp: 'media/no/such.webp', avif: null }],
  }
  const here = { brand, categories: [letters] }
  await createEmail({ ...here, slug: 'old', subjectLine: 'Old and left alone', createdAt: longAgo, preview })
  await createEmail({
    ...here,
    slug: 'mended',
    subjectLine: 'Old and mended',
    createdAt: longAgo,
    contentChangedAt: new Date(),
    preview: { ...preview, height: 700, dominantColor: '#d9b8a0' },
  })
  await createEmail({ ...here, slug: 'fresh', subjectLine: LONG })
  await createEmail({ brand: long, categories: [letters], slug: 'long', subjectLine: LONG })
}
