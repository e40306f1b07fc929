import type { Page } from 'playwright-core'
import { findChromium, withPage } from '#app/lib/chromium.server.ts'
import { STORED_TYPES } from '#app/lib/storage.server.ts'
import { LAYOUT_WIDTH_MAX, desktopWidth } from './layout-width.ts'
import { makePreview, type Preview } from './preview-files.server.ts'

const PREVIEW_HEIGHT_MAX = 8000
const HEIGHT_MIN = 120
const WINDOW_HEIGHT = 900
const DENSITY = 2
const WAIT_MS = 20_000
/** A place that exists nowhere: whatever is not answered here is not answered. */
const ORIGIN = 'http://email.invalid'

/** Answers a media key with its bytes. */
export type ReadMedia = (key: string) => Promise<Uint8Array | null> | Uint8Array | null

/** Draws the cleaned HTML of an email; null when there is no browser on this machine. */
export async function renderEmail(html: string, readMedia: ReadMedia): Promise<Preview | null> {
  if (!findChromium()) return null
  const firstWidth = desktopWidth(html)
  const { picture, width } = await withPage(
    {
      viewport: { width: firstWidth, height: WINDOW_HEIGHT },
      deviceScaleFactor: DENSITY,
      javaScriptEnabled: false,
      serviceWorkers: 'block',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      acceptDownloads: false,
    },
    (page) => draw(page, { html, firstWidth, readMedia }),
  )
  return makePreview(picture, width)
}

type Drawing = { html: string; firstWidth: number; readMedia: ReadMedia }

async function draw(
  page: Page,
  { html, firstWidth, readMedia }: Drawing,
): Promise<{ picture: Buffer; width: number }> {
  page.setDefaultTimeout(WAIT_MS)
  await answerRequests(page, withoutMotion(html), readMedia)
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  const cdp = await page.context().newCDPSession(page)
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics')
  let { height } = cssContentSize
  let layoutWidth = firstWidth
  if (cssContentSize.width > firstWidth) {
    layoutWidth = Math.min(LAYOUT_WIDTH_MAX, 2 * Math.ceil(cssContentSize.width / 2))
    await page.setViewportSize({ width: layoutWidth, height: WINDOW_HEIGHT })
    height = (await cdp.send('Page.getLayoutMetrics')).cssContentSize.height
  }
  const content = await page.evaluate(measureContent)
  // An email shorter than the window ends where its content ends, not where the window does.
  const end = height > WINDOW_HEIGHT ? height : Math.min(height, content)
  const clip = {
    x: 0,
    y: 0,
    width: layoutWidth,
    height: Math.min(PREVIEW_HEIGHT_MAX, Math.max(HEIGHT_MIN, Math.ceil(end))),
  }
  // Straight from the protocol: packing the picture small, as page.screenshot does, takes most of a second.
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: DENSITY },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return { picture: Buffer.from(data, 'base64'), width: layoutWidth }
}

/** Runs in the page, by the protocol: the email's own scripts stay off. Waits for its fonts on the way. */
async function measureContent(): Promise<number> {
  await document.fonts.ready
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
