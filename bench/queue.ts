/**
 * How fast the review queue is: `npm run bench:queue` after `npm run build`, on an idle Linux machine. A browser opens a
 * queue of a few hundred arrivals with their pictures and accepts one after another by the key A, several a second. Printed
 * are the milliseconds from the key press to the next arrival being on the screen, picture included, beside a page that
 * only paints another number at each key, in turns; and the processor time of the server for each decision, with loading
 * the next arrivals and their pictures. Exits with 1 if the queue's p95 is more than 50 ms above the empty page's.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '#app/lib/chromium-flags.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { prepareQueue, REVIEWER } from './queue-gallery.ts'
import { processorTime } from './speed/processes.ts'
import { serveGallery } from './speed/served.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const ROUNDS = 5
const KEYS = 40
const ARRIVALS = ROUNDS * KEYS + 100
/** Between two keys, in milliseconds: some eighteen times the pace of 1,000 an hour. */
const PACE = 200
const OWN_TIME_MAX = 50

type Press = { ms: number; isShown: boolean }

const folder = mkdtempSync(path.join(tmpdir(), 'queue-'))
await prepareQueue(folder, ARRIVALS)
const server = await serveGallery(folder, { SITE_ENV: 'production' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', ...CHROMIUM_FLAGS],
})
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(timeKeys)
  const empty = await context.newPage()
  await empty.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage() }))
  await empty.goto('/empty')
  const queue = await context.newPage()
  await signIn(queue)
  await queue.goto('/admin/queue', { waitUntil: 'networkidle' })
  // The first ones compile what the others use.
  await press(queue, 5)
  const times: { queue: Press[]; empty: Press[]; processor: number } = { queue: [], empty: [], processor: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    await empty.bringToFront()
    times.empty.push(...(await press(empty, KEYS)))
    await queue.bringToFront()
    const before = processorTime(server.pid)
    times.queue.push(...(await press(queue, KEYS)))
    times.processor += processorTime(server.pid) - before
  }
  await queue.reload({ waitUntil: 'networkidle' })
  const left = await queue.getByText(/ left$/).textContent()
  const decided = ROUNDS * KEYS + 5
  if (Number.parseInt(left!.replaceAll(',', '')) !== ARRIVALS - decided)
    throw new Error(`${left} after ${decided}`)
  const missing = times.queue.filter(({ isShown }) => !isShown).length
  const [own, plain] = [times.queue, times.empty].map((presses) => presses.map(({ ms }) => ms)) as [
    number[],
    number[],
  ]
  printTable(
    `From the key press to the screen, ${own.length} keys each, ms`,
    ['', 'median', 'p95', 'worst'],
    [
      ['the queue, the next arrival shown', at(own, 0.5), at(own, 0.95), at(own, 1)],
      ['an empty page, another number painted', at(plain, 0.5), at(plain, 0.95), at(plain, 1)],
    ],
  )
  const each = times.processor / own.length
  printTable(
    'What a decision costs the server',
    ['', ''],
    [
      ['processor ms for each', each],
      ['processor seconds for 1,000', each],
      ['share of one processor at 1,000 an hour, %', (each / 3600) * 100],
      ['arrivals whose picture was not there yet', missing],
    ],
  )
  atMost('the queue’s own p95, above the empty page’s', at(own, 0.95) - at(plain, 0.95), OWN_TIME_MAX, ' ms')
  atMost('arrivals shown without their picture', missing, 0)
  process.exitCode = printTargets() ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function emptyPage(): string {
  return `<!doctype html><h2>0</h2><script>
    let count = 0
    addEventListener('keydown', () => (document.querySelector('h2').textContent = String(++count)))
  </script>`
}

/** In the page: notes for each key when the frame after it was on the screen, and whether it shows something else. */
function timeKeys(): void {
  const presses: Press[] = []
  Object.assign(globalThis, { presses })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = document.querySelector('h2')?.textContent
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // A message posted in a frame is received after its paint.
        port1.addEventListener('message', () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('section img')]
          const shown = pictures.filter(
            (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
          )
          const isLoaded = shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          const isOther = document.querySelector('h2')?.textContent !== before
          presses.push({ ms: performance.now() - timeStamp, isShown: isOther && isLoaded })
        })
        port1.start()
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

async function press(page: Page, count: number): Promise<Press[]> {
  for (let key = 0; key < count; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(PACE)
  }
  return page.evaluate(() => (globalThis as unknown as { presses: Press[] }).presses.splice(0))
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = REVIEWER
  const answer = await page.request.post('/login', {
    headers: { Origin: server.url },
    form: { email, password },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`Signing in was answered with ${answer.status()}`)
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
