/** What a real server adds: it is reached over a network, shared by instances, and restarted under our feet. */
import { readdirSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { StartError } from '#app/lib/errors.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { db, openDatabase, openedDatabase } from './client.server.ts'
import { siteState } from './schema.ts'

useTestDatabase()

function open(url: string) {
  return openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
}

async function addressHere(): Promise<string> {
  const { rows } = await openedDatabase().executeSql('select current_database() as name')
  return Object.assign(new URL(process.env['TEST_DATABASE_URL']!), {
    pathname: `/${String(rows[0]!['name'])}`,
  }).href
}

async function refusal(url: string): Promise<StartError> {
  const error: unknown = await open(url).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartError)
  return error as StartError
}

test('every migration has been applied, once', async () => {
  const files = readdirSync(path.join(projectRoot(), 'app/db/migrations')).filter((name) =>
    name.endsWith('.sql'),
  )
  const { rows } = await openedDatabase().executeSql(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ n: files.length }])
})

test('a server that does not answer is said in one sentence, without its password', async () => {
  const quiet = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => quiet.listen(0, '127.0.0.1', resolve))
  const { port } = quiet.address() as AddressInfo
  const hangsUp = await refusal(`postgres://me:hunter2@127.0.0.1:${port}/shelf`)
  quiet.close()
  const nobody = await refusal('postgres://me:hunter2@127.0.0.1:1/shelf')
  const nowhere = await refusal('postgres://me:hunter2@nowhere.invalid/shelf')
  for (const { message } of [hangsUp, nobody, nowhere]) {
    expect(message).toMatch(/^PostgreSQL at [\w.:]+ does not answer/)
    expect(message).not.toContain('hunter2')
  }
})

describe.runIf(inject('engine') === 'server')('a server', () => {
  test('three instances that start together on an empty database migrate it once', async () => {
    const here = new URL(await addressHere())
    const name = `${here.pathname.slice(1)}_race`
    await openedDatabase().executeSql(`create database ${name}`)
    const race = Object.assign(new URL(here), { pathname: `/${name}` }).href
    const instances = await Promise.all([open(race), open(race), open(race)])
    const again = await open(race)
    const { rows } = await again.executeSql('select hash from drizzle.__drizzle_migrations')
    expect(new Set(rows.map((row) => row['hash'])).size).toBe(rows.length)
    for (const database of [...instances, again]) await database.close()
    await openedDatabase().executeSql(`drop database ${name} with (force)`)
  })

  test('connections that the server cuts, idle or at work, cost a query and not the process', async () => {
    const other = await open(await addressHere())
    const asleep = other.executeSql('select pg_sleep(10)').catch((error: unknown) => error)
    await Promise.all([1, 2, 3].map(() => other.executeSql('select 1')))
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    expect(await asleep).toBeInstanceOf(Error)
    // The pool learns of the cut by itself; until then a query may still be handed a dead connection.
    await expect
      .poll(() => other.executeSql('select 1 as one').catch(() => null))
      .toEqual({ rows: [{ one: 1 }] })
    await other.close()
    await expect
      .poll(() =>
        db()
          .$count(siteState)
          .catch(() => null),
      )
      .toBe(0)
  })

  test('a wrong database is said in one sentence', async () => {
    const missing = Object.assign(new URL(await addressHere()), { pathname: '/not_there' })
    expect((await refusal(missing.href)).message).toContain('has no such database')
  })
})
