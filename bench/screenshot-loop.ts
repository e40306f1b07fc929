/**
 * The shortest loop that does the same work as an import: it opens the email, takes a screenshot of each view, and
 * encodes it once in each stored size, cards included. Imports are compared with it.
 */
import sharp from 'sharp'
import type { PreviewFile, PreviewInfo, PreviewView } from '#app/platform/db/json-columns.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import { cardHeight } from '#app/intake/ingest/render/screenshot-files.server.ts'
import { withPage } from '#app/platform/lib/chromium.server.ts'

/** A cleaned email with its media by storage key, and the screenshots that an import took of it. */
export type RenderedEmail = { html: string; media: Map<string, Uint8Array>; preview: PreviewInfo }

/** The email as it was rendered; null if it was not. */
export function renderedEmail({ files, preview }: PreparedEmail): RenderedEmail | null {
  if (!preview) return null
  const media = new Map(files.map(({ key, content }) => [key, content]))
  const html = Buffer.from(files.find(({ role }) => role === 'html')!.content).toString()
  return { html, media, preview }
}

export async function takeScreenshots({ html, media, preview }: RenderedEmail): Promise<void> {
  const { below = [], card = [], dark, mobile } = preview
  await withPage({ deviceScaleFactor: 2, javaScriptEnabled: false }, async (page) => {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const body = media.get(pathname.slice(1))
      if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      return body ? route.fulfill({ body: Buffer.from(body) }) : route.abort()
    })
    await page.goto('http://email.invalid/', { waitUntil: 'load' })
    /** The screenshot of a view, without the end of a very tall one. */
    async function take({ width, files }: PreviewView): Promise<Buffer> {
      await page.setViewportSize({ width, height: files.at(-1)!.height / 2 })
      return page.screenshot()
    }

    const main = await take(preview)
    await encode(main, preview.files)
    await encode(await topOf(main), card)
    let { height: y } = preview
    for (const { width, height, files } of below) {
      await encode(await page.screenshot({ fullPage: true, clip: { x: 0, y, width, height } }), files)
      y += height
    }
    if (dark) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await encode(await take(dark), dark.files)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    if (mobile) await encode(await take(mobile), mobile.files)
  })
}

async function topOf(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata()
  const area = { left: 0, top: 0, width, height: Math.min(height, cardHeight(width)) }
  return sharp(screenshot).extract(area).png({ compressionLevel: 0 }).toBuffer()
}

async function encode(screenshot: Buffer, files: PreviewFile[]): Promise<void> {
  await Promise.all(
    files.flatMap(({ width, webp, avif }) => [
      ...(webp ? [sharp(screenshot).resize(width).webp({ quality: 70, effort: 2 }).toBuffer()] : []),
      ...(avif ? [sharp(screenshot).resize(width).avif({ quality: 50, effort: 1 }).toBuffer()] : []),
    ]),
  )
}
