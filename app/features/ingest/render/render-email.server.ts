import type { CDPSession, Page } from 'playwright-core'
import { discardChromium, findChromium, withPage } from '#app/lib/chromium.server.ts'
import { log } from '#app/lib/log.server.ts'
import { STORED_TYPES } from '#app/lib/storage.server.ts'
import { LAYOUT_WIDTH_MAX, desktopWidth } from '#app/features/ingest/clean/layout-width.ts'
import {
  makePreview,
  type CompressedViews,
  compressMain,
  compressView,
  type Preview,
} from './thumbnail-files.server.ts'

const PREVIEW_HEIGHT_MAX = 8000
const HEIGHT_MIN = 120
const WINDOW_HEIGHT = 900
const DENSITY = 2
const MOBILE_WIDTH = 375
const WAIT_MS = 20_000
/** An origin that does not exist: requests not answered here fail. */
const ORIGIN = 'http://email.invalid'

/** Returns the bytes of a media key. */
export type ReadMedia = (key: string) => Promise<Uint8Array | null> | Uint8Array | null

export type RenderOptions = {
  /** If false, the mobile and dark screenshots are skipped. */
  views?: boolean
  /** After this long, the browser counts as hung. */
  waitMs?: number
}

/**
 * Takes the screenshots of cleaned HTML; null when this machine has no browser. A browser that crashes or hangs is
 * replaced once.
 * @throws when the second browser fails as well: then the email is the cause.
 */
export async function renderEmail(
  html: string,
  readMedia: ReadMedia,
  { views = true, waitMs = WAIT_MS }: RenderOptions = {},
): Promise<Preview | null> {
  if (!findChromium()) return null
  const task = { html, readMedia, views, waitMs }
  try {
    return await makePreview(await takeScreenshots(task))
  } catch (error) {
    log.warn({ err: error }, 'rendering an email failed; trying once more with a new browser')
    await discardChromium()
  }
  try {
    return await makePreview(await takeScreenshots(task))
  } catch (error) {
    await discardChromium()
    throw error
  }
}

type RenderTask = { html: string; readMedia: ReadMedia; views: boolean; waitMs: number }

async function takeScreenshots(task: RenderTask): Promise<CompressedViews> {
  const firstWidth = desktopWidth(task.html)
  const context = {
    viewport: { width: firstWidth, height: WINDOW_HEIGHT },
    deviceScaleFactor: DENSITY,
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    acceptDownloads: false,
  } as const
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  // The protocol itself has no timeout: a hung browser would be waited for indefinitely.
  const clock = setTimeout(() => reject(new Error('The browser does not respond')), task.waitMs * 1.5)
  try {
    const work = withPage(context, (page) => capturePreview(page, task, firstWidth))
    work.catch(() => {})
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(clock)
  }
}

async function capturePreview(
  page: Page,
  { html, readMedia, views, waitMs }: RenderTask,
  firstWidth: number,
): Promise<CompressedViews> {
  page.setDefaultTimeout(waitMs)
  await answerRequests(page, withoutMotion(html), readMedia)
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  const cdp = await page.context().newCDPSession(page)
  const contentWidth = await readWidth(cdp)
  const width =
    contentWidth > firstWidth ? Math.min(LAYOUT_WIDTH_MAX, 2 * Math.ceil(contentWidth / 2)) : firstWidth
  if (width !== firstWidth) await page.setViewportSize({ width, height: WINDOW_HEIGHT })
  const picture = await capture(page, cdp, width)
  // Compressed in other threads while the browser renders the next view.
  const main = started(compressMain(picture, width))
  if (!views) return { main }
  const dark = /prefers-color-scheme\s*:\s*dark/i.test(html) ? await captureDark(page, cdp, width) : null
  const compressedDark = dark && !dark.equals(picture) && started(compressView(dark))
  await page.setViewportSize({ width: MOBILE_WIDTH, height: WINDOW_HEIGHT })
  // An email that does not fit a phone is shown there as a scaled copy of the main screenshot.
  const mobile = (await readWidth(cdp)) <= MOBILE_WIDTH ? await capture(page, cdp, MOBILE_WIDTH) : null
  return {
    main,
    ...(mobile && { mobile: started(compressView(mobile)) }),
    ...(compressedDark && { dark: compressedDark }),
  }
}

/** Prevents an unhandled rejection if the browser fails before anyone awaits this. */
function started<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

async function captureDark(page: Page, cdp: CDPSession, width: number): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: 'dark' })
  try {
    return await capture(page, cdp, width)
  } finally {
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

async function readWidth(cdp: CDPSession): Promise<number> {
  return (await cdp.send('Page.getLayoutMetrics')).cssContentSize.width
}

async function capture(page: Page, cdp: CDPSession, width: number): Promise<Buffer> {
  const { height } = (await cdp.send('Page.getLayoutMetrics')).cssContentSize
  const content = await page.evaluate(measureContent)
  // An email shorter than the window ends where its content ends, not where the window does.
  const end = height > WINDOW_HEIGHT ? height : Math.min(height, content)
  const clip = {
    x: 0,
    y: 0,
    width,
    height: Math.min(PREVIEW_HEIGHT_MAX, Math.max(HEIGHT_MIN, Math.ceil(end))),
  }
  // Directly through the protocol: page.screenshot compresses the image, which takes most of a second.
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: DENSITY },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Runs in the page through the protocol, while the email's own scripts are off. Also waits for fonts and images. */
async function measureContent(): Promise<number> {
  await document.fonts.ready
  // Loaded does not mean decoded; an image that cannot be decoded is not visible anyway.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  const { body } = document
  const below = Number.parseFloat(getComputedStyle(body).marginBottom) || 0
  return Math.max(
    body.getBoundingClientRect().bottom + below,
    body.scrollHeight === innerHeight ? 0 : body.scrollHeight,
  )
}

/** Without animation, as most mail clients show it. */
function withoutMotion(html: string): string {
  return html.replace(
    '</head>',
    '<style>*{animation:none!important;transition:none!important}</style></head>',
  )
}

/** Serves only the email and its own stored files; every other request fails at once, without network access. */
async function answerRequests(page: Page, html: string, readMedia: ReadMedia): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === `${ORIGIN}/`) {
      return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    }
    const key = /^http:\/\/email\.invalid\/(media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(\w+))$/.exec(url)
    const bytes = key && (await readMedia(key[1]!))
    if (!key || !bytes) return route.abort()
    return route.fulfill({
      body: Buffer.from(bytes),
      contentType: STORED_TYPES[key[2]!] ?? 'application/octet-stream',
    })
  })
}
