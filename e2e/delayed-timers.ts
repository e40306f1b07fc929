import type { Page } from '@playwright/test'

type Held = { held: (() => void)[] }

/** Holds every timer of exactly this many milliseconds, on pages opened afterwards, until it is released. */
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

/** The number of held timers. */
export function countDelayedTimers(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Held).held.length)
}

/** Runs the latest held timer; the earlier ones have been cleared by then. */
export function releaseTimers(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).held.pop()?.())
}
