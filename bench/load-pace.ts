/** Sends visits at a constant rate whether or not responses arrive: visitors do not wait for each other. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadResults } from './load-results.ts'

/** With more open requests than this, the server is overloaded. */
const UNDER_WAY_MAX = 1_000

export type Pace = {
  /** Sends `rate` visits per second for `seconds`. */
  send(rate: number, seconds: number): Promise<void>
  /** Waits for all open requests and excludes them from the next measurement window. */
  drained(): Promise<void>
}

export function createPace(visit: (due: number) => Promise<unknown>, measurements: LoadResults): Pace {
  const underWay = new Set<Promise<void>>()

  async function one(due: number): Promise<void> {
    try {
      await visit(due)
    } catch (error) {
      measurements.noteError('all', String(error))
    }
  }

  return {
    async send(rate, seconds) {
      const started = performance.now()
      const count = Math.round(rate * seconds)
      for (let number = 0; number < count; number++) {
        const due = started + (number / rate) * 1_000
        const early = due - performance.now()
        if (early > 1) await sleep(early)
        if (underWay.size > UNDER_WAY_MAX)
          return measurements.noteError('all', 'the server no longer keeps up')
        const sent = one(due).finally(() => underWay.delete(sent))
        underWay.add(sent)
      }
      await sleep(Math.max(0, started + seconds * 1_000 - performance.now()))
    },
    async drained() {
      await Promise.all(underWay)
      measurements.takeWindow()
    },
  }
}
