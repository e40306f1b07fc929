/** Tests of a real server: a network, several instances, and restarts. */
import { readdirSync } from 'node:fs'
import net, { type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { StartError } from '#app/platform/lib/errors.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { db, openDatabase, openedDatabase, otherProcesses, withoutOthers } from './client.server.ts'
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

/** A proxy to the server that can delay or cut off traffic. */
async function wayToServer({ timeoutMs = 500 } = {}) {
  const here = new URL(await addressHere())
  const pairs = new Set<[Socket, Socket]>()
  const way = net.createServer((near) => {
    const far = net.connect(Number(here.port || 5432), here.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far).pipe(near)
    for (const end of pair) {
      end.on('error', () => {})
      end.on('close', () => pairs.delete(pair) && pair.forEach((socket) => socket.destroy()))
    }
  })
  await new Promise<void>((resolve) => void way.listen(0, '127.0.0.1', resolve))
  const { port } = way.address() as AddressInfo
  return {
    // Tests use shorter limits than the default of twenty seconds.
    url: Object.assign(new URL(here), { host: `127.0.0.1:${port}`, search: `?query_timeout=${timeoutMs}` })
      .href,
    freeze: () => pairs.forEach((pair) => pair.forEach((end) => end.unpipe().pause())),
    thaw: () => pairs.forEach(([near, far]) => near.pipe(far).pipe(near)),
    cut: () => pairs.forEach(([near]) => near.destroy()),
    close: () => way.close(),
  }
}

async function refusal(url: string): Promise<StartError> {
  const error: unknown = await open(url).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartError)
  return error as StartError
}

test('applies every migration once', async () => {
  const files = readdirSync(path.join(projectRoot(), 'app/platform/db/migrations')).filter((name) =>
    name.endsWith('.sql'),
  )
  const { rows } = await openedDatabase().executeSql(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ n: files.length }])
})

test('reports an unresponsive server in one sentence, without its password', async () => {
  const quiet = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => quiet.listen(0, '127.0.0.1', resolve))
  const { port } = quiet.address() as AddressInfo
  const hangsUp = await refusal(`postgres://me:hunter2@127.0.0.1:${port}/shelf`)
  quiet.close()
  const nobody = await refusal('postgres://me:hunter2@127.0.0.1:1/shelf')
  const nowhere = await refusal('postgres://me:hunter2@nowhere.invalid/shelf')
  for (const { message } of [hangsUp, nobody, nowhere]) {
    expect(message).toMatch(/^PostgreSQL at [\w.:]+ does not respond/)
    expect(message).not.toContain('hunter2')
  }
})

describe.runIf(inject('engine') === 'server')('a server', () => {
  test('three instances starting together on an empty database migrate it once', async () => {
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

  test('what replaces a gallery is refused while another process uses it, and one that starts waits', async () => {
    const here = await addressHere()
    const other = await open(here)
    expect(await otherProcesses()).toBe(1)
    await expect(withoutOthers(async () => 'done')).rejects.toThrow('Another instance uses this database.')
    await other.close()
    await expect.poll(otherProcesses).toBe(0)

    const events: string[] = []
    let starting: Promise<void> | undefined
    await withoutOthers(async () => {
      starting = open(here).then(async (late) => {
        events.push('started')
        await late.close()
      })
      await db().execute(sql`select pg_sleep(0.5)`)
      events.push('restored')
    })
    await starting
    expect(events).toEqual(['restored', 'started'])
  })

  test('connections cut by the server, idle or in use, fail a query but not the process', async () => {
    const other = await open(await addressHere())
    const asleep = other.executeSql('select pg_sleep(10)').catch((error: unknown) => error)
    await Promise.all([1, 2, 3].map(() => other.executeSql('select 1')))
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    expect(await asleep).toBeInstanceOf(Error)
    // The pool notices it later; until then a query may get a dead connection.
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

  test.each(['freeze', 'cut'] as const)(
    'a transaction that cannot begin releases its connection: %s',
    async (fault) => {
      const way = await wayToServer()
      const other = await open(way.url)
      const all = Array.from({ length: 10 })
      await Promise.all(all.map(() => other.executeSql('select pg_sleep(0.2)')))
      expect(other.connections!()).toEqual({ busy: 0, idle: 10, waiting: 0 })
      way[fault]()
      const begun = await Promise.allSettled(
        all.map(() => other.db.transaction((tx) => tx.execute(sql`select 1`))),
      )
      expect(begun.map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
      expect(other.connections!()).toEqual({ busy: 0, idle: 0, waiting: 0 })
      way.thaw()
      const one = await other.db.transaction((tx) => tx.execute(sql`select 1 as one`))
      expect(one).toMatchObject({ rows: [{ one: 1 }] })
      await other.close()
      way.close()
    },
  )

  test('a connection still inside a transaction is not reused', async () => {
    const way = await wayToServer()
    const other = await open(way.url)
    const cutShort = other.db.transaction(async (tx) => {
      await tx.insert(siteState).values({ key: 'half', value: 1 })
      way.freeze()
      await tx.execute(sql`select 1`)
    })
    await expect(cutShort).rejects.toThrow('Failed query')
    way.thaw()
    await other.db.insert(siteState).values({ key: 'whole', value: 1 })
    expect(await db().select({ key: siteState.key }).from(siteState)).toEqual([{ key: 'whole' }])
    await other.close()
    way.close()
  })

  test('a statement timeout inside a transaction frees its connection at once', async () => {
    const way = await wayToServer({ timeoutMs: 4000 })
    const other = await open(way.url)
    let timedOutAt = 0
    const frozen = other.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      way.freeze()
      await tx.execute(sql`select 1`).finally(() => (timedOutAt = performance.now()))
    })
    await expect(frozen).rejects.toThrow('Failed query')
    // The rollback has a limit of four seconds of its own.
    expect(performance.now() - timedOutAt).toBeLessThan(3000)
    expect(other.connections!()).toEqual({ busy: 0, idle: 0, waiting: 0 })
    await other.close()
    way.close()
  })

  test('a failed transaction costs its connection and nothing else', async () => {
    const attempt = db().transaction(() => Promise.reject(new Error('stop here')))
    await expect(attempt).rejects.toThrow('stop here')
    expect(openedDatabase().connections!()).toMatchObject({ busy: 0 })
    expect(await db().$count(siteState)).toBe(0)
  })

  test('a wrong database name is reported in one sentence', async () => {
    const missing = Object.assign(new URL(await addressHere()), { pathname: '/not_there' })
    expect((await refusal(missing.href)).message).toContain('has no such database')
  })
})
