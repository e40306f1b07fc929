/** The galleries of benchmarks, and where they are stored. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/**
 * The gallery with `count` emails: a database URL, or a folder of the embedded engine. An empty URL means the folder,
 * whatever DATABASE_URL says.
 */
export async function openBenchGallery(
  count: number,
  url = process.env['DATABASE_URL'],
): Promise<{ database: OpenDatabase; place: string }> {
  if (url) {
    const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
    return { database, place: new URL(url).pathname.slice(1) }
  }
  const folder = path.join(projectRoot(), '.cache', 'bench', `emails-${count}`)
  mkdirSync(folder, { recursive: true })
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  return { database, place: path.relative(process.cwd(), folder) }
}

/** Runs `work` with the gallery of a folder open. */
export async function inGallery<T>(folder: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  useDatabase(database)
  const result = await work(database)
  await database.close()
  return result
}
