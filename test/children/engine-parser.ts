/** Opens the database in the given folder, has it parse thousands of statements and prints its peak memory in MB. */
import { openEmbedded } from '#app/db/embedded/engine.server.ts'

const { client, close } = await openEmbedded(process.argv[2]!)
for (let round = 0; round < 4_000; round++) {
  await client.query(`select ${round} as number, length('text') as letters where ${round} > 1 and not false`)
}
console.log(process.resourceUsage().maxRSS / 1024)
await close()
