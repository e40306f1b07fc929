/**
 * Opens the gallery named by the environment and works off its jobs until no export of a collection is being made,
 * or kills itself once the file has more emails than KILL_AT says: a test that is kept waiting for a processor might come
 * too late.
 */
import { inArray } from 'drizzle-orm'
import { db, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { exportFiles } from '#app/platform/db/schema.ts'
import '#app/collections/exports/collection-export.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'

const killAt = Number(process.env['KILL_AT'] ?? Infinity)
const database = await openDatabase(env())
useDatabase(database)
useStorage(await openStorage(env()))
await startJobs()
const isUnfinished = inArray(exportFiles.state, ['waiting', 'making'])
for (let rows; (rows = await db().select().from(exportFiles).where(isUnfinished)).length > 0;) {
  if (rows[0]!.done > killAt) process.kill(process.pid, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 50))
}
await stopJobs()
await database.close()
