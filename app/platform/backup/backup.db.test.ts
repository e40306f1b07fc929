/** Backups in practice: taken from a gallery in use, restored elsewhere, with every row and byte compared. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  db,
  inTransaction,
  openDatabase,
  type OpenDatabase,
  openedDatabase,
  useDatabase,
} from '#app/platform/db/client.server.ts'
import { migrationNames } from '#app/platform/db/migrations.server.ts'
import * as schema from '#app/platform/db/schema.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { asPerson } from '#app/accounts/policy.ts'
import { addSection } from '#app/collections/arranging/section-commands.server.ts'
import { followBrand } from '#app/collections/brand-commands.server.ts'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { changeNote } from '#app/collections/note-commands.server.ts'
import { acceptInvitation, invite } from '#app/collections/members/invitations.server.ts'
import { createLink, publish } from '#app/collections/sharing/share-commands.server.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { env, parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { storeSecret } from '#app/platform/lib/secret.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { address } from '#test/address.ts'
import { runCommand } from '#cli/program.ts'
import { openEmbeddedCopy, useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createUser } from '#test/signed-in.ts'
import { checkArchive } from './archive-check.server.ts'
import { openArchive } from './archive-reader.server.ts'
import { createArchive } from './archive-writer.server.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST } from './manifest.ts'

const here = useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'backup-'))
const letters = path.join(home, 'letters')
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(home, 'bucket'),
  configureBuckets: [{ name: 'shelf', configs: [] }],
})
let folders = 0
/** Another gallery, on the embedded engine. */
let elsewhere: OpenDatabase

beforeAll(async () => {
  elsewhere = await openEmbeddedCopy()
  mkdirSync(letters)
  for (let n = 0; n < 12; n++) writeFileSync(path.join(letters, `${n}.eml`), letter(n))
})

