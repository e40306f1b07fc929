import { log } from '#app/lib/log.server.ts'

/** How long a part may take to say that it is there, in milliseconds. */
const TIMEOUT_MS = 2_000

/** Whether a part says that it is there. One that keeps silent is as little ready as one that fails. */
export async function respondsInTime(check: () => Promise<void>): Promise<boolean> {
  const timeout = Promise.withResolvers<never>()
  // An answer that lies there unread, because this process was busy itself, is read before the last word.
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
