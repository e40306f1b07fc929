/**
 * Speed and memory of imports: cleaning only, cleaning and rendering, and rendering compared with the shortest loop that
 * takes the same screenshots. `--count 60` sets the number of emails.
 */
import { setImmediate as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listBundle, readBundledEmail } from '#app/features/ingest/store/bundle.server.ts'
import { prepareEmail } from '#app/features/ingest/prepare.server.ts'
import { renderEmail } from '#app/features/ingest/render/render-email.server.ts'
import { sampleBundle } from '#app/features/ingest/store/samples.server.ts'
import { closeChromium, findChromium } from '#app/lib/chromium.server.ts'
import { env } from '#app/lib/env.server.ts'
import { renderedEmail, takeScreenshots, type RenderedEmail } from './screenshot-loop.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '40' } } })
const count = Number(values.count)
const messages = await readMessages(count)
const atOnce = env().WORK_AT_ONCE

await prepareEmail(messages[0]!, { render: false })
const before = process.cpuUsage()
const cleaning = await measure(messages, 1, (message) => prepareEmail(message, { render: false }))
const { user, system } = process.cpuUsage(before)
printFigure('cleaned', count / cleaning, 'messages a second')
printFigure('cleaned', (count * 1e6) / (user + system), 'messages a second of processor time')
printFigure('peak memory so far', peakMemory(), 'MB')
if (findChromium()) {
  const pages = await readPages()
  const whole = await measure(messages, atOnce, (message) => prepareEmail(message))
  printFigure(`cleaned and rendered, ${atOnce} at once`, count / whole, 'messages a second')
  printFigure('peak memory', peakMemory(), 'MB')

  const views = pages.flatMap(({ preview }) => [preview, preview.mobile, preview.dark].filter(Boolean))
  printFigure('screenshots', views.length, `of ${count} emails`)
  const bare = await measure(pages, 1, takeScreenshots)
  printFigure('a bare loop', (bare / count) * 1000, 'ms an email')
  const single = await measure(pages, 1, renderPage)
  printFigure(
    'rendered, one at a time',
    (single / count) * 1000,
    `ms an email, ${(single / bare).toFixed(2)} times that`,
  )
  const rendering = await measure(pages, atOnce, renderPage)
  printFigure(
    `rendered, ${atOnce} at once`,
    (rendering / count) * 1000,
    `ms an email, ${(rendering / bare).toFixed(2)} times that`,
  )
  await closeChromium()
} else console.log('Chromium is not installed: nothing was rendered')

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

async function readPages(): Promise<RenderedEmail[]> {
  const pages = []
  for (const message of messages) {
    const prepared = await prepareEmail(message)
    if (!prepared.ok) throw new Error(prepared.reason)
    pages.push(renderedEmail(prepared.email)!)
  }
  return pages
}

function renderPage({ html, media }: RenderedEmail): Promise<unknown> {
  return renderEmail(html, (key) => media.get(key) ?? null)
}

/** Seconds that `work` takes for all items, `atOnce` in parallel. */
async function measure<T>(
  items: T[],
  sameTime: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const waiting = [...items]
  const started = performance.now()
  async function workThrough(): Promise<void> {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      await work(item)
      await pause()
    }
  }
  await Promise.all(Array.from({ length: sameTime }, workThrough))
  return (performance.now() - started) / 1000
}

function peakMemory(): number {
  return process.resourceUsage().maxRSS / 1024
}

function printFigure(what: string, number: number, unit: string): void {
  console.log(`${what.padEnd(28)} ${number.toFixed(1).padStart(8)} ${unit}`)
}
