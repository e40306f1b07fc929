/**
 * The shortest loop that does the same work as an import: it opens the email, takes a screenshot of each view, and
 * encodes it once in each stored size. Imports are compared with it.
 */
import sharp from 'sharp'
import type { PreviewFile, PreviewInfo } from '#app/db/shapes.ts'
import type { PreparedEmail } from '#app/features/ingest/prepared-email.ts'
import { withPage } from '#app/lib/chromium.server.ts'

/** A cleaned email with its media by storage key, and the screenshots that an import took of it. */
export type RenderedEmail = { html: string; media: Map<string, Uint8Array>; preview: PreviewInfo }

/** Null where nothing was rendered. */
export function renderedEmail({ files, preview }: PreparedEmail): RenderedEmail | null {
  if (!preview) return null
  const media = new Map(files.map(({ key, content }) => [key, content]))
  const html = Buffer.from(files.find(({ role }) => role === 'html')!.content).toString()
  return { html, media, preview }
}

export async function takeScreenshots({ html, media, preview }: RenderedEmail): Promise<void> {
  const views = [
    { ...preview, colorScheme: 'light' as const },
    ...(preview.dark ? [{ ...preview.dark, colorScheme: 'dark' as const }] : []),
    ...(preview.mobile ? [{ ...preview.mobile, colorScheme: 'light' as const }] : []),
  ]
  await withPage({ deviceScaleFactor: 2, javaScriptEnabled: false }, async (page) => {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const body = media.get(pathname.slice(1))
      if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      return body ? route.fulfill({ body: Buffer.from(body) }) : route.abort()
    })
    await page.goto('http://email.invalid/', { waitUntil: 'load' })
    for (const { width, height, colorScheme, files } of views) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await encode(await page.screenshot(), files)
    }
    let { height: y } = preview
    for (const { width, height, files } of preview.below ?? []) {
      await encode(await page.screenshot({ fullPage: true, clip: { x: 0, y, width, height } }), files)
      y += height
    }
  })
}

async function encode(screenshot: Buffer, files: PreviewFile[]): Promise<void> {
  await Promise.all(
    files.flatMap(({ width, webp, avif }) => [
      ...(webp ? [sharp(screenshot).resize(width).webp({ quality: 70, effort: 2 }).toBuffer()] : []),
      ...(avif ? [sharp(screenshot).resize(width).avif({ quality: 50, effort: 1 }).toBuffer()] : []),
    ]),
  )
}
