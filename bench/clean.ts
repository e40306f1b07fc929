/**
 * How cleaning changes the appearance of emails: each is rendered before and after, and the screenshots are compared
 * pixel by pixel. Every image is replaced by one of ours in both, so that nothing is downloaded and layout still counts.
 * `--count 60` sets the number of emails. Exits with 1 if the median difference is not 0 or one email differs by more
 * than half a percent. `--keep folder` saves the screenshots of those that differ.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { createEmailAssets } from '#app/features/ingest/assets/email-assets.server.ts'
import { cleanHtml } from '#app/features/ingest/clean/clean-html.server.ts'
import { namedPictures } from '#app/features/ingest/assets/named-pictures.ts'
import { spacerPicture } from '#app/features/ingest/assets/placeholder-picture.ts'
import { parseMessage, parsePage } from '#app/features/ingest/parse/parse-message.server.ts'
import { personalDataOf } from '#app/features/ingest/privacy/personal-data.server.ts'
import { parseHtml } from '#app/features/ingest/clean/sanitizer.server.ts'
import { closeChromium, withPage } from '#app/lib/chromium.server.ts'
import { receivedMail, templates } from './real-mail.ts'

const WIDTH = 640
const HEIGHT_MAX = 6000
const WORST_PERCENT = 0.5
const FORM = /<(?:form|input|select|textarea|button|iframe|object|embed)\b/i
const ORIGIN = 'http://email.invalid'

type Screenshot = { data: Buffer; width: number; height: number }
type Row = { name: string; percent: number; height: number }

const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, keep: { type: 'string' } },
})
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a9' } })
  .png()
  .toBuffer()
const pixel = spacerPicture(1, 1)

const rows: Row[] = []
await withPage(
  { viewport: { width: WIDTH, height: 900 }, javaScriptEnabled: false, reducedMotion: 'reduce' },
  async (page) => {
    for (const { name, html } of await chosen(Number(values.count))) {
      const cleanedEmail = cleaned(html)
      if (cleanedEmail === null) {
        console.log(`skipped, rejected by cleaning: ${name}`)
        continue
      }
      const before = await capture(page, html, cleanedEmail.named)
      const after = await capture(page, cleanedEmail.html, cleanedEmail.files)
      const percent = difference(before, after)
      rows.push({ name, percent, height: before.height })
      if (values.keep && percent > 0) await saveScreenshots(values.keep, name, before, after)
    }
  },
)
await closeChromium()

rows.sort((a, b) => a.percent - b.percent)
for (const { name, percent, height } of rows) {
  console.log(`${percent.toFixed(4).padStart(9)} %  ${String(height).padStart(5)} px  ${name}`)
}
const median = rows[Math.floor(rows.length / 2)]!.percent
const worst = rows.at(-1)!.percent
const same = rows.filter(({ percent }) => percent === 0).length
console.log(`${rows.length} emails, ${same} identical`)
console.log(`median ${median.toFixed(4)} %, worst ${worst.toFixed(4)} %`)
process.exitCode = median === 0 && worst <= WORST_PERCENT ? 0 : 1

/** All templates, then newsletters and advertisements people received, one per sender. */
async function chosen(count: number): Promise<{ name: string; html: string }[]> {
  const found = templates().map(({ name, bytes }) => ({ name, html: parsePage(bytes).html! }))
  const senders = new Set<string>()
  for (const mail of receivedMail().filter(({ name }) => /^(?:hard-ham|spam-2)/.test(name))) {
    if (found.length >= count) break
    const { html, sender } = await parseMessage(mail.bytes)
    const company = sender.address?.split('@')[1]
    if (!html || !company || senders.has(company) || !isDesigned(html)) continue
    senders.add(company)
    found.push({ name: mail.name.slice(0, 20), html })
  }
  return found.map(({ name, html }) => ({ name, html: withWholeAddresses(html) }))
}

/** Messages with a layout. Those with a form are excluded: cleaning removes it, so they have to differ. */
function isDesigned(html: string): boolean {
  return /<table/i.test(html) && /<img/i.test(html) && html.length > 3000 && !FORM.test(html)
}

/** Images next to a template or inside a message are replaced like all others. */
function withWholeAddresses(html: string): string {
  return html.replace(
    /(\s(?:src|background)\s*=\s*["']?)(?:cid:|(?!\s*(?:https?:|data:|\/\/))(?=[\w./]))/gi,
    '$1https://pictures.test/',
  )
}

type Cleaned = {
  html: string
  /** Images by their path in the gallery. */
  files: Map<string, Uint8Array>
  /** Images by their URL in the email. */
  named: Map<string, Uint8Array>
}

function cleaned(source: string): Cleaned | null {
  const fetched = new Map([...namedPictures(parseHtml(source))].map((url) => [url, picture]))
  const assets = createEmailAssets({ enclosed: new Map(), fetched })
  const personalData = personalDataOf({ addresses: [], names: [] })
  const result = cleanHtml(source, { assets, title: '', personalData, unsubscribeLinks: [] })
  if (!result.ok) return null
  const files = new Map([...assets.files].map(([key, content]) => [`${ORIGIN}/${key}`, content]))
  return { html: result.html, files, named: fetched }
}

/** Images that are not in `pictures` only track readers; they are answered with a single pixel, as in reality. */
async function capture(page: Page, html: string, pictures: Map<string, Uint8Array>): Promise<Screenshot> {
  await page.unrouteAll()
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (url.href === `${ORIGIN}/`)
      return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    if (route.request().resourceType() !== 'image') return route.abort()
    return route.fulfill({ body: Buffer.from(pictures.get(url.href) ?? pixel), contentType: 'image/png' })
  })
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(HEIGHT_MAX, height) }
  const image = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The percentage of pixels that differ; an area only one screenshot has counts as different. */
function difference(a: Screenshot, b: Screenshot): number {
  const stride = a.width * 3
  let different = Math.abs(a.height - b.height) * a.width
  const end = Math.min(a.height, b.height) * stride
  for (let at = 0; at < end; at += 3) {
    if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2]) {
      different += 1
    }
  }
  return (different / (Math.max(a.height, b.height) * a.width)) * 100
}

async function saveScreenshots(
  folder: string,
  name: string,
  before: Screenshot,
  after: Screenshot,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name.replace(/\W+/g, '-'))
  for (const [side, { data, width, height }] of Object.entries({ before, after })) {
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(`${file}-${side}.png`)
  }
}
