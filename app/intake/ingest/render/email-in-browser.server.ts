/** An email in Chromium: scripts are off, the policy forbids them and all foreign content once more, and the browser finds no host. */
import type { CDPSession, Page } from 'playwright-core'
import { withPage } from '#app/platform/lib/chromium.server.ts'
import { STORED_TYPES } from '#app/platform/lib/storage.server.ts'
import { LAYOUT_WIDTH_MAX } from '#app/intake/ingest/clean/layout-width.ts'

export const WINDOW_HEIGHT = 900
const DENSITY = 2
/** An origin that does not exist: requests not answered here fail. */
const ORIGIN = 'http://email.invalid'
/** As in `email-frame-policy.ts`, for an email that has an origin: its fonts and images come from there. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox allow-same-origin',
].join('; ')

export type ReadMedia = (key: string) => Promise<Uint8Array | null> | Uint8Array | null

type Work<T> = (page: Page, msLeft: () => number) => Promise<T>

/** Runs `work` with a page for one email; a hung browser fails it. */
export async function inPage<T>(width: number, waitMs: number, work: Work<T>): Promise<T> {
  const context = {
    viewport: { width, height: WINDOW_HEIGHT },
    deviceScaleFactor: DENSITY,
    serviceWorkers: 'block',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    acceptDownloads: false,
  } as const
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  // The protocol itself has no timeout: a hung browser would be waited for indefinitely.
  const withinMs = waitMs * 1.5
  const until = performance.now() + withinMs
  const clock = setTimeout(() => reject(new Error('The browser does not respond')), withinMs)
  try {
    const working = withPage(context, (page) => work(page, () => until - performance.now()))
    working.catch(() => {})
    return await Promise.race([working, timedOut])
  } finally {
    clearTimeout(clock)
  }
}

export type OpenTask = { html: string; readMedia: ReadMedia; waitMs: number }

/** Shows the email, as wide as it needs to be. */
export async function openEmail(page: Page, { html, readMedia, waitMs }: OpenTask, firstWidth: number) {
  page.setDefaultTimeout(waitMs)
  await answerRequests(page, withoutMotion(html), readMedia)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  const contentWidth = await readWidth(cdp)
  const width =
    contentWidth > firstWidth ? Math.min(LAYOUT_WIDTH_MAX, 2 * Math.ceil(contentWidth / 2)) : firstWidth
  if (width !== firstWidth) await page.setViewportSize({ width, height: WINDOW_HEIGHT })
  return { cdp, width }
}

export async function readWidth(cdp: CDPSession): Promise<number> {
  return (await cdp.send('Page.getLayoutMetrics')).cssContentSize.width
}

/** Without animation, as most mail clients show it. */
function withoutMotion(html: string): string {
  return html.replace(
    '</head>',
    '<style data-gallery>*{animation:none!important;transition:none!important}</style></head>',
  )
}

/** Serves only the email and its own stored files; every other request fails at once, without network access. */
async function answerRequests(page: Page, html: string, readMedia: ReadMedia): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === `${ORIGIN}/`) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
      }
      return route.fulfill({ body: html, headers })
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
