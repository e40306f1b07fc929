/** What Linux says of another process. */
import { readFileSync } from 'node:fs'

/** Linux counts the time of processes in hundredths of a second. */
const MS_PER_TICK = 10

/** The time it has had on processors so far, all its threads together, in milliseconds. */
export function processorTime(pid: number): number {
  // The second field is the program's name in brackets, and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** The most memory it has held so far, in megabytes. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
