/** Kills the server during every kind of write, fifty times on each engine. */
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { accounts, blogPosts, emailFiles, emails, users } from '#app/platform/db/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { contentKey, openStorage, type StorageArea } from '#app/platform/lib/storage.server.ts'
import { makeAdmin } from './administrator.ts'
import { printTable } from './results-table.ts'
import { type Engine, type IsolatedSite, createIsolatedSite } from './isolated-site.ts'
import { brandWriter, contactWriter, importsWriter, newsletterWriter, postsWriter } from './kill-owners.ts'
import {
  accountsWriter,
  collectionsWriter,
  followsWriter,
  orderWriter,
  profileWriter,
  savesWriter,
} from './kill-readers.ts'
import { RefusedWrite, type Writer } from './kill-writer.ts'
import { newVisitor } from './visitor.ts'

const ROUNDS = 50
/** Every this many rounds, the kill waits until a write of each kind was confirmed: commands take longest. */
const PATIENT_EVERY = 5
const SEED = 20_260
/**
 * So many writes of one kind come quickly, then four a second: an import may take half a minute, and one network may send
 * 300 writes a minute.
 */
const AT_ONCE = 50
const PAUSE_MS = 5
const LONG_PAUSE_MS = 250

type Row = Record<string, string | number>
const perEngine: Row[] = []
const perKind = new Map<string, Row>()

afterAll(() => {
  printTable(`Killed in the middle of writing (seed ${SEED})`, perEngine)
  printTable('Acknowledged writes by kind', [...perKind.values()])
})

test.each(['embedded', 'server'] as const)('%s: no acknowledged write is lost', async (engine) => {
  const site = await createIsolatedSite(engine)
  const measurements: Measurements = {
    engine,
    firstStart: 0,
    restarts: [],
    written: new Map(),
    lost: [],
    half: [],
    refused: [],
  }
  const { restarts, written, lost, half, refused } = measurements
  try {
    measurements.firstStart = await site.start()
    const { writers, imported } = await openWriters(site)
    const random = seeded(SEED)
    for (const { kind } of writers) written.set(kind, 0)
    for (let round = 1; round <= ROUNDS; round++) {
      const before = new Map(written)
      const wanted = total(written, writers) + 5 + Math.floor(random() * 50)
      refused.push(
        ...(await writeUntilKilled(site, writers, written, () => {
          const everyKind = () => writers.every(({ kind }) => written.get(kind)! > before.get(kind)!)
          const waitsForAll = round % PATIENT_EVERY === 0
          return total(written, writers) >= wanted && (!waitsForAll || everyKind())
        })),
      )
      restarts.push(await site.start())
      for (const writer of writers) {
        for (const one of await writer.findLost()) lost.push(`round ${round}, ${writer.kind}: ${one}`)
      }
    }
    await site.kill()
    half.push(...(await findHalves(site, imported())))
    expect({ lost, half, refused }).toEqual({ lost: [], half: [], refused: [] })
    const neverWritten = [...written].filter(([, count]) => count === 0)
    expect(neverWritten).toEqual([])
  } finally {
    // Also from an aborted run.
    noteMetrics(measurements)
    await site.remove()
  }
})

async function openWriters(site: IsolatedSite): Promise<{ writers: Writer[]; imported: () => string[] }> {
  const { url } = site
  const admin = await makeAdmin(site)
  const { emailIds, brands } = await readGallery(site)
  const imports = importsWriter(site, path.join(site.env['DATA_DIR']!, 'letters'))
  await imports.write()
  const brand = brandWriter(site)
  await brand.write()
  const writers = [
    accountsWriter(url),
    await savesWriter(url, emailIds.slice(0, 40)),
    await collectionsWriter(url, emailIds[0]!),
    await orderWriter(url, emailIds.slice(0, 12)),
    await followsWriter(url, brands.slice(0, 12)),
    await profileWriter(url),
    postsWriter(admin),
    imports,
    brand,
    newsletterWriter(url, admin),
    contactWriter(url, admin),
  ]
  return { writers, imported: imports.imported }
}

/** Some of the samples, as visitors see them. */
async function readGallery({ url }: IsolatedSite) {
  const visitor = newVisitor(url)
  const home = await (await visitor.get('/')).text()
  const ids = [...home.matchAll(/\/save\/([0-9a-f-]{36})/g)].map(([, id]) => id!)
  const directory = await (await visitor.get('/brands')).text()
  const slugs = [...new Set([...directory.matchAll(/href="\/brand\/([\w-]+)"/g)].map(([, slug]) => slug!))]
  const brands = await Promise.all(
    slugs.slice(0, 12).map(async (slug) => {
      const page = await (await visitor.get(`/brand/${slug}`)).text()
      return { slug, id: /\/follow\/([0-9a-f-]{36})/.exec(page)![1]! }
    }),
  )
  return { emailIds: [...new Set(ids)], brands }
}

