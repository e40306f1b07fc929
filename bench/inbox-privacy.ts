/**
 * Counts the traces of recipients that are left (`recipient-traces.ts`). Then sends 200 real messages to one address of
 * the inbox, publishes them, and looks for that address, plain, encoded and hashed, in every response a visitor can
 * get. Exits with 1 if any trace is left. `--traces` only counts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals, brands, inboxAddresses } from '#app/platform/db/schema.ts'
import { acceptArrival } from '#app/intake/inbox/accept.server.ts'
import { importArrival } from '#app/intake/inbox/arrivals-job.server.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { addressedTo, formsOf } from './planted-address.ts'
import { receivedMail } from './real-mail.ts'
import { measureTraces } from './recipient-traces.ts'

const MESSAGES = 200
const ADDRESS = 'quiet.reader77@letterbox-inbox.test'

const left = await measureTraces()
if (left > 0) process.exitCode = 1
if (process.argv.includes('--traces')) process.exit()

const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-privacy-'))
// Without a browser no screenshots are taken, in which addresses could not be searched.
useEnv({ DATA_DIR: dataDir, CHROMIUM_PATH: '/nowhere' })
const database = await openDatabase({ DATA_DIR: dataDir })
useDatabase(database)
useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
const [brand] = await database.db
  .insert(brands)
  .values({ name: 'Everything', slug: 'everything', status: 'active' })
  .returning()
await database.db.insert(inboxAddresses).values({ address: ADDRESS, brandId: brand!.id, publish: 'at-once' })

let named = 0
let published = 0
const all = receivedMail()
for (let at = 0; published < MESSAGES && at < all.length; at += 13) {
  const bytes = await addressedTo(ADDRESS, all[at]!.bytes)
  const accepted = await acceptArrival({
    source: 'smtp',
    sourceName: 'SMTP',
    content: bytes,
    recipients: [ADDRESS],
  })
  if (accepted.outcome !== 'accepted') continue
  await importArrival(accepted.id)
  const [row] = await database.db.select().from(arrivals).where(eq(arrivals.id, accepted.id))
  if (row!.state !== 'imported') continue
  published += 1
  if (bytes.includes(ADDRESS)) named += 1
}
await releaseIngestWorker()
await stopJobs()
await database.close()

const server = startBuiltServer({ DATA_DIR: dataDir, SAMPLES: 'off', CHROMIUM_PATH: '/nowhere' })
try {
  const { answers, found } = await search(await server.ready)
  console.log(
    `${published} emails published, ${named} of them named the address; ${answers} answers searched`,
  )
  for (const each of found) console.log(`The address is in ${each}`)
  if (found.length > 0 || published < MESSAGES) process.exitCode = 1
} finally {
  server.child.kill()
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
}

/** Every page, feed and file that the sitemap, the feeds and the pages of emails lead to. */
async function search(url: string): Promise<{ answers: number; found: string[] }> {
  const forms = formsOf(ADDRESS)
  const seen = new Set<string>()
  const found: string[] = []
  const waiting = ['/', '/sitemap.xml', '/feed.xml', '/search-index', '/brands', '/search?q=reader']
  while (waiting.length > 0) {
    const next = waiting.shift()!
    if (seen.has(next)) continue
    seen.add(next)
    const answer = Buffer.from(await (await fetch(url + next)).arrayBuffer()).toString('latin1')
    for (const form of forms) {
      if (answer.toLowerCase().includes(form.toLowerCase())) found.push(`${next}, as ${form}`)
    }
    for (const [, link, location, file] of answer.matchAll(
      /(?:href|src)="([^"]+)"|<loc>([^<]+)|(\/media\/[\w/.]+)/g,
    )) {
      const target = URL.parse((link ?? location ?? file!).replaceAll('&amp;', '&'), url)
      const isOwn = target && ['127.0.0.1', 'localhost'].includes(target.hostname)
      if (isOwn && /^\/(?:brand|email|media|sitemap)/.test(target.pathname)) waiting.push(target.pathname)
    }
    const email = /^\/brand\/[\w-]+\/email\/([\w-]+)$/.exec(next)?.[1]
    const parts = ['html', 'source', 'details', 'download/text']
    if (email) waiting.push(...parts.map((part) => `/email/${email}/${part}`))
  }
  return { answers: seen.size, found }
}
