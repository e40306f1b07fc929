/** The gallery for browser benchmarks: the samples, which have thumbnails, in a temporary folder. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '#app/platform/lib/chromium-flags.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { untilAtRest } from './processes.ts'
import { type Served, serveGallery } from './served.ts'

/** One page of each kind. */
const SAMPLE_PAGES = {
  home: '/',
  browse: '/browse',
  'email type': '/email-type/discount',
  category: '/category/fashion',
  brand: '/brand/fernhill',
  email: '',
  search: '/search?q=coffee',
  planner: '/planner',
}
type SamplePage = keyof typeof SAMPLE_PAGES

export type Samples = { server: Served; browser: Browser; addresses: Record<SamplePage, string> }

/** Serves the samples and runs `look` with a browser. */
export async function withSamples(
  look: (samples: Samples) => Promise<void>,
  debuggingPort?: number,
): Promise<void> {
  console.error('… loading the samples')
  const folder = await mkdtemp(path.join(tmpdir(), 'speed-'))
  const args = ['--no-sandbox', ...CHROMIUM_FLAGS]
  if (debuggingPort) args.push(`--remote-debugging-port=${debuggingPort}`)
  // The browser starts before the server, which would keep running if no browser can start.
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  const server = await serveGallery(folder, { SITE_ENV: 'production' })
  try {
    const addresses = await addressesOn(server.url)
    await untilAtRest(server.pid)
    await look({ server, browser, addresses })
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Requests every page once, so that it is cached when it is measured. */
async function addressesOn(url: string): Promise<Samples['addresses']> {
  const brand = await (await fetch(url + SAMPLE_PAGES.brand)).text()
  const email = /href="(\/brand\/fernhill\/email\/[\w-]+)"/.exec(brand)![1]!
  const addresses = { ...SAMPLE_PAGES, email }
  for (const address of Object.values(addresses)) {
    const answer = await fetch(url + address, { redirect: 'error' })
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
    await answer.text()
  }
  return addresses
}
