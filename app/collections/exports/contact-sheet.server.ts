/** Contact sheets as PDF, printed by the browser that takes screenshots; nothing but our own screenshots is loaded. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { SHEET_EMAILS } from '#app/platform/exports/schema.ts'
import { discardChromium, withPage } from '#app/platform/lib/chromium.server.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import { type ZipEntry, zipOf } from '#app/platform/lib/zip.server.ts'
import { contactSheetPage } from './contact-sheet-page.ts'
import type { ExportRow } from './export-rows.server.ts'

/** An origin that does not exist: requests not answered here fail. */
const ORIGIN = 'http://sheet.invalid'
/** Four columns on A4 are 42 mm wide: 300 dots per inch and some more. */
const PICTURE_WIDTH = 560
const PICTURE_HEIGHT = 900
const PRINT_MS = 120_000

const { resolve } = createRequire(import.meta.url)
const FONTS: Record<string, string> = {
  '/fonts/besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  '/fonts/geist.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
}

type Printed = {
  name: string
  total: number
  rows: AsyncIterable<ExportRow[]>
  onDone: (emails: number) => void
}

/** One PDF, or a ZIP archive of several when a sheet would be too long to print at once. */
export function contactSheets(collection: Printed): AsyncIterable<Uint8Array> {
  return collection.total > SHEET_EMAILS ? zipOf(sheetEntries(collection)) : sheets(collection)
}

async function* sheetEntries(collection: Printed): AsyncGenerator<ZipEntry> {
  let number = 0
  for await (const pdf of sheets(collection)) {
    yield { name: `contact-sheet-${++number}.pdf`, content: [pdf] }
  }
}

async function* sheets({ name, total, rows, onDone }: Printed): AsyncGenerator<Buffer> {
  const count = Math.ceil(total / SHEET_EMAILS)
  let waiting: ExportRow[] = []
  let printed = 0
  async function next(): Promise<Buffer> {
    const shown = waiting.splice(0, SHEET_EMAILS)
    printed += 1
    const pdf = await print(count > 1 ? `${name}, ${printed} of ${count}` : name, shown)
    onDone(shown.length)
    return pdf
  }
  for await (const page of rows) {
    waiting = [...waiting, ...page]
    while (waiting.length > SHEET_EMAILS) yield await next()
  }
  yield await next()
}

async function print(title: string, rows: ExportRow[]): Promise<Buffer> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => reject(new Error('The browser does not respond')), PRINT_MS)
  const work = withPage({ javaScriptEnabled: false, serviceWorkers: 'block' }, (page) =>
    printPage(page, title, rows),
  )
  work.catch(() => {})
  try {
    return await Promise.race([work, timedOut])
  } catch (error) {
    await discardChromium()
    throw error
  } finally {
    clearTimeout(clock)
  }
}

async function printPage(page: Page, title: string, rows: ExportRow[]): Promise<Buffer> {
  const keys = new Map(rows.map((row) => [`/pictures/${row.number}.jpg`, keyOfPicture(row)]))
  const pictureOf = ({ number }: ExportRow) =>
    keys.get(`/pictures/${number}.jpg`) ? `/pictures/${number}.jpg` : null
  const html = contactSheetPage({ title, rows, pictureOf })
  page.setDefaultTimeout(PRINT_MS)
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== ORIGIN) return route.abort()
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    const font = FONTS[pathname]
    if (font) return route.fulfill({ body: await readFile(resolve(font)), contentType: 'font/woff2' })
    const picture = await readPicture(keys.get(pathname) ?? null).catch(() => null)
    return picture ? route.fulfill({ body: picture, contentType: 'image/jpeg' }) : route.abort()
  })
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  return page.pdf({ preferCSSPageSize: true, printBackground: true })
}

function keyOfPicture({ files: { preview } }: ExportRow): string | null {
  const file = preview?.card?.at(-1) ?? preview?.files.at(-1)
  return file?.webp ?? file?.avif ?? null
}

/** JPEG goes into a PDF as it is; every other format would be stored pixel by pixel. */
async function readPicture(key: string | null): Promise<Buffer | null> {
  if (!key) return null
  return sharp(await storage().getBytes(key))
    .resize({
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      fit: 'cover',
      position: 'top',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
}
