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
  type CompressedView,
  type Parts,
  type Preview,
} from './thumbnail-files.server.ts'

/** WebP ends at 16,383 pixels, and the picture is taken at double density: a taller email is taken in parts. */
const PART_HEIGHT = 8000
/** Beyond this the picture ends and says so: a hostile email could otherwise fill disk and time. */
const PREVIEW_HEIGHT_MAX = 4 * PART_HEIGHT
const WINDOW_HEIGHT = 900
/** The least height of a picture. */
const HEIGHT_MIN = 120
const DENSITY = 2
const MOBILE_WIDTH = 375
/** A second is usual, but the browser has a low priority: beside a busy server it gets a thirtieth of a processor. */
const WAIT_MS = 40_000
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
  const height = await measureHeight(page, cdp, width)
  const picture = await capture(cdp, { width, top: 0, height })
  // Compressed in other threads while the browser renders the next view.
  const main = started(compressMain(picture, width))
  // Not beside each other: the raw pixels of one part alone are 60 MB.
  if (height > PART_HEIGHT) await main
  const parts = await captureParts(cdp, width, height)
  if (!views) return { main, ...parts }
  const dark = /prefers-color-scheme\s*:\s*dark/i.test(html) ? await captureDark(page, cdp, width) : null
  const compressedDark = dark && !dark.equals(picture) && started(compressView(dark))
  await page.setViewportSize({ width: MOBILE_WIDTH, height: WINDOW_HEIGHT })
  // An email that does not fit a phone is shown there as a scaled copy of the main screenshot.
  const mobile = (await readWidth(cdp)) <= MOBILE_WIDTH ? await captureMobile(page, cdp) : null
  return {
    main,
    ...parts,
    ...(mobile && { mobile: started(compressView(mobile.picture, mobile.height)) }),
    ...(compressedDark && { dark: compressedDark }),
  }
}

/** Prevents an unhandled rejection if the browser fails before anyone awaits this. */
function started<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** What lies below the first part of a tall email. */
async function captureParts(cdp: CDPSession, width: number, height: number): Promise<Parts> {
  const below: CompressedView[] = []
  for (let top = PART_HEIGHT; top < Math.min(height, PREVIEW_HEIGHT_MAX); top += PART_HEIGHT) {
    below.push(await compressView(await capture(cdp, { width, top, height })))
  }
  return { below, ...(height > PREVIEW_HEIGHT_MAX && { fullHeight: height }) }
}

async function captureDark(page: Page, cdp: CDPSession, width: number): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: 'dark' })
  try {
    return await capture(cdp, { width, top: 0, height: await measureHeight(page, cdp, width) })
  } finally {
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

async function captureMobile(page: Page, cdp: CDPSession): Promise<{ picture: Buffer; height: number }> {
  const height = await measureHeight(page, cdp, MOBILE_WIDTH)
  return { picture: await capture(cdp, { width: MOBILE_WIDTH, top: 0, height }), height }
}

async function readWidth(cdp: CDPSession): Promise<number> {
  return (await cdp.send('Page.getLayoutMetrics')).cssContentSize.width
}

async function measureHeight(page: Page, cdp: CDPSession, width: number): Promise<number> {
  await page.evaluate(waitForContent)
  const height = await readHeight(cdp)
  if (height > WINDOW_HEIGHT) return height
  // Without a doctype the body is as high as the window, and so is what asks for its whole height. In a low window only
  // the content counts.
  await page.setViewportSize({ width, height: HEIGHT_MIN })
  const content = await readHeight(cdp)
  await page.setViewportSize({ width, height: content })
  return content
}

async function readHeight(cdp: CDPSession): Promise<number> {
  return Math.ceil((await cdp.send('Page.getLayoutMetrics')).cssContentSize.height)
}

type Part = { width: number; top: number; height: number }

/** The part that begins at `top` of an email of this size. */
async function capture(cdp: CDPSession, { width, top, height }: Part): Promise<Buffer> {
  const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top) }
  // Directly through the protocol: page.screenshot compresses the image, which takes most of a second.
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: DENSITY },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Runs in the page through the protocol, while the email's own scripts are off. */
async function waitForContent(): Promise<void> {
  await document.fonts.ready
  // Loaded does not mean decoded; an image that cannot be decoded is not visible anyway.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
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
