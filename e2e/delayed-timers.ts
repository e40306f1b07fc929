import type { Page } from '@playwright/test'

type Held = { held: (() => void)[] }

/** Holds back every timer of exactly so many milliseconds, on pages that come after this, until they are released. */
export async function delayTimers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    const { setTimeout } = globalThis as unknown as { setTimeout: (...args: unknown[]) => number }
    const waiting: (() => void)[] = []
    Object.assign(globalThis, {
      held: waiting,
      setTimeout(work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
        if (ms !== held) return setTimeout(work, ms, ...args)
        const number = setTimeout(() => {}, 0)
        waiting.push(() => work(...args))
        return number
      },
    })
  }, milliseconds)
}

/** How many are held. */
export function countDelayedTimers(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Held).held.length)
}

/** Lets the latest one do its work; the others have been taken back by then. */
export function releaseTimers(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).held.pop()?.())
}
