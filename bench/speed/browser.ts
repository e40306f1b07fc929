/** Loading and interaction times in Chromium on a slow device with a slow connection. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { median } from '../median.ts'
import { type SamplePage, withSamples } from './samples.ts'
import { atMost, printTable } from './table.ts'
import { readVitals, type Vitals, watchVitals } from './vitals.ts'

const WANTED = { lcp: 1_800, cls: 0, tbt: 100, inp: 200 }

const SLOWER = 4
/** Lighthouse's Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
}

const SCREENS: Record<'phone' | 'desktop', BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
type Screen = keyof typeof SCREENS

type Opening = {
  name: string
  on: SamplePage
  screen: Screen
  press(page: Page): Promise<void>
  opened(page: Page): Promise<unknown>
}

const OPENINGS: Opening[] = [
  {
    name: 'preview',
    on: 'home',
    screen: 'desktop',
    press: (page) => page.locator('main article a').first().click(),
    opened: (page) => page.getByRole('dialog').getByRole('link', { name: 'View full email page' }).waitFor(),
  },
  {
    name: 'menu',
    on: 'home',
    screen: 'desktop',
    async press(page) {
      await page.getByRole('navigation').getByText('Email Types').first().focus()
      await page.keyboard.press('ArrowDown')
    },
    opened: (page) => page.locator('#menu-email-types').waitFor(),
  },
  {
    name: 'search dialog',
    on: 'home',
    screen: 'desktop',
    // A field until scripts run, then a button.
    press: (page) => page.getByRole('search').locator('input, button').click(),
    opened: (page) => page.getByRole('dialog', { name: 'Search' }).waitFor(),
  },
  {
    name: 'menu',
    on: 'home',
    screen: 'phone',
    press: (page) => page.getByRole('button', { name: /menu/i }).tap(),
    opened: (page) => page.getByRole('dialog').getByRole('link', { name: 'Blog' }).waitFor(),
  },
  {
    name: 'search dialog',
    on: 'home',
    screen: 'phone',
    press: (page) => page.getByRole('link', { name: 'Search' }).first().tap(),
    opened: (page) => page.getByRole('dialog', { name: 'Search' }).waitFor(),
  },
]

export async function measureBrowser(rounds: number): Promise<void> {
  await withSamples(async ({ server, browser, addresses }) => {
    const arrivals: (string | number)[][] = []
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      for (const [name, address] of Object.entries(addresses)) {
        console.error(`… ${name} on a ${screen}`)
        const seen: Vitals[] = []
        for (let round = 0; round < rounds; round++) {
          await onSlowPage(browser, screen, server.url + address, async (_, vitals) => void seen.push(vitals))
        }
        const middle = (of: keyof Vitals) => median(seen.map((vitals) => vitals[of]))
        arrivals.push([name, screen, ...(['fcp', 'lcp', 'cls', 'tbt', 'bytes'] as const).map(middle)])
        atMost(`${name}, ${screen}: LCP`, middle('lcp'), WANTED.lcp, ' ms')
        atMost(`${name}, ${screen}: layout shift`, middle('cls'), WANTED.cls)
        atMost(`${name}, ${screen}: TBT`, middle('tbt'), WANTED.tbt, ' ms')
      }
    }
    const heads = ['page', 'screen', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'kB']
    printTable(`Arriving in Chromium: ${SLOWER}× slower, slow 4G`, heads, arrivals)

    const answers: (string | number)[][] = []
    for (const opening of OPENINGS) {
      const { name, on, screen } = opening
      console.error(`… opening the ${name} on a ${screen}`)
      const times = { inp: [] as number[], open: [] as number[] }
      for (let round = 0; round < rounds; round++) {
        await onSlowPage(browser, screen, server.url + addresses[on], async (page) => {
          const pressed = performance.now()
          await opening.press(page)
          await opening.opened(page)
          times.open.push(performance.now() - pressed)
          times.inp.push(await slowestAnswer(page))
        })
      }
      answers.push([name, screen, median(times.inp), median(times.open)])
      atMost(`opening the ${name}, ${screen}: INP`, median(times.inp), WANTED.inp, ' ms')
    }
    const columns = ['opens', 'screen', 'INP ms', 'there after ms']
    printTable('Answering what is pressed, likewise', columns, answers)
  })
}

/** A visitor's first page, fully loaded. */
async function onSlowPage(
  browser: Browser,
  screen: Screen,
  url: string,
  use: (page: Page, vitals: Vitals) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(SCREENS[screen])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watchVitals)
  await page.goto(url, { waitUntil: 'networkidle' })
  await use(page, await readVitals(page))
  await context.close()
}

/** The duration of an interaction, reported by the browser after the next paint. */
async function slowestAnswer(page: Page): Promise<number> {
  await page.waitForFunction(() => window.seenVitals.interactions.length > 0)
  return page.evaluate(() => Math.max(...window.seenVitals.interactions))
}
