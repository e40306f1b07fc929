/**
 * Reads the attributes of the gallery in DATA_DIR as the server does, until all are read, or so many as KILL_AT says.
 * Then it kills itself: a test that is kept waiting for a processor might come too late.
 */
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { attributesRefresh } from '#app/intake/ingest/refresh-attributes.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'

const killAt = Number(process.env['KILL_AT'] ?? Infinity)
const settings = env()
const database = await openDatabase(settings)
useDatabase(database)
useStorage(await openStorage(settings))
await startJobs()
for (;;) {
  const { current, outdated } = await attributesRefresh.count()
  fs.writeSync(1, `read ${current}\n`)
  if (current >= killAt) process.kill(process.pid, 'SIGKILL')
  if (outdated === 0) break
  await sleep(50)
}
await stopJobs()
await database.close()