afterAll(async () => {
  await elsewhere.close()
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

beforeEach(async () => {
  useDatabase(here())
  useStorage(await folderStorage())
})

function folderStorage() {
  folders += 1
  return openStorage(parseEnv({ DATA_DIR: path.join(home, `data-${folders}`) }))
}

async function bucketStorage() {
  const { port } = await bucket.run()
  return openStorage(
    parseEnv({
      S3_BUCKET: 'shelf',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    }),
  )
}

function letter(n: number): string {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return [
    `From: Brand ${n % 3} <hello@brand${n % 3}.test>`,
    `Message-ID: <letter-${n}@brand.test>`,
    `Subject: Letter number ${n}, =?utf-8?q?gr=C3=BC=C3=9Fe?=`,
    'Content-Type: text/html; charset=utf-8',
    '',
    `<table width="600"><tr><td><h1>Letter ${n}</h1><p>“Beans\\peas”, row ${n}. ${'Words and more words. '.repeat(n * 20)}</p>`,
    `<img alt="A dot" width="20" height="20" src="data:image/png;base64,${picture.toString('base64')}"></td></tr></table>`,
  ].join('\r\n')
}

async function mailshelf(...argv: string[]) {
  const said: string[] = []
  const steps: string[] = []
  const io = {
    cwd: home,
    out: (line: string) => void said.push(line),
    err: (line: string) => void said.push(line),
    progress: ({ label, done, total }: { label: string; done: number; total: number }) => {
      if (done === total) steps.push(label)
    },
  }
  return { code: await runCommand(argv, io), said: said.join('\n'), steps }
}

/** Shares a collection in every way, with an email that a member added. */
async function shareCollection(actor: Person, id: string): Promise<void> {
  const invitation = { email: null, right: 'add', intent: 'invite-by-link' } as const
  const invited = await invite({ actor, id, input: invitation })
  const friend = await createUser()
  const member = { ...asPerson(friend), email: friend.email, emailVerified: true }
  const secret = (invited as { link: string }).link.split('/').at(-1)!
  expect(await acceptInvitation({ actor: member, secret })).toMatchObject({ ok: true })
  const [, , third] = await db().select().from(schema.emails)
  expect(await saveEmail({ actor: member, emailId: third!.id, collectionId: id })).toMatchObject({ ok: true })
  expect(await invite({ actor, id, input: invitation })).toMatchObject({ ok: true })
  expect(await createLink({ actor, id, input: { label: 'Für “X”\\', days: 7 } })).toMatchObject({ ok: true })
  const details = { title: 'Söme', introduction: 'a\n"b"', displayName: null, showsNotes: true }
  expect(await publish({ actor, id, input: details })).toMatchObject({ ok: true })
}

/** A dozen imported emails, a user with all kinds of data, the owner's posts and messages. */
async function fillGallery(): Promise<void> {
  await syncTaxonomy()
  expect(await mailshelf('import', letters, '--no-render')).toMatchObject({ code: 0 })
  const [category] = await db().select().from(schema.categories)
  const [first, second, third] = await db().select().from(schema.emails)
  await db().insert(schema.brandCategories).values({ brandId: first!.brandId, categoryId: category!.id })
  await db()
    .insert(schema.emailCategories)
    .values({ emailId: first!.id, categoryId: category!.id })
    .onConflictDoNothing()
  const user = await createUser({ password: 'Beans-and-peas-in-rows', image: null, twoFactorEnabled: true })
  const actor = asPerson(user)
  await createCollection({ actor, input: { name: 'Söme “things”\\', description: null, type: 'emails' } })
  const [collection] = await db().select().from(schema.collections)
  for (const { id } of [first!, second!]) {
    expect(await saveEmail({ actor, emailId: id, collectionId: collection!.id })).toMatchObject({ ok: true })
    const input = { note: 'Söme “reason”\\', tags: ['a, b', '"c"', 'null'] }
    expect(await changeNote({ actor, collectionId: collection!.id, emailId: id, input })).toMatchObject({
      ok: true,
    })
  }
  await shareCollection(actor, collection!.id)
  const [smart] = await db()
    .insert(schema.smartCollections)
    .values({ userId: user.id, name: 'Sömething', filter: 'q=%22caf%C3%A9%22&type=welcome' })
    .returning()
  await db().insert(schema.smartFeeds).values({ smartCollectionId: smart!.id, secretHash: 'of a feed' })
  await db().insert(schema.smartWebhooks).values({
    smartCollectionId: smart!.id,
    url: 'https://hooks.test/',
    sealedSecret: 'sealed',
    sentUntil: 1_795_446_372_935_123,
  })
  const section = { title: 'Söme "part"\\', emailId: second!.id }
  expect(await addSection({ actor, id: collection!.id, input: section })).toEqual({ ok: true })
  await followBrand({ actor, brandId: first!.brandId })
  await db()
    .insert(schema.twoFactors)
    .values({ userId: user.id, secret: 'sealed', recoveryCodes: ['a', 'b,c', '"d"', 'null', ''] })
  await db()
    .insert(schema.accountEvents)
    .values({ userId: user.id, kind: 'signed-in', detail: { from: 'a\\b' } })
  await db()
    .insert(schema.sessions)
    .values({ userId: user.id, token: 'opens-the-door', expiresAt: new Date(Date.now() + 1e9) })
  const cover = await storeFile('media', Buffer.from('a cover'), 'webp')
  const [post] = await db()
    .insert(schema.blogPosts)
    .values({
      title: 'Post',
      slug: 'post',
      excerpt: 'Words',
      body: `<p>It’s \u2028 <img src="/${await storeFile('media', Buffer.from('a figure'), 'png')}"></p>`,
      coverImage: `/${cover}`,
      imageAltText: '',
      category: 'tips',
      tags: ['one', 'two, three'],
      createdBy: user.id,
    })
    .returning()
  await db().insert(schema.blogPostSlugs).values({ slug: 'its-first-slug', postId: post!.id })
  await db()
    .insert(schema.subscribers)
    .values({ email: address('reader@mail.test'), status: 'confirmed' })
  await db()
    .insert(schema.contactMessages)
    .values({ name: 'R', email: address('r@mail.test'), topic: 'other', message: 'Hello' })
  await db()
    .insert(schema.submissions)
    .values({
      userId: user.id,
      originalKey: await storeFile('private', Buffer.from('<p>'), 'html'),
      kind: 'html',
    })
  await fillInbox(first!)
  await db().insert(schema.brandDomains).values({ brandId: first!.brandId, domain: 'mail.brand0.test' })
  await db().insert(schema.brandSlugs).values({ brandId: first!.brandId, slug: 'former-brand' })
  await db().insert(schema.emailSlugs).values({ emailId: first!.id, slug: 'former-email' })
  await db().update(schema.emails).set({ status: 'draft' }).where(eq(schema.emails.id, third!.id))
  await db().insert(schema.settings).values({ name: 'SITE_NAME', value: 'Our shelf' })
  await db()
    .insert(schema.reports)
    .values({
      kind: 'mistake',
      emailId: first!.id,
      about: 'An email',
      name: 'R',
      email: address('r@mail.test'),
      message: 'Hello',
    })
  await db().insert(schema.changes).values({ actorId: user.id, kind: 'rule-added', label: 'A rule' })
  await db().execute(sql`update users set created_at = '2026-02-03 04:05:06.123457+05:45'`)
}

async function fillInbox({ id: emailId, brandId }: typeof schema.emails.$inferSelect): Promise<void> {
  const [address] = await db()
    .insert(schema.inboxAddresses)
    .values({ address: 'brand@inbox.test', brandId })
    .returning()
  const [rule] = await db()
    .insert(schema.inboxRules)
    .values({ conditions: { domain: 'brand0.test' }, outcome: { decision: 'publish' } })
    .returning()
  await db().insert(schema.inboxTokens).values({ name: 'Webhook', hash: 'a-hash' })
  await db().insert(schema.inboxSources).values({ kind: 'smtp', name: 'SMTP' })
  await db()
    .insert(schema.arrivals)
    .values({
      source: 'smtp',
      sourceName: 'SMTP',
      state: 'imported',
      recipients: ['brand@inbox.test', 'with "quotes", {braces}@inbox.test'],
      addressId: address!.id,
      ruleId: rule!.id,
      emailId,
      contentHash: '0'.repeat(64),
      originalKey: await storeFile('private', Buffer.from('Subject: Arrived'), 'eml'),
      size: 16,
    })
}

const NOT_RESTORED = [
  'sessions',
  'verifications',
  'rate_limits',
  'gallery_version',
  'gallery_queue',
  'analytics_queue',
  'import_runs',
  'import_notes',
  'import_emails',
  'change_rows',
  'review_leases',
  'export_files',
  'draft_previews',
  'former_files',
  'uploads',
]
/** Columns that have other numbers after a restore. */
const NUMBERED_AGAIN = [
  'gallery_tags',
  'email_list',
  'email_words',
  'gallery_counts',
  'analytics_emails',
  'analytics_counts',
  'analytics_words',
]

/** Every row of every other table, as PostgreSQL prints it. */
async function allRows(): Promise<Record<string, string[]>> {
  const { rows: tables } = await openedDatabase().executeSql(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const all: Record<string, string[]> = {}
  for (const name of tables.map(({ name }) => String(name))) {
    if (NOT_RESTORED.includes(name)) continue
    if (NUMBERED_AGAIN.includes(name)) {
      all[name] = [String(await db().$count(sql.raw(name)))]
      continue
    }
    const { rows } = await openedDatabase().executeSql(
      `set time zone 'UTC'; select t::text collate "C" as row from ${name} t order by 1`,
    )
    // Search knows categories by their numbers.
    all[name] = rows.map(({ row }) =>
      name.endsWith('_search') ? String(row).replaceAll(/'#\d+'/g, "'#'") : String(row),
    )
  }
  return all
}

async function indexes(): Promise<unknown[]> {
  const { rows } = await openedDatabase().executeSql(
    "select indexdef from pg_indexes where schemaname = 'public' order by indexname",
  )
  return rows
}

/** Every stored file that a row refers to, in hexadecimal. */
async function allFiles(rows: Record<string, string[]>): Promise<Record<string, string>> {
  const keys = JSON.stringify(rows).match(/(media|private)\/[^/]+\/[0-9a-f]{64}\.\w+/g) ?? []
  const files: Record<string, string> = {}
  for (const key of keys) files[key] = Buffer.from(await storage().getBytes(key)).toString('hex')
  return files
}

test('changes nothing between engines, folder and bucket, in both directions', async () => {
  await fillGallery()
  const rows = await allRows()
  const files = await allFiles(rows)
  const indexesBefore = await indexes()
  expect(Object.keys(files).length).toBeGreaterThan(25)
  expect(rows['email_search']).toHaveLength(12)
  expect(Object.keys(rows).filter((table) => rows[table]!.length === 0)).toEqual([])

  const taken = await mailshelf('backup', 'one.tar')
  expect(taken).toMatchObject({ code: 0, steps: ['Reading rows', 'Copying files'] })
  expect(taken.said).toMatch(/rows +\d+\nfiles +\d+\nwritten +one\.tar, /)

  useDatabase(elsewhere)
  useStorage(await bucketStorage())
  const restored = await mailshelf('restore', 'one.tar')
  expect(restored.said).toMatch(/^rows +\d+\nfiles +\d+\nrestored +as of 20[^\n]+$/)
  expect(restored.steps).toEqual([
    'Checking the backup in MB',
    'Restoring files',
    'Restoring rows',
    'Making indexes',
  ])
  expect(await allRows()).toEqual(rows)
  expect(await allFiles(rows)).toEqual(files)
  expect(await indexes()).toEqual(indexesBefore)
  expect(await db().$count(schema.sessions)).toBe(0)

  expect(await mailshelf('backup', 'two.tar')).toMatchObject({ code: 0 })
  useDatabase(here())
  useStorage(await folderStorage())
  expect(await mailshelf('restore', 'two.tar')).toMatchObject({
    code: 1,
    said: 'This gallery holds 12 emails, 3 brands, 2 users, 1 post, 1 subscriber, 1 message and 1 submission. Use --replace to overwrite it.',
  })
  expect(await db().$count(schema.sessions)).toBe(1)
  await createEmail({ brand: await createBrand({ slug: 'came-later' }) })
  const replaced = await mailshelf('restore', 'two.tar', '--replace')
  expect(replaced).toMatchObject({ code: 0 })
  expect(replaced.said).toMatch(/^replacing 13 emails, 4 brands, 2 users/)
  expect(await allRows()).toEqual(rows)
  expect(await allFiles(rows)).toEqual(files)
  expect(await db().$count(schema.sessions)).toBe(0)
  await bucket.close()
})

test('is a consistent snapshot when taken during writes', async () => {
  let written = 0
  const writing = new AbortController()
  /** A brand, its email with a file, and the count of both, in one transaction. */
  async function writeOne(): Promise<void> {
    const originalKey = await storeFile('private', Buffer.from(`letter ${written}`), 'eml')
    await inTransaction(async (tx) => {
      const [brand] = await tx
        .insert(schema.brands)
        .values({ name: `B ${written}`, slug: `b-${written}`, status: 'active' })
        .returning()
      await tx.insert(schema.emails).values({
        slug: `e-${written}`,
        brandId: brand!.id,
        subjectLine: 'Written meanwhile',
        contentHash: String(written).padStart(64, '0'),
        originalKey,
        facts: {} as never,
      })
      await tx
        .insert(schema.siteState)
        .values({ key: 'written', value: written + 1 })
        .onConflictDoUpdate({ target: schema.siteState.key, set: { value: written + 1 } })
    })
    written += 1
  }
  async function writeOn(): Promise<void> {
    while (!writing.signal.aborted) await writeOne()
  }
  for (let n = 0; n < 5; n++) await writeOne()
  const writer = writeOn()
  const taken = await mailshelf('backup', 'meanwhile.tar')
  writing.abort()
  await writer
  expect(taken).toMatchObject({ code: 0 })

  useDatabase(elsewhere)
  useStorage(await folderStorage())
  expect(await mailshelf('restore', 'meanwhile.tar', '--replace')).toMatchObject({ code: 0 })
  const [state] = await db().select().from(schema.siteState)
  expect(state!.value).toBeGreaterThanOrEqual(5)
  expect(state!.value).toBeLessThanOrEqual(written)
  expect(await db().$count(schema.brands)).toBe(state!.value)
  expect(await db().$count(schema.emails)).toBe(state!.value)
  const rows = await allRows()
  expect(Object.keys(await allFiles(rows))).toHaveLength(state!.value as number)
})

test('includes a generated secret; reports a different configured one', async () => {
  const { SESSION_SECRET, DATA_DIR } = env()
  const [from, to] = [path.join(home, 'from'), path.join(home, 'to')]
  const user = await createUser({ twoFactorEnabled: true })
  await db().insert(schema.twoFactors).values({ userId: user.id, secret: 'sealed' })
  try {
    useEnv({ SESSION_SECRET: undefined, DATA_DIR: from })
    storeSecret('the first secret')
    await mailshelf('backup', 'secret.tar')
    useEnv({ DATA_DIR: to })
    storeSecret('the second secret')
    const moved = await mailshelf('restore', 'secret.tar', '--replace')
    expect(moved).toMatchObject({ code: 0 })
    expect(moved.said).not.toContain('SESSION_SECRET')
    expect(readFileSync(path.join(to, 'session-secret'), 'utf8')).toBe('the first secret')
    expect(statSync(path.join(to, 'session-secret')).mode & 0o777).toBe(0o600)

    useEnv({ SESSION_SECRET: 'a secret that somebody has set here' })
    storeSecret('not read any more')
    const { said } = await mailshelf('restore', 'secret.tar', '--replace')
    expect(said).toContain('The second factor of 1 account needs the SESSION_SECRET of the backed-up gallery')
  } finally {
    useEnv({ SESSION_SECRET, DATA_DIR })
  }
})

describe('reports in one sentence what it cannot do', () => {
  test('overwrites nothing without --force', async () => {
    await createBrand()
    writeFileSync(path.join(home, 'mine.tar'), 'mine')
    expect(await mailshelf('backup', 'mine.tar')).toMatchObject({
      code: 1,
      said: 'mine.tar already exists. Use --force to overwrite it.',
    })
    expect(readFileSync(path.join(home, 'mine.tar'), 'utf8')).toBe('mine')
    expect(await mailshelf('backup', 'mine.tar', '--force')).toMatchObject({ code: 0 })
    expect(statSync(path.join(home, 'mine.tar')).mode & 0o777).toBe(0o600)
    const nowhere = await mailshelf('backup', 'no/such/folder.tar')
    expect(nowhere).toMatchObject({ code: 1 })
    expect(nowhere.said).toMatch(/^There is no [^\n]+\.$/)
  })

  test('changes nothing for a truncated, altered or newer backup', async () => {
    await createBrand({ name: 'Stays' })
    await mailshelf('backup', 'good.tar')
    const rows = await allRows()
    const bytes = readFileSync(path.join(home, 'good.tar'))
    const torn = bytes.subarray(0, bytes.length / 2)
    const changed = Buffer.from(bytes.toString('latin1').replace('Stays', 'Stayz'), 'latin1')
    const manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      mailshelf: '9.0.0',
      secretMark: '',
      tables: [],
    }
    const later = await createArchive(path.join(home, 'later.tar'), new Date())
    const says = { ...manifest, createdAt: new Date(), migrations: [...migrationNames(), '9999_flying-cars'] }
    await later.add(MANIFEST, Buffer.from(JSON.stringify(says)))
    await later.finish({ force: false })
    writeFileSync(path.join(home, 'torn.tar'), torn)
    writeFileSync(path.join(home, 'changed.tar'), changed)
    for (const [name, sentence] of [
      ['torn.tar', /torn\.tar is cut off: it was not copied whole\. Use another backup\.$/],
      [
        'changed.tar',
        /changed\.tar is damaged: something in it is not as it was backed up\. Use another backup\.$/,
      ],
      [
        'later.tar',
        /later\.tar was made by a newer Mailshelf \(9\.0\.0\)\. Update this one, then restore\.$/,
      ],
      ['letters/1.eml', /1\.eml is (no backup of Mailshelf|cut off.+)\.$/],
      ['nothing.tar', /^There is no .+\.$/],
    ] as const) {
      const refused = await mailshelf('restore', name, '--replace')
      expect(refused.code).toBe(1)
      expect(refused.said).toMatch(sentence)
      expect(refused.said).not.toContain('\n')
    }
    expect(await allRows()).toEqual(rows)
  })

  test('needs the passphrase of an encrypted backup', async () => {
    const restore = ['restore', 'secret.tar.age', '--replace'] as const
    await createBrand({ name: 'Secret' })
    useEnv({ BACKUP_PASSPHRASE: 'correct horse battery' })
    try {
      const taken = await mailshelf('backup', 'secret.tar.age')
      expect(taken.said).toContain('encrypted with the passphrase of the settings')
      expect(readFileSync(path.join(home, 'secret.tar.age')).includes('Secret')).toBe(false)
      await createBrand({ name: 'Later' })
      const rows = await allRows()
      for (const [passphrase, sentence] of [
        [undefined, /secret\.tar\.age is encrypted with a passphrase\. Set BACKUP_PASSPHRASE to it\.$/],
        ['another passphrase', /not the passphrase of .+secret\.tar\.age\. Set BACKUP_PASSPHRASE to it\.$/],
      ] as const) {
        useEnv({ BACKUP_PASSPHRASE: passphrase })
        const refused = await mailshelf(...restore)
        expect(refused.code).toBe(1)
        expect(refused.said).toMatch(sentence)
      }
      expect(await allRows()).toEqual(rows)
      useEnv({ BACKUP_PASSPHRASE: 'correct horse battery' })
      expect(await mailshelf(...restore)).toMatchObject({ code: 0 })
      expect(await db().select({ name: schema.brands.name }).from(schema.brands)).toEqual([
        { name: 'Secret' },
      ])
    } finally {
      useEnv({ BACKUP_PASSPHRASE: undefined })
    }
  })

  test('lists files missing from storage and backs up the rest', async () => {
    const email = await createEmail({ originalKey: await storeFile('private', Buffer.from('gone'), 'eml') })
    await storage().delete(email.originalKey!)
    const taken = await mailshelf('backup', 'holes.tar')
    expect(taken.code).toBe(2)
    expect(taken.said).toContain('1 file is missing from the storage or damaged')
    expect(taken.said).toContain(email.originalKey)
    const restored = await mailshelf('restore', 'holes.tar', '--replace')
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.said).toContain('1 file was already missing when the backup was made.')
  })
})

describe('killed with SIGKILL', () => {
  const SUBSCRIBERS = 6_000

  test('a restore leaves the old gallery or the new one, and can be repeated', async () => {
    await openedDatabase().executeSql(
      `insert into subscribers (email) select 'reader' || n || '@mail.test' from generate_series(1, ${SUBSCRIBERS}) n`,
    )
    await mailshelf('backup', 'many.tar')
    await db().delete(schema.subscribers)
    await createBrand({ name: 'Stays' })
    const place = await placeForChild()
    expect(await restoreInChild(place, 'Restoring rows')).toBe('SIGKILL')

    const database = await openDatabase(place)
    useDatabase(database)
    try {
      expect([0, SUBSCRIBERS]).toContain(await db().$count(schema.subscribers))
      expect(await mailshelf('restore', 'many.tar', '--replace')).toMatchObject({ code: 0 })
      expect(await db().$count(schema.subscribers)).toBe(SUBSCRIBERS)
      expect(await db().$count(schema.brands)).toBe(0)
    } finally {
      await database.close()
    }
  })

  type Place = { DATA_DIR: string; DATABASE_URL: string | undefined }

  /** A database of its own: a restore is refused while another process uses it. */
  async function placeForChild(): Promise<Place> {
    const DATA_DIR = path.join(home, 'child')
    if (inject('engine') === 'embedded') {
      await copyMigratedFolder(DATA_DIR)
      return { DATA_DIR, DATABASE_URL: undefined }
    }
    const { rows } = await openedDatabase().executeSql('select current_database() as name')
    const name = `${String(rows[0]!['name'])}_child`
    await openedDatabase().executeSql(`create database ${name}`)
    const url = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), { pathname: `/${name}` })
    return { DATA_DIR, DATABASE_URL: url.href }
  }

  async function restoreInChild(place: Place, killAt: string): Promise<string | null> {
    const main = path.join(projectRoot(), 'build/server/cli.js')
    const preload = `--import=${path.join(projectRoot(), 'test/children/kill-when-said.mjs')}`
    const restore = [preload, main, 'restore', path.join(home, 'many.tar'), '--replace']
    const child = spawn(process.execPath, restore, {
      env: {
        ...process.env,
        ...place,
        DATABASE_URL: place.DATABASE_URL ?? '',
        NODE_ENV: 'test',
        KILL_WHEN: killAt,
      },
      stdio: 'ignore',
    })
    return new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  }
})

