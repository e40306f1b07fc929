/**
 * A process for the crash tests: opens the embedded engine in the folder given as argument and inserts rows, printing
 * each number only after the database has acknowledged it. A second argument is the row after which fsync begins to
 * fail.
 */
import fs from 'node:fs'
import { openEmbedded } from '#app/db/embedded/engine.server.ts'
import { exitOnStartError } from '#app/lib/errors.ts'

const failAfter = Number(process.argv[3])

function refuse(): Error {
  return Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })
}

try {
  const { client } = await openEmbedded(process.argv[2]!)
  await client.exec('create table if not exists written (n int primary key, padding text)')
  const { rows } = await client.query<{ n: number }>('select coalesce(max(n), 0)::int as n from written')
  fs.writeSync(1, 'open\n')
  for (let n = rows[0]!.n + 1; ; n++) {
    await client.query('insert into written values ($1, $2)', [n, 'x'.repeat(n % 500)])
    fs.writeSync(1, `${n}\n`)
    if (n === failAfter)
      fs.fdatasync = Object.assign((_: number, done: (error: Error) => void) => done(refuse()), fs.fdatasync)
  }
} catch (error) {
  exitOnStartError(error)
}
