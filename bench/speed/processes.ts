/** Information about another process from /proc. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

/** A server is at rest if it uses at most `used` processor time `within` a period, both in milliseconds. */
const REST = { used: 100, within: 2_000 }
const REST_WAIT_MAX = 120_000

/** The processor time of a process so far, on all threads, in milliseconds. */
export function processorTime(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** The processor time of all threads so far, in milliseconds: finer than `processorTime`, without threads that ended. */
export function threadTime(pid: number): number {
  try {
    const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return Number(nanoseconds) / 1e6
    })
    return times.reduce((sum, time) => sum + time, 0)
  } catch {
    // It has ended.
    return 0
  }
}

/** The processor time of the processes of a PostgreSQL server so far, in milliseconds; also of those that ended. */
export function databaseTime(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const ended = Number(fieldsOf(postmaster)[13]) + Number(fieldsOf(postmaster)[14])
  return children.reduce((sum, pid) => sum + threadTime(Number(pid)), ended * MS_PER_TICK)
}

export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1])
}

/** The second field is the program's name in parentheses and may contain anything. */
function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
}

/** The memory of a process now, in megabytes. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
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
