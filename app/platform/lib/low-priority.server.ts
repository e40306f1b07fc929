/** Lets requests go first where processors are few: this process and its browser can wait. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'

/** Linux gives this a tenth of a processor that other work keeps busy: emails must still be rendered within their deadline. */
const NICENESS = 10
const THREADS = '/proc/self/task'
/** Linux shares processors among sessions first, and the browser is started in a session of its own. */
const sessionPriority = (pid: number | 'self') => `/proc/${pid}/autogroup`

/** Lowers the priority of this process. Called before it starts others: they inherit it. */
export function lowerPriority(): void {
  // On Linux a priority belongs to a thread; elsewhere the whole process gets it.
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
  // Below a server that has a low priority itself; only root could raise it.
  const niceness = Math.min(os.getPriority() + NICENESS, os.constants.priority.PRIORITY_LOW)
  for (const thread of threads) os.setPriority(thread, niceness)
}

/** Lowers the priority of a process that leads a session of its own, which does not inherit it. */
export function lowerSessionPriority(pid: number): void {
  try {
    if (existsSync(sessionPriority(pid))) writeFileSync(sessionPriority(pid), String(NICENESS))
  } catch {
    // Some containers forbid it. It only matters where the kernel groups processes by session.
  }
}
