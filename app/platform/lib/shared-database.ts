/** The slot of the open database, filled by `platform/db/client.server.ts`, which `lib/` may not import. */
import { singleton } from './singleton.ts'

export type SharedDatabase = {
  engine: 'embedded' | 'server'
  db: unknown
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export function sharedDatabase<T extends SharedDatabase = SharedDatabase>() {
  return singleton<T>('database')
}
