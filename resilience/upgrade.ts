/**
 * `npm run test:upgrade`: a gallery of 1,000 generated emails and the samples, made and used by the released build or by
 * `--from v1.0.0`, is started by this one; then the older one gets the backup that it had made. Each time everything must
 * be there. On the embedded engine, and on a PostgreSQL server where its programs are installed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { type Entry, openArchive } from '#app/platform/backup/archive-reader.server.ts'
import { manifestSchema } from '#app/platform/backup/manifest.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { runBuiltCommand } from '#test/built-command.ts'
import { ensurePostgres } from '../scripts/test-postgres.mjs'
import { makeAdmin } from './administrator.ts'
import { buildOlder, RELEASED } from './older-build.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'
import { signIn } from './visitor.ts'

const EMAILS = 1_000
const NOTES = ['The first note', 'The second note', 'The third note']
const OWNER = 'owner@example.com'
/** Every sign-in adds rows, and so does a start. */
const CHANGING = new Set(['account_events', 'site_state'])

type Place = Record<string, string>
type Version = { name: string; root: string }
type Running = { url: string; stop(): Promise<void> }

const { values } = parseArgs({ options: { from: { type: 'string', default: RELEASED } } })
const home = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-upgrade-'))
const steps: Record<string, string | number>[] = []
const differences: string[] = []

/** Runs a command of one of the versions, beside its server or without one. */
async function command({ root }: Version, place: Place, ...argv: string[]): Promise<string> {
  const { code, said } = await runBuiltCommand(argv, place, root).ran
  // A backup without the files of the generated emails, which were never there.
  const isPartial = code === 2 && /files are missing from the storage/.test(said)
  if (code !== 0 && !isPartial) throw new Error(`mailshelf ${argv[0]} ended with ${code}: ${said}`)
  return said
}

async function npmStart({ root }: Version, place: Place): Promise<Running> {
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...place, PORT: '0', LOG_LEVEL: 'warn', SAMPLES: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk)
      const ready = /Mailshelf is ready: (\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })
  return {
    url,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

/** What a visitor and the owner see, and the rows of a backup. */
async function readContent(version: Version, place: Place, url: string, file: string) {
  const text = async (address: string) => (await fetch(url + address)).text()
  const links = async (address: string) =>
    Array.from(
      (await text(address)).matchAll(/href="(\/brand\/[\w-]+\/email\/[\w-]+)"/g),
      ([, link]) => link!,
    )
  const map = await text('/sitemap.xml')
  // A large one has parts.
  const parts = Array.from(map.matchAll(/\/sitemap\/[\w.-]+/g), ([part]) => part)
  const mapped: string[] = []
  for (const part of [map, ...(await Promise.all(parts.map(text)))])
    for (const [, address] of part.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)) mapped.push(address!)
  const [email] = await links('/browse?sort=oldest')
  const page = await text(email!)
  const images: string[] = []
  for (const [key, hash] of (await text('/browse')).matchAll(/\/media\/[0-9a-f]{2}\/([0-9a-f]{64})\.\w+/g)) {
    const bytes = Buffer.from(await (await fetch(url + key)).arrayBuffer())
    if (createHash('sha256').update(bytes).digest('hex') === hash) images.push(key)
  }
  const { visitor, status } = await signIn(() => url, OWNER)
  const shelf = /\/collections\/[0-9a-f-]{36}/.exec(await (await visitor.get('/saved')).text())?.[0]
  const saved = await (await visitor.get(shelf ?? '/saved')).text()
  await command(version, place, 'backup', file, '--force')
  return {
    seen: {
      addresses: mapped.toSorted(),
      browsed: await links('/browse?sort=oldest'),
      found: await links('/search?q=summer'),
      title: /<title>[^<]*/.exec(page)?.[0],
      images: [...new Set(images)].toSorted(),
      signedIn: status,
      notes: NOTES.filter((note) => saved.includes(note)),
    },
    rows: await rowsOf(file),
  }
}

async function rowsOf(file: string): Promise<Record<string, number>> {
  const archive = await openArchive(file)
  try {
    const { value: first } = await archive.entries().next()
    const { tables } = manifestSchema.parse(JSON.parse((await archive.read(first as Entry)).toString()))
    return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  } finally {
    await archive.close()
  }
}

type Content = Awaited<ReturnType<typeof readContent>>

