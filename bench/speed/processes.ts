/** Information about another process from /proc. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

/** A server is at rest if it uses at most `used` processor time `within` a period, both in milliseconds. */
const REST = { used: 100, within: 2_000 }
const REST_WAIT_MAX = 120_000

/** The processor time of a process so far, on all threads, in milliseconds. */
export function processorTime(pid: number): number {
  // The second field is the program's name in parentheses and may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/**
 * Waits until the server has finished its work after a start, such as reading attributes: it would be measured as well.
 */
export async function untilAtRest(pid: number): Promise<void> {
  for (let waited = 0; waited < REST_WAIT_MAX; waited += REST.within) {
    const before = processorTime(pid)
    await wait(REST.within)
    if (processorTime(pid) - before <= REST.used) return
  }
  throw new Error(`The server is not at rest after ${REST_WAIT_MAX / 1000} seconds.`)
}

/** The peak memory of a process so far, in megabytes. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
