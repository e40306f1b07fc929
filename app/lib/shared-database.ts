/**
 * Where the open database lies for all of the process. `db/client.server.ts` puts it there; this room may not reach
 * into that one, and knows the little of it that is said here.
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