function compare(what: string, wanted: Content, found: Content): void {
  for (const key of Object.keys(wanted.seen) as (keyof Content['seen'])[])
    if (!isDeepStrictEqual(wanted.seen[key], found.seen[key]))
      differences.push(`${what}: ${key} was ${shorten(wanted.seen[key])}, is ${shorten(found.seen[key])}`)
  for (const [table, rows] of Object.entries(wanted.rows))
    if (!CHANGING.has(table) && table in found.rows && found.rows[table] !== rows)
      differences.push(`${what}: ${table} had ${rows} rows, has ${found.rows[table]}`)
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return Array.isArray(value) ? `${value.length} of ${text.slice(0, 200)}` : text
}

async function timed<T>(engine: string, step: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  steps.push({ engine, step, seconds: Math.round((performance.now() - began) / 1000) })
  return result
}

/** The owner saves three emails with notes. */
async function useGallery(version: Version, place: Place, url: string): Promise<void> {
  const owner = await makeAdmin({
    url: () => url,
    command: (...argv) => runBuiltCommand(argv, place, version.root).ran,
  })
  await owner.post('/collections/new', { name: 'Kept', type: 'emails' })
  const ids = Array.from(
    (await (await owner.get('/browse?sort=oldest')).text()).matchAll(/\/save\/([0-9a-f-]{36})/g),
    ([, id]) => id!,
  )
  const chosen = [...new Set(ids)].slice(0, NOTES.length)
  const picker = (await (await owner.get(`/saved-emails/${chosen[0]}`)).json()) as {
    collections: { id: string }[]
  }
  for (const [index, id] of chosen.entries())
    await owner.post(`/saved-emails/${id}`, {
      intent: 'save',
      collectionId: picker.collections[0]!.id,
      note: NOTES[index]!,
    })
}

async function upgradeAndBack(
  older: Version,
  current: Version,
  engine: 'embedded' | 'server',
): Promise<void> {
  const dataDir = (name: string): Place => ({ DATA_DIR: path.join(home, `${engine}-${name}`) })
  const empty = async (name: string): Promise<Place> => ({
    ...dataDir(name),
    ...(engine === 'server' && { DATABASE_URL: (await createServerDatabase()).url }),
  })
  const place = await empty('gallery')
  const seed = path.join(older.root, '.cache/bench', `emails-${EMAILS}`)
  await timed(engine, `${older.name}: ${EMAILS} emails and the samples`, async () => {
    rmSync(seed, { recursive: true, force: true, maxRetries: 20 })
    execFileSync(process.execPath, ['bench/seed.ts', '--count', String(EMAILS)], {
      cwd: older.root,
      env: { ...process.env, DATABASE_URL: place['DATABASE_URL'] ?? '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // The benchmark keeps its gallery for itself.
    if (engine === 'embedded') cpSync(seed, place['DATA_DIR']!, { recursive: true })
    await command(older, place, 'demo', 'load')
  })
  const backup = path.join(home, `${engine}.tar`)
  async function used<T>(
    step: string,
    version: Version,
    at: Place,
    use: (url: string) => Promise<T>,
  ): Promise<T> {
    return timed(engine, `${version.name}: ${step}`, async () => {
      const running = await npmStart(version, at)
      try {
        return await use(running.url)
      } finally {
        await running.stop()
      }
    })
  }
  const before = await used('used and backed up', older, place, async (url) => {
    await useGallery(older, place, url)
    return readContent(older, place, url, backup)
  })
  const { seen, rows } = before
  const isUsed = seen.signedIn === 302 && seen.notes.length === NOTES.length && seen.images.length > 0
  if (!isUsed || seen.addresses.length < EMAILS || seen.found.length === 0)
    differences.push(`${engine}: the gallery was not made: ${JSON.stringify(seen).slice(0, 2_000)}`)
  const after = await used('started on it', current, place, (url) =>
    readContent(current, place, url, path.join(home, 'after.tar')),
  )
  compare(`${engine}, after the upgrade`, before, after)
  const again = await empty('back')
  await timed(engine, `${older.name}: backup restored`, () => command(older, again, 'restore', backup))
  const back = await used('started on the backup', older, again, (url) =>
    readContent(older, again, url, path.join(home, 'back.tar')),
  )
  compare(`${engine}, back to the backup`, before, back)
  steps.push({ engine, step: `emails ${rows['emails']}, addresses ${seen.addresses.length}`, seconds: '' })
}

const older = { name: values.from, root: buildOlder(values.from) }
const current = { name: 'this build', root: projectRoot() }
const postgres = await ensurePostgres()
try {
  await upgradeAndBack(older, current, 'embedded')
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url
    await upgradeAndBack(older, current, 'server')
  }
  printTable(`From ${values.from} and back`, steps)
  console.log(differences.join('\n') || 'Everything was there each time.')
  if (differences.length > 0) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
}
