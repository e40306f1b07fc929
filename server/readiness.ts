import { checkDatabase } from '#app/platform/db/client.server.ts'
import { checkStorage } from '#app/platform/lib/storage.server.ts'
import type { Readiness } from './health-worker.ts'
import { respondsInTime } from '#app/platform/lib/request-timeout.server.ts'

/** How long a result holds, in milliseconds: everyone may request it. */
const HOLDS_MS = 500

let isDraining = false

/** From now on the server is not ready, because it will stop. */
export function startDraining(): void {
  isDraining = true
}

/** Whether database and storage respond, unless the server is about to stop. */
export async function checkReadiness(): Promise<Readiness> {
  const parts = await checkParts()
  return isDraining ? { ...parts, server: 'stopping' } : parts
}

/** Requests at the same time share the check. */
const checkParts = shared(async (): Promise<Readiness> => {
  const [database, storage] = await Promise.all([respondsInTime(checkDatabase), respondsInTime(checkStorage)])
  return { database: database ? 'ok' : 'failed', storage: storage ? 'ok' : 'failed' }
}, HOLDS_MS)

/** A function that runs `check` once for all callers while it runs or within `ms` of its start. */
export function shared<T>(check: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { at: number; result: Promise<T>; isRunning: boolean } | undefined
  return () => {
    if (last && (last.isRunning || performance.now() - last.at < ms)) return last.result
    const own = { at: performance.now(), result: check(), isRunning: true }
    last = own
    const end = () => void (own.isRunning = false)
    own.result.then(end, end)
    return own.result
  }
}
