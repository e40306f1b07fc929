/**
 * How fast emails are taken in, and how much memory that takes: cleaning alone, with drawing, and drawing against the
 * barest loop of screenshots that Chromium allows. `--count 60` sets how many of each.
 */
import { parseArgs } from 'node:util'
import { listBundle, readBundledEmail } from '#app/features/ingest/bundle.server.ts'
import { prepareEmail } from '#app/features/ingest/prepare.server.ts'
import { renderEmail } from '#app/features/ingest/render-email.server.ts'
import { sampleBundle } from '#app/features/ingest/samples.server.ts'
import { closeChromium, findChromium, withPage } from '#app/lib/chromium.server.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '40' } } })
const count = Number(values.count)
const messages = await readMessages(count)
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 50)

await prepareEmail(messages[0]!, { render: false })
const cleaning = await measure(() => inTurn((message) => prepareEmail(message, { render: false })))
tell('cleaned', count / cleaning, 'messages a second')
if (findChromium()) {
  await prepareEmail(messages[0]!, { views: false })
  const drawing = await measure(() => inTurn((message) => prepareEmail(message, { views: false })))
  tell('with the picture', count / drawing, 'messages a second')
  const views = await measure(() => inTurn((message) => prepareEmail(message)))
  tell('with telephone and dark', count / views, 'messages a second')
  const pages = await readPages()
  const drawn = await measure(() =>
    each(pages, ({ html, media }) => renderEmail(html, (key) => media.get(key) ?? null, { views: false })),
  )
  const bare = await measure(() => each(pages, ({ html, height }) => screenshot(html, height)))
  tell('drawing and packing', (drawn / count) * 1000, 'ms each')
  tell('a bare screenshot', (bare / count) * 1000, 'ms each')
  tell('ratio', drawn / bare, 'times')
  await closeChromium()
}
clearInterval(watch)
tell('peak memory', peak / 1024 / 1024, 'MB')

async function readMessages(number: number) {
  const folder = sampleBundle()
  const slugs = await listBundle(folder)
  if (slugs.length === 0) throw new Error('The samples are missing: run npm run demo:build first')
  return Promise.all(
    Array.from({ length: number }, async (_, index) => {
      const { prepared, slug } = await readBundledEmail(folder, slugs[index % slugs.length]!)
      const { content } = prepared.files.find(({ role }) => role === 'original')!
      return { bytes: content, fileName: `${slug}.eml`, kind: 'eml' as const }
    }),
  )
}

async function readPages() {
  const pages = []
  for (const message of messages) {
    const prepared = await prepareEmail(message, { views: false })
    if (!prepared.ok) throw new Error(prepared.reason)
    const media = new Map(prepared.email.files.map(({ key, content }) => [key, content]))
    const html = Buffer.from(prepared.email.files.find(({ role }) => role === 'html')!.content).toString()
    pages.push({ html, media, height: prepared.email.preview!.height })
  }
  return pages
}

async function screenshot(html: string, height: number): Promise<void> {
  await withPage(
    { viewport: { width: 640, height }, deviceScaleFactor: 2, javaScriptEnabled: false },
    async (page) => {
      await page.setContent(html, { waitUntil: 'load' })
      await page.screenshot()
    },
  )
}

function inTurn(work: (message: (typeof messages)[number]) => Promise<unknown>): Promise<void> {
  return each(messages, work)
}

async function each<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item)
}

async function measure(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

function tell(what: string, number: number, unit: string): void {
  console.log(`${what.padEnd(24)} ${number.toFixed(1).padStart(8)} ${unit}`)
}
