import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a condition holds and returns the milliseconds it took. A condition that throws does not hold yet. */
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