/** A backup of six emails, taken by the last build before the baseline. */
const BEFORE_BASELINE = path.join(import.meta.dirname, 'fixtures/before-baseline.tar')

test('a backup from before the baseline is restored', async () => {
  const restored = await mailshelf('restore', BEFORE_BASELINE)
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.said).toMatch(/^rows +\d+\nfiles +\d+\nrestored +as of 2026-11-25/)

  const archive = await openArchive(BEFORE_BASELINE)
  const { manifest } = await checkArchive(archive, () => {})
  await archive.close()
  expect(manifest.migrations).toHaveLength(56)
  const rows = await allRows()
  const dropped = ['daily_counts', 'home_visits', 'collection_origins', 'report_months']
  for (const { name, rows: count } of manifest.tables.filter((table) => !dropped.includes(table.name))) {
    expect(rows[name === 'email_facts' ? 'email_attributes' : name], name).toHaveLength(count)
  }
  expect(rows['email_search']).toHaveLength(6)
  const subjects = await db().select({ subject: schema.emails.subjectLine }).from(schema.emails)
  expect(subjects.map(({ subject }) => subject).toSorted()).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `Letter number ${n}, grüße`),
  )
  const notes = await db()
    .select({ note: schema.collectionEmails.note, tags: schema.collectionEmails.tags })
    .from(schema.collectionEmails)
  expect(notes).toContainEqual({ note: 'Söme “reason”\\', tags: ['a, b', '"c"', 'null'] })
  expect(rows['site_state']!.join()).toContain('(fixture,')
  const files = await allFiles(rows)
  expect(Object.keys(files).length).toBeGreaterThan(15)
})

