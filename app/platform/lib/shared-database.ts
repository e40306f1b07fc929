/**
 * The process-wide slot of the open database. `platform/db/client.server.ts` fills it; `lib/` may not import from `db/`, so it
 * only knows this interface.
 */
import { singleton } from './singleton.ts'

export type SharedDatabase = {
  engine: 'embedded' | 'server'
  db: unknown
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export function sharedDatabase<T extends SharedDatabase = SharedDatabase>() {
  return singleton<T>('database')
}
