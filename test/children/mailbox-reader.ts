/** Reads the mailboxes of the gallery in DATA_DIR until it is stopped or killed, and prints how many have arrived. */
import { db, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals } from '#app/platform/db/schema.ts'
import '#app/intake/inbox/arrivals-job.server.ts'
import { startMailboxes, stopMailboxes } from '#app/intake/inbox/mailboxes.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'

const database = await openDatabase(env())
useDatabase(database)
useStorage(await openStorage(env()))
startMailboxes()
const timer = setInterval(() => void report(), 100)

process.on('SIGTERM', () => void stop())

async function report(): Promise<void> {
  console.log(await db().$count(arrivals))
}

async function stop(): Promise<void> {
  clearInterval(timer)
  await stopMailboxes()
  await stopJobs()
  await database.close()
  process.exit()
}
