/**
 * Opens the database in the given folder, has it parse thousands of statements and prints its peak memory in MB. It ends
 * without closing it.
 */
import { openEngineThread } from '#app/db/embedded/engine-thread.server.ts'

const client = await openEngineThread(process.argv[2]!)
for (let round = 0; round < 4_000; round++) {
  await client.query(`select ${round} as number, length('text') as letters where ${round} > 1 and not false`)
}
console.log(process.resourceUsage().maxRSS / 1024)