/** All writers write in parallel until `enough`; returns what a living server refused. */
async function writeUntilKilled(
  site: IsolatedSite,
  writers: Writer[],
  written: Map<string, number>,
  enough: () => boolean,
): Promise<string[]> {
  const killed = new AbortController()
  const refused: string[] = []
  const working = writers.map(async (writer) => {
    for (let count = 1; !killed.signal.aborted; count += 1) {
      try {
        await writer.write()
        written.set(writer.kind, written.get(writer.kind)! + 1)
      } catch (error) {
        if (error instanceof RefusedWrite) refused.push(`${writer.kind}: ${error.message}`)
        else if (!killed.signal.aborted) refused.push(`${writer.kind}: ${String(error)}`)
        return
      }
      await sleep(count < AT_ONCE ? PAUSE_MS : LONG_PAUSE_MS)
    }
  })
  for (const limit = Date.now() + 60_000; !enough() && Date.now() < limit;) await sleep(1)
  killed.abort()
  await site.kill()
  await Promise.all(working)
  return refused
}

/** Rows and files whose related rows or files are missing. */
async function findHalves({ env }: IsolatedSite, imported: string[]): Promise<string[]> {
  const settings = parseEnv(env)
  const database = await openDatabase(settings)
  const storage = await openStorage(settings)
  useDatabase(database)
  try {
    const { db } = database
    const half: string[] = []
    const keyless = await db
      .select({ email: users.email })
      .from(users)
      .leftJoin(accounts, sql`${accounts.userId} = ${users.id}`)
      .where(isNull(accounts.id))
    half.push(...keyless.map(({ email }) => `${email} has no way to sign in`))
    for (const { slug, title, excerpt, body, imageAltText } of await db.select().from(blogPosts)) {
      if (!slug.startsWith('post-')) continue
      const versions = [title, excerpt, imageAltText, body].map((text) => /version (\d+)/.exec(text)?.[1])
      if (new Set(versions).size > 1) half.push(`${slug} has versions ${versions.join()}`)
    }
    const importedEmails = (await db.select().from(emails)).filter(({ messageId }) =>
      messageId?.includes('trust.test'),
    )
    const subjects = importedEmails.map(({ subjectLine }) => subjectLine).join('\n')
    half.push(
      ...imported.filter((word) => !subjects.includes(`${word} `)).map((word) => `${word} is not there`),
    )
    const files = await db.select().from(emailFiles)
    for (const { id, slug, originalKey, htmlKey } of importedEmails) {
      const own = files.filter(({ emailId }) => emailId === id)
      for (const key of [originalKey, htmlKey]) {
        if (!own.some((file) => file.key === key)) half.push(`${slug} lacks the row of ${key}`)
      }
      for (const { key } of own) {
        const area = key.slice(0, key.indexOf('/')) as StorageArea
        const bytes = await storage.getBytes(key)
        if (contentKey(area, bytes, path.extname(key).slice(1)) !== key) half.push(`${key} is not whole`)
      }
    }
    return half
  } finally {
    await database.close()
  }
}

type Measurements = {
  engine: Engine
  firstStart: number
  restarts: number[]
  written: Map<string, number>
  lost: string[]
  half: string[]
  refused: string[]
}

function noteMetrics({ engine, firstStart, restarts, written, lost, half, refused }: Measurements): void {
  const sorted = restarts.toSorted((a, b) => a - b).map(Math.round)
  perEngine.push({
    engine,
    kills: restarts.length,
    acknowledged: [...written.values()].reduce((sum, count) => sum + count, 0),
    lost: lost.length,
    half: half.length,
    refused: refused.length,
    'first start ms': Math.round(firstStart),
    'restart p50 ms': sorted[Math.floor(sorted.length / 2)] ?? 0,
    'restart max ms': sorted.at(-1) ?? 0,
  })
  for (const [kind, count] of written) perKind.set(kind, { kind, ...perKind.get(kind), [engine]: count })
}

function total(written: Map<string, number>, writers: Writer[]): number {
  return writers.reduce((sum, { kind }) => sum + written.get(kind)!, 0)
}

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
