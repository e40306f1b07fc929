/** Opens the gallery named by the environment and runs the jobs that read emails again, until SIGTERM. */
import { openDatabase, useDatabase } from '#app/db/client.server.ts'
import '#app/features/ingest/refresh-checks.server.ts'
import '#app/features/ingest/refresh-facts.server.ts'
import { env } from '#app/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'

const database = await openDatabase(env())
useDatabase(database)
useStorage(await openStorage(env()))
const started = startJobs()
process.once('SIGTERM', () => void stop())
console.log('started')
await started
console.log('jobs run')

async function stop() {
  await stopJobs()
  await started
  await database.close()
  process.exit(0)
}
