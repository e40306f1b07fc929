/** Opens the gallery named by the environment and runs the jobs that read emails again, until SIGTERM. */
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import '#app/intake/ingest/refresh-checks.server.ts'
import '#app/intake/ingest/refresh-attributes.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'

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
