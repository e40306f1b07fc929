import type { CDPSession, Page } from 'playwright-core'
import { auditPage } from '#app/inspection/checks/audit-page.server.ts'
import type { RenderedPage } from '#app/inspection/checks/rendered-page.ts'
import { discardChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { desktopWidth } from '#app/intake/ingest/clean/layout-width.ts'
import { invertColors, type Inversion } from './invert-colors.ts'
import { inPage, openEmail, readWidth, type ReadMedia, WINDOW_HEIGHT } from './email-in-browser.server.ts'
import {
  makePreview,
  type CompressedViews,
  compressMain,
  compressView,
  type CompressedView,
  type Parts,
  type Preview,
} from './screenshot-files.server.ts'

/** WebP ends at 16,383 pixels, and the screenshot is taken at double density: a taller email is taken in parts. */
const PART_HEIGHT = 8000
/** Beyond this the screenshot ends and says so: a hostile email could otherwise fill disk and time. */
const PREVIEW_HEIGHT_MAX = 4 * PART_HEIGHT
const HEIGHT_MIN = 120
const DENSITY = 2
const MOBILE_WIDTH = 375
/** A second is usual, but the browser has a low priority: beside a busy server it gets a thirtieth of a processor. */
const WAIT_MS = 40_000

/** Contrast and the like are left unchecked for a page that takes longer: no real email is as heavy. */
const LOOK_MS = 30_000

export type RenderOptions = {
  views?: boolean
  look?: boolean
  /** The colors as an email client changes them; with their own colors by default. */
  inversion?: Inversion | undefined
  /** After this long, the browser counts as hung. */
  waitMs?: number
}

/** Null without a browser. One that crashes or hangs is replaced once. @throws when the second fails too: then the email is the cause. */
export async function renderEmail(
  html: string,
  readMedia: ReadMedia,
  { views = true, look = true, inversion, waitMs = WAIT_MS }: RenderOptions = {},
): Promise<Preview | null> {
  if (!findChromium()) return null
  const task = { html, readMedia, views, look, inversion, waitMs }
  return render(task).catch((error: unknown) => {
    log.warn({ err: error }, 'rendering an email failed; trying once more with a new browser')
    return render(task)
  })
}

type RenderTask = RenderOptions & { html: string; readMedia: ReadMedia; waitMs: number }

async function render(task: RenderTask): Promise<Preview> {
  const firstWidth = desktopWidth(task.html)
  try {
    const views = await inPage(firstWidth, task.waitMs, (page, msLeft) =>
      capturePreview(page, task, firstWidth, msLeft),
    )
    return await makePreview(views)
  } catch (error) {
    await discardChromium()
    throw error
  }
}

/** Has axe-core look at an email without taking screenshots of it; null when this machine has no browser. */
export async function auditEmail(html: string, readMedia: ReadMedia): Promise<RenderedPage | null> {
  if (!findChromium()) return null
  const width = desktopWidth(html)
  return inPage(width, WAIT_MS, async (page, msLeft) => {
    const opened = await openEmail(page, { html, readMedia, waitMs: WAIT_MS }, width)
    return look(page, opened, html, msLeft())
  })
}

async function capturePreview(
  page: Page,
  task: RenderTask,
  firstWidth: number,
  msLeft: () => number,
): Promise<CompressedViews> {
  const { html, views } = task
  const opened = await openEmail(page, task, firstWidth)
  const { cdp, width } = opened
  if (task.inversion) await page.evaluate(invertColors, task.inversion)
  // Last, while the screenshots are compressed.
  const lookLast = () => (task.look ? look(page, opened, html, msLeft()) : null)
  const height = await measureHeight(page, cdp, width)
  const picture = await capture(cdp, { width, top: 0, height })
  // Compressed in other threads while the browser renders the next view.
  const main = started(compressMain(picture, width))
  // Not beside each other: the raw pixels of one part alone are 60 MB.
  if (height > PART_HEIGHT) await main
  const parts = await captureParts(cdp, width, height)
  if (!views) return { main, ...parts, seen: await lookLast() }
  const dark = hasDarkStyles(html) ? await captureDark(page, cdp, width) : null
  const compressedDark = dark && !dark.equals(picture) && started(compressView(dark))
  await page.setViewportSize({ width: MOBILE_WIDTH, height: WINDOW_HEIGHT })
  // An email that does not fit a phone is shown there as a scaled copy of the main screenshot.
  const mobile = (await readWidth(cdp)) <= MOBILE_WIDTH ? await captureMobile(page, cdp) : null
  return {
    main,
    ...parts,
    ...(mobile && { mobile: started(compressView(mobile.picture, mobile.height)) }),
    ...(compressedDark && { dark: compressedDark }),
    seen: await lookLast(),
  }
}

/** Null where it fails or takes too long: the screenshots are good all the same. */
async function look(
  page: Page,
  { cdp, width }: { cdp: CDPSession; width: number },
  html: string,
  msLeft: number,
): Promise<RenderedPage | null> {
  try {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT })
    const withinMs = Math.min(LOOK_MS, msLeft / 2)
    return await auditPage(cdp, { hasDarkStyles: hasDarkStyles(html), withinMs })
  } catch (error) {
    log.warn({ err: error }, 'an email was rendered, but could not be checked in the browser')
    return null
  }
}

function hasDarkStyles(html: string): boolean {
  return /prefers-color-scheme\s*:\s*dark/i.test(html)
}

/** Prevents an unhandled rejection if the browser fails before anyone awaits this. */
function started<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

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
