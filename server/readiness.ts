import { checkDatabase } from '#app/db/client.server.ts'
import { checkStorage } from '#app/lib/storage.server.ts'
import type { Readiness } from './health-worker.ts'
import { respondsInTime } from './request-timeout.ts'

/** Whether database and storage respond. */
export async function checkReadiness(): Promise<Readiness> {
  const [database, storage] = await Promise.all([respondsInTime(checkDatabase), respondsInTime(checkStorage)])
  return { database: database ? 'ok' : 'failed', storage: storage ? 'ok' : 'failed' }
}
