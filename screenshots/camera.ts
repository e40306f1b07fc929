/** Takes screenshots of a screen on three devices, in both themes. */
import { type Browser, devices, type Page } from 'playwright-core'
import type { Cookies } from './people.ts'
import type { Site } from './sites.ts'

export type Device = 'desktop' | 'tablet' | 'phone'
export type Theme = 'light' | 'dark'

/** Device → theme → a PNG. */
export type Pictures = Record<Device, Record<Theme, Buffer>>

export type Subject = { site: Site; cookies?: Cookies; path: string; status?: number; cookieNotice?: boolean }

export const DEVICES: Device[] = ['desktop', 'tablet', 'phone']
export const THEMES: Theme[] = ['light', 'dark']

export const VIEWPORTS: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}

/** The tallest page that is captured in full. */
const LONGEST = 4200
const PATIENCE = 2000

type Camera = { show: (theme: Theme) => Promise<void>; page: Page; close: () => Promise<void> }

/** A page on a device, in the state to capture. */
export async function aim(
  browser: Browser,
  device: Device,
  subject: Subject,
  pose: (page: Page, device: Device) => Promise<void> = async () => {},
): Promise<Camera> {
  const context = await browser.newContext({
    ...(device === 'desktop'
      ? {}
      : { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }),
    viewport: VIEWPORTS[device],
    baseURL: subject.site.url,
    storageState: subject.cookies,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.clock.setFixedTime(Date.now())
  if (!subject.cookieNotice) {
    await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'))
  }
  const page = await context.newPage()
  const answer = await page.goto(subject.path, { waitUntil: 'networkidle' })
  const { path, status = 200 } = subject
  if (answer?.status() !== status) throw new Error(`${path} was answered with ${answer?.status()}`)
  await pose(page, device)
  return {
    page,
    async show(theme) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await settled(page)
    },
    close: () => context.close(),
  }
}

/** Captures the viewport, or with `whole` the full page. */
export async function snap(page: Page, whole = false): Promise<Buffer> {
  const { width } = page.viewportSize()!
  if (!whole) return page.screenshot({ animations: 'disabled', caret: 'hide' })
  // Content far below is rendered only after it has been near the viewport.
  await page.evaluate(async (longest) => {
    const before = scrollY
    for (let top = 0; top < Math.min(document.body.scrollHeight, longest); top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, before)
  }, LONGEST)
  await settled(page)
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), LONGEST)
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height },
  })
}

/** Waits until all visible images have loaded and all finite animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (patience) => {
    const near = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    const waits = [
      document.fonts.ready,
      ...near.map((image) => image.decode().catch(() => {})),
      ...document.getAnimations().map(({ finished }) => finished.catch(() => {})),
    ]
    await Promise.race([
      Promise.all(waits),
      new Promise((resolve) => {
        setTimeout(resolve, patience)
      }),
    ])
  }, PATIENCE)
}
