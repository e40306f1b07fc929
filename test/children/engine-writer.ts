/**
 * A process for the crash tests: opens the embedded database in the folder given as argument and inserts rows, printing
 * each number only after the database has acknowledged it. A second argument is the row after which it writes the file
 * FAIL_WHEN.
 */
import fs from 'node:fs'
import { openEngineThread } from '#app/platform/db/embedded/engine-thread.server.ts'
import { exitOnStartError } from '#app/platform/lib/errors.ts'

const failAfter = Number(process.argv[3])

try {
  const client = await openEngineThread(process.argv[2]!)
  await client.exec('create table if not exists written (n int primary key, padding text)')
  const { rows } = await client.query<{ n: number }>('select coalesce(max(n), 0)::int as n from written')
  fs.writeSync(1, 'open\n')
  for (let n = rows[0]!.n + 1; ; n++) {
    await client.query('insert into written values ($1, $2)', [n, 'x'.repeat(n % 500)])
    fs.writeSync(1, `${n}\n`)
    if (n === failAfter) fs.writeFileSync(process.env['FAIL_WHEN']!, '')
  }
} catch (error) {
  exitOnStartError(error)
}
