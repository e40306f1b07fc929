/**
 * The galleries in the screenshots: the samples, one with edge cases, one where emails wait for a review, one with a
 * broken database, an empty one.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { prepareQueue } from './queue-gallery.ts'

export type SiteName = 'samples' | 'bad day' | 'waiting' | 'broken' | 'empty'

export type Site = { url: string; mail: MailServer; stop: () => Promise<void> }

export const ownerEmail = 'owner@mailshelf.example'
export const password = 'reading-lamp-9'

const DAY = 86_400_000
const WAITING = 36
const LONG =
  'Everything you never asked about Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and a discount'

const prepare: Record<SiteName, ((dataDir: string) => Promise<void>) | null> = {
  samples: null,
  empty: null,
  async 'bad day'(dataDir) {
    await withDatabase(dataDir, fillBadDay)
    await importMail(dataDir)
  },
  waiting: (dataDir) => prepareQueue(dataDir, WAITING, addColleagues),
  broken: (dataDir) =>
    withDatabase(dataDir, async ({ db }) => {
      // Otherwise the first start would add the categories, which touches the missing table.
      await syncTaxonomy()
      await db.execute('alter view gallery_emails rename to gallery_emails_out_of_reach')
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
  await createUser({ email: ownerEmail, name: 'Olive Owner', password, role: 'admin' })
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
    slug: 'updated',
    subjectLine: 'Old and updated',
    createdAt: longAgo,
    contentChangedAt: new Date(),
    preview: { ...preview, height: 700, dominantColor: '#d9b8a0' },
  })
  await createEmail({ ...here, slug: 'fresh', subjectLine: LONG })
  await createEmail({ brand: long, categories: [letters], slug: 'long', subjectLine: LONG })
}

async function addColleagues(): Promise<void> {
  await createUser({ email: ownerEmail, name: 'Olive Owner', password, role: 'admin' })
  await createUser({ email: 'eve@people.example', name: 'Eve Example', role: 'editor' })
}

const MESSAGE = `From: Ash & Rope <post@ash-and-rope.example>
To: reader@people.example
Subject: Lamps for long evenings
Date: Thu, 12 Nov 2026 09:30:00 +0000
Content-Type: text/html; charset=utf-8

<body style="margin:0;font-family:Georgia;color:#3a2a1a"><table width="600" align="center">
<tr><td><img src="https://cdn.invalid/hero.jpg" width="600" height="240" alt="Half price on every lamp"
  style="display:block;color:#b3412e;font-size:30px"></td></tr>
<tr><td style="padding:24px"><h1>Until Sunday night</h1><p>Every lamp on the shelf, at half its price.</p>
<img src="https://cdn.invalid/desk.jpg" width="270" height="180" alt="Desk lamp">
<img src="https://cdn.invalid/floor.jpg" width="270" height="180" alt="Floor lamp"></td></tr></table></body>`

/** An email whose images cannot be had, one of a sender not seen before, and a file that is no email. */
async function importMail(dataDir: string): Promise<void> {
  const mail = path.join(dataDir, 'mail')
  await mkdir(mail)
  const files = {
    'lamps.eml': MESSAGE,
    'order.eml': MESSAGE.replace('ash-and-rope', 'lamps')
      .replace('Ash & Rope', 'The Lamp Post')
      .replace('Lamps for long evenings', 'Is it in the post?'),
    'notes.eml': 'Milk, bread, postage stamps',
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(mail, name), text.replaceAll('\n', '\r\n'))
  }
  const cli = path.join(projectRoot(), 'build/server/cli.js')
  await promisify(execFile)(
    process.execPath,
    [cli, 'import', '--no-fetch-images', '--publish', 'all', 'mail'],
    {
      cwd: dataDir,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    },
  ).catch((error: { code?: unknown }) => {
    // It ends with 2 because one file is rejected.
    if (error.code !== 2) throw error
  })
}
