/**
 * What Lighthouse says of search engines' view of every kind of page: `npm run bench:seo` after `npm run build`. The
 * built server shows its samples. Fails below 100; pages that are kept out of search engines are not asked about.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { startBuiltServer } from '#test/built-server.ts'
import { findChromium } from '../scripts/chromium.mjs'

const PORT = 9399
const ALWAYS = [
  '/',
  '/browse',
  '/brands',
  '/email-types',
  '/blog',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
]
const ENTRANCES = ['/login', '/signup']
/** One page of each kind, taken from the sitemap. */
const KINDS = [
  /^\/brand\/[^/]+$/,
  /^\/brand\/[^/]+\/email\//,
  /^\/category\//,
  /^\/email-type\//,
  /^\/blog\//,
]

const dataDir = await mkdtemp(path.join(tmpdir(), 'seo-'))
const server = startBuiltServer({ DATA_DIR: dataDir, SITE_ENV: 'production' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${PORT}`],
})
try {
  const url = await server.ready
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const found = KINDS.flatMap((kind) => listed.findLast((address) => kind.test(address)) ?? [])
  for (const address of [...ALWAYS, ...ENTRANCES, ...found]) {
    const result = await lighthouse(url + address, { port: PORT, onlyCategories: ['seo'], logLevel: 'error' })
    const { categories, audits } = result!.lhr
    const { score, auditRefs } = categories['seo']!
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]!.score === 0)
    const why = failed.map(({ id }) => audits[id]!.title).join(', ')
    console.log(`${String(Math.round((score ?? 0) * 100)).padStart(4)}  ${address}  ${why}`)
    if (score !== 1) process.exitCode = 1
  }
} finally {
  await browser.close()
  server.child.kill()
  await server.ended
  await rm(dataDir, { recursive: true })
}
