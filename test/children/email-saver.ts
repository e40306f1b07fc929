/**
 * A process for the crash tests: saves every email of its database into the only collection there, printing each id
 * only after the save has been acknowledged. After as many as KILL_AT says it kills itself during one of the next: a test
 * that is kept waiting for a processor might come too late.
 */
import fs from 'node:fs'
import { asc } from 'drizzle-orm'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { collections, emails } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { env } from '#app/platform/lib/env.server.ts'

const killAt = Number(process.env['KILL_AT'] ?? Infinity)
let saves = 0
const database = await openDatabase(env())
useDatabase(database)
const [collection] = await database.db.select().from(collections)
for (const { id } of await database.db.select({ id: emails.id }).from(emails).orderBy(asc(emails.slug))) {
  const saved = await saveEmail({
    actor: asPerson({ id: collection!.userId }),
    emailId: id,
    collectionId: collection!.id,
  })
  if (saved.ok) fs.writeSync(1, `${id}\n`)
  if (++saves === killAt) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5)
}
await database.close()
