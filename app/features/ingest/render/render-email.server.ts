import type { CDPSession, Page } from 'playwright-core'
import { discardChromium, findChromium, withPage } from '#app/lib/chromium.server.ts'
import { log } from '#app/lib/log.server.ts'
import { STORED_TYPES } from '#app/lib/storage.server.ts'
import { LAYOUT_WIDTH_MAX, desktopWidth } from '#app/features/ingest/clean/layout-width.ts'
import { makePreview, type Packed, packMain, packView, type Preview } from './thumbnail-files.server.ts'

const PREVIEW_HEIGHT_MAX = 8000
const HEIGHT_MIN = 120
const WINDOW_HEIGHT = 900
const DENSITY = 2
const MOBILE_WIDTH = 375
const WAIT_MS = 20_000
/** A place that exists nowhere: whatever is not answered here is not answered. */
const ORIGIN = 'http://email.invalid'

/** Answers a media key with its bytes. */
export type ReadMedia = (key: string) => Promise<Uint8Array | null> | Uint8Array | null

export type RenderOptions = {
  /** Off leaves out how it looks on a telephone and in the dark. */
  views?: boolean
  /** After this long a browser counts as hanging. */
  waitMs?: number
}

/**
 * Draws the cleaned HTML of an email; null when there is no browser on this machine. A browser that crashes or hangs
 * is ended and replaced once.
 * @throws when the second one fails as well: then it is this email.
 */
export async function renderEmail(
  html: string,
  readMedia: ReadMedia,
  { views = true, waitMs = WAIT_MS }: RenderOptions = {},
): Promise<Preview | null> {
  if (!findChromium()) return null
  const drawing = { html, readMedia, views, waitMs }
  try {
    return await makePreview(await takeScreenshots(drawing))
  } catch (error) {
    log.warn({ err: error }, 'drawing an email failed; it is tried once more with a new browser')
    await discardChromium()
  }
  try {
    return await makePreview(await takeScreenshots(drawing))
  } catch (error) {
    await discardChromium()
    throw error
  }
}

type Drawing = { html: string; readMedia: ReadMedia; views: boolean; waitMs: number }

async function takeScreenshots(drawing: Drawing): Promise<Packed> {
  const firstWidth = desktopWidth(drawing.html)
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
  const { promise: late, reject } = Promise.withResolvers<never>()
  // The protocol itself has no clock: a browser that stands still would be waited for until the end of days.
  const clock = setTimeout(() => reject(new Error('The browser does not answer')), drawing.waitMs * 1.5)
  try {
    const work = withPage(context, (page) => draw(page, drawing, firstWidth))
    work.catch(() => {})
    return await Promise.race([work, late])
  } finally {
    clearTimeout(clock)
  }
}

async function draw(
  page: Page,
  { html, readMedia, views, waitMs }: Drawing,
  firstWidth: number,
): Promise<Packed> {
  page.setDefaultTimeout(waitMs)
  await answerRequests(page, withoutMotion(html), readMedia)
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  const cdp = await page.context().newCDPSession(page)
  const contentWidth = await readWidth(cdp)
  const width =
    contentWidth > firstWidth ? Math.min(LAYOUT_WIDTH_MAX, 2 * Math.ceil(contentWidth / 2)) : firstWidth
  if (width !== firstWidth) await page.setViewportSize({ width, height: WINDOW_HEIGHT })
  const picture = await capture(page, cdp, width)
  // In threads of its own, while the browser draws the next look.
  const main = started(packMain(picture, width))
  if (!views) return { main }
  const dark = /prefers-color-scheme\s*:\s*dark/i.test(html) ? await captureDark(page, cdp, width) : null
  const packedDark = dark && !dark.equals(picture) && started(packView(dark))
  await page.setViewportSize({ width: MOBILE_WIDTH, height: WINDOW_HEIGHT })
  // What does not fit a telephone is shown there as a small copy of the first picture.
  const mobile = (await readWidth(cdp)) <= MOBILE_WIDTH ? await capture(page, cdp, MOBILE_WIDTH) : null
  return {
    main,
    ...(mobile && { mobile: started(packView(mobile)) }),
    ...(packedDark && { dark: packedDark }),
  }
}

/** Whoever waits for it hears how it ends; nobody does when the browser fails first. */
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
  // Straight from the protocol: packing the picture small, as page.screenshot does, takes most of a second.
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: DENSITY },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Runs in the page, by the protocol: the email's own scripts stay off. Waits for fonts and pictures on the way. */
async function measureContent(): Promise<number> {
  await document.fonts.ready
  // Loaded is not yet unpacked; one that cannot be unpacked is a picture that cannot be seen.
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  const { body } = document
  const below = Number.parseFloat(getComputedStyle(body).marginBottom) || 0
  return Math.max(
    body.getBoundingClientRect().bottom + below,
    body.scrollHeight === innerHeight ? 0 : body.scrollHeight,
  )
}

/** Still, and as mail clients without animation show it, which is most of them. */
function withoutMotion(html: string): string {
  return html.replace(
    '</head>',
    '<style>*{animation:none!important;transition:none!important}</style></head>',
  )
}

/** Only the email and its own archived files are answered; everything else fails at once, without a network. */
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
