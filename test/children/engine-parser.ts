/**
 * Opens the database in the given folder, has it parse thousands of statements and prints its peak memory in MB. It ends
 * without closing it.
 */
import { readFileSync } from 'node:fs'
import { openEngineThread } from '#app/platform/db/embedded/engine-thread.server.ts'

const client = await openEngineThread(process.argv[2]!)
for (let round = 0; round < 4_000; round++) {
  await client.query(`select ${round} as number, length('text') as letters where ${round} > 1 and not false`)
}
// What `process.resourceUsage()` says may be the memory of the process that started this one.
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
console.log(Number(peak) / 1024)