/** Seven emails, and a user with some of every kind of data. Later versions add fixtures of theirs beside it. */
test('a backup of 0.9.0, the first release, is restored', async () => {
  const file = path.join(import.meta.dirname, 'fixtures/v0.9.0.tar')
  expect(await mailshelf('restore', file)).toMatchObject({ code: 0 })

  const archive = await openArchive(file)
  const { manifest } = await checkArchive(archive, () => {})
  await archive.close()
  const rows = await allRows()
  for (const { name, rows: count } of manifest.tables) expect(rows[name], name).toHaveLength(count)
  expect(rows['email_search']).toHaveLength(7)
  expect(rows['collection_emails']!.join()).toContain('Why everything@example.com saved it')
  expect(Object.keys(await allFiles(rows))).toHaveLength(18)
})

test('a backup from before the last migration that the baseline replaced is refused', async () => {
  const manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    mailshelf: '0.1.0',
    createdAt: new Date(),
    migrations: ['0000_extensions', '0001_tables'],
    tables: [],
    secretMark: '',
  }
  const archive = await createArchive(path.join(home, 'older.tar'), new Date())
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  await archive.finish({ force: false })
  const refused = await mailshelf('restore', 'older.tar')
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(
    /older\.tar is too old for this Mailshelf\. Restore it with the build of commit 292a08fa, and back up again there\.$/,
  )
})
