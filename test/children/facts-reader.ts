/** Reads the facts of the gallery in DATA_DIR as the server does, until it is killed or all are read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, useDatabase } from '#app/db/client.server.ts'
import { factsRefresh } from '#app/features/ingest/refresh-facts.server.ts'
import { env } from '#app/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'

const settings = env()
const database = await openDatabase(settings)
useDatabase(database)
useStorage(await openStorage(settings))
await startJobs()
for (;;) {
  const { current, outdated } = await factsRefresh.count()
  console.log(`read ${current}`)
  if (outdated === 0) break
  await sleep(50)
}
await stopJobs()
await database.close()
