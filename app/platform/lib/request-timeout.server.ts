import { log } from './log.server.ts'

const TIMEOUT_MS = 2_000

/** Whether a check succeeds in time. One that does not respond counts as failed. */
export async function respondsInTime(check: () => Promise<void>): Promise<boolean> {
  const timeout = Promise.withResolvers<never>()
  // A response that arrived while this process was busy is read before the timeout counts.
  const giveUp = () => setImmediate(() => timeout.reject(new Error(`No response for ${TIMEOUT_MS} ms`)))
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  try {
    await Promise.race([check(), timeout.promise])
    return true
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** The result of `work`; null when it takes longer than `ms` milliseconds. The work continues. */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const timeout = Promise.withResolvers<null>()
  const timer = setTimeout(() => timeout.resolve(null), ms)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
