/**
 * Judges growth by processor time. An input of a doubled size may take at most three times as long: linear work takes
 * twice as long, quadratic work four times.
 */
import { startProcessClock, startThreadClock } from '#test/thread-clock.ts'
import type { LinearCase } from './linear-case.ts'

const DOUBLINGS = 4
const RATIO_MAX = 3
/** Below this, the clock, the compiler and the garbage collector dominate. */
const WORTH_MEASURING_MS = 300
/** So much growth counts below that, too: at the next size, exponential work would take hours. */
const LEAP = { ratio: 50, fromMs: 20 }
/** Work that takes so long shows its growth in one more doubling. */
const ENOUGH_MS = 1_000
/** How often a step must be too slow to count: a garbage collection is nearly as long as the work. */
const TRIES = 6

/** What is wrong with the growth of a case: a line for each shape. */
export async function growthFaults(given: LinearCase): Promise<string[]> {
  const faults: string[] = []
  for (const [shape, inputOf] of Object.entries(given.shapes)) {
    const fault = await judge(given, inputOf)
    if (fault) faults.push(`${shape}: ${fault}`)
  }
  return faults
}

/** From the smallest size up, so that exponential work is reported before it takes hours. */
async function judge(given: LinearCase, inputOf: (size: number) => unknown): Promise<string | null> {
  // Not measured: the first run includes compilation.
  await timeOf(given, inputOf(given.size))
  let before = await timeOf(given, inputOf(given.size))
  for (let doubling = 1; doubling <= DOUBLINGS; doubling++) {
    const size = given.size * 2 ** doubling
    let after = await timeOf(given, inputOf(size))
    for (let attempt = 1; isTooSlow(before, after); attempt++) {
      if (attempt === TRIES) return `${before.toFixed()} ms, then ${after.toFixed()} ms at ${size}`
      before = await timeOf(given, inputOf(size / 2))
      after = await timeOf(given, inputOf(size))
    }
    if (before >= ENOUGH_MS) return null
    before = after
  }
  return null
}

function isTooSlow(before: number, after: number): boolean {
  const leaps = after >= LEAP.fromMs && after > before * LEAP.ratio
  return leaps || (after >= WORTH_MEASURING_MS && after > before * RATIO_MAX)
}

async function timeOf(given: LinearCase, input: unknown): Promise<number> {
  const spentMs = given.clock === 'process' ? startProcessClock() : startThreadClock()
  try {
    await given.run(input)
  } catch (error) {
    // A stack that overflows is no refusal: it grows with the input.
    if (error instanceof RangeError && error.message.includes('call stack')) throw error
  }
  return spentMs()
}
