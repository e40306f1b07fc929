import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something is so, and answers with the milliseconds it took. What throws is not so yet. */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
  what: string,
): Promise<number> {
  const began = performance.now()
  let reason: unknown
  while (performance.now() - began < withinMs) {
    try {
      if (await isSo()) return Math.round(performance.now() - began)
    } catch (error) {
      reason = error
    }
    await sleep(50)
  }
  throw new Error(`Not within ${withinMs} ms: ${what}`, { cause: reason })
}
