/**
 * Sixteen signed-in users at once, with mixed pages and mixed encodings: every compressed body must decode, to the
 * length that was announced. `SEED=` repeats a run, `REQUESTS=` sets their number.
 */
import http from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '#test/random.ts'
import { signedIn } from '#test/signed-in.ts'
import { type AttackSetup, createAttackSetup } from './attack-setup.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const REQUESTS = Number(process.env['REQUESTS'] ?? 3_000)
const USERS = 16
/** Requests that each user has open at once, as a browser does. */
const OPEN_AT_ONCE = 3
/** Less, and the test would say little. */
const COMPRESSED_MIN = 0.4

const ENCODINGS = [
  'br',
  'gzip',
  'gzip, br',
  'gzip, deflate, br, zstd',
  'br;q=0, gzip',
  'gzip;q=0.5, br;q=1',
  'identity',
  '*',
  undefined,
]

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

let scene: AttackSetup
let cookies: string[]

beforeAll(async () => {
  console.log(`SEED=${seed}`)
  scene = await createAttackSetup()
  cookies = await Promise.all(
    Array.from({ length: USERS }, async (_, at) => (await signedIn({ name: `Reader ${at}` })).cookie),
  )
}, 120_000)
afterAll(() => scene?.close())

function pathsOf({ slugs }: AttackSetup): string[] {
  const pages = [
    '/',
    '/browse',
    '/browse?sort=oldest',
    '/search?q=sale',
    '/brands',
    `/brand/${slugs.brand}`,
    `/brand/${slugs.brand}/email/${slugs.email}`,
    `/brand/${slugs.brand}/email/${slugs.email}?tab=html`,
    '/email-types',
    '/email-type/welcome',
    '/planner',
    '/checks',
    '/blog',
    '/saved',
    '/following',
    '/settings',
    '/about',
    '/nothing-here',
  ]
  const others = [
    '/_root.data',
    '/browse.data',
    `/brand/${slugs.brand}.data`,
    '/saved.data',
    '/search-emails?q=sale',
    '/search-index',
    '/menus',
    '/more-emails',
    '/filter-brands',
    '/saved-emails',
    '/saved-tags',
    '/saved-marks.css',
    `/email/${slugs.email}/html`,
    `/email/${slugs.email}/source`,
    `/email/${slugs.email}/details`,
    `/email/${slugs.email}/checks`,
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ]
  return [...pages, ...pages, ...others]
}

type Sent = { path: string; cookie: string; encoding: string | undefined; etag: string | undefined }
type Received = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

function receive({ path, cookie, encoding, etag }: Sent): Promise<Received> {
  const headers = {
    Host: scene.site.host,
    Cookie: cookie,
    'X-Forwarded-For': `10.0.${cookies.indexOf(cookie)}.1`,
    ...(encoding !== undefined && { 'Accept-Encoding': encoding }),
    ...(etag !== undefined && { 'If-None-Match': etag }),
  }
  const { hostname, port } = scene.url
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers, agent: scene.agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
  })
}

/** What is wrong with a body; null if it decodes. */
function faultOf({ status, headers, body }: Received, { encoding }: Sent): string | null {
  const used = headers['content-encoding']
  const length = headers['content-length']
  if (length !== undefined && status !== 304 && Number(length) !== body.length)
    return `${body.length} of ${length} bytes`
  if (used === undefined || body.length === 0) return null
  if (!(encoding ?? '').includes(used)) return `${used} was not asked for`
  try {
    DECODERS[used]!(body)
    return null
  } catch (error) {
    return `${used} of ${body.length} bytes: ${(error as Error).message}`
  }
}

test('every body decodes', { timeout: 600_000 }, async () => {
  const { chance, pick } = randomFrom(seed)
  const paths = pathsOf(scene)
  const etags = new Map<string, string>()
  const faults: string[] = []
  const statuses: Record<number, number> = {}
  let [left, compressed] = [REQUESTS, 0]

  async function read(cookie: string): Promise<void> {
    while (left-- > 0) {
      const path = pick(paths)
      const known = etags.get(`${cookie} ${path}`)
      const sent = { path, cookie, encoding: pick(ENCODINGS), etag: chance(0.3) ? known : undefined }
      const received = await receive(sent)
      const { etag } = received.headers
      if (etag) etags.set(`${cookie} ${path}`, etag)
      statuses[received.status] = (statuses[received.status] ?? 0) + 1
      if (received.headers['content-encoding'] && received.body.length > 0) compressed += 1
      const fault = faultOf(received, sent)
      if (fault) faults.push(`${path} as ${sent.encoding}: ${received.status}, ${fault}`)
    }
  }

  await Promise.all(cookies.flatMap((cookie) => Array.from({ length: OPEN_AT_ONCE }, () => read(cookie))))
  console.log(`${compressed} of ${REQUESTS} compressed; ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  expect(compressed).toBeGreaterThan(REQUESTS * COMPRESSED_MIN)
})
