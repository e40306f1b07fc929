/**
 * axe-core in an ordinary page, with scripts on and nothing of the gallery around it: what the checks are compared
 * with.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AXE_CHECKS } from '#app/inspection/checks/definitions/accessibility-axe.ts'
import { desktopWidth } from '#app/intake/ingest/clean/layout-width.ts'
import type { ReadMedia } from '#app/intake/ingest/render/email-in-browser.server.ts'
import { discardChromium, withPage } from '#app/platform/lib/chromium.server.ts'

/** The time limit in milliseconds, longer than the checks may take. */
const WITHIN_MS = 45_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Counts = Record<string, number>

declare const axe: {
  run(options: object): Promise<{ violations: { id: string; nodes: unknown[] }[] }>
}

/** The number of elements that each rule of axe finds; null if it takes too long. */
export async function axeByItself(html: string, readMedia: ReadMedia): Promise<Counts | null> {
  const { promise: tooLong, resolve } = Promise.withResolvers<null>()
  const clock = setTimeout(() => resolve(null), WITHIN_MS)
  const running = runAxe(html, readMedia)
  running.catch(() => {})
  const counts = await Promise.race([running, tooLong])
  clearTimeout(clock)
  // A busy page cannot be closed.
  if (!counts) await discardChromium()
  return counts
}

async function runAxe(html: string, readMedia: ReadMedia): Promise<Counts> {
  const viewport = { width: desktopWidth(html), height: 900 }
  const context = { viewport, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const
  return withPage(context, async (page) => {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      const isPage = pathname === '/'
      const body = isPage ? html : await readMedia(pathname.slice(1))
      if (!body) return route.abort()
      const contentType = isPage ? 'text/html; charset=utf-8' : undefined
      return route.fulfill({ body: Buffer.from(body), contentType })
    })
    await page.goto('http://email.invalid/')
    await page.evaluate(AXE)
    return page.evaluate(countViolations, AXE_CHECKS)
  })
}

/** Counts violations inside the page. Selectors for elements that pass would take most of the time, so they are off. */
async function countViolations(rules: string[]): Promise<Counts> {
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] })
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]))
}
