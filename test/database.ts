/**
 * A migrated database for each test file, emptied between tests. Files named `*.db.test.ts` run twice: on the
 * embedded engine, and on a real PostgreSQL when TEST_DATABASE_URL names one.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openDatabase, overEmbedded, type OpenDatabase, useDatabase } from '#app/db/client.server.ts'
import { EXTENSIONS } from '#app/db/embedded/engine.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'

type Manifest = { dependencies: Record<string, string> }

let opened: OpenDatabase

/** Gives every test of this file its own empty, migrated database, as `db()` and as the returned value. */
export function useTestDatabase(): () => OpenDatabase {
  beforeAll(async () => {
    opened = inject('engine') === 'server' ? await openServerCopy() : await openEmbeddedCopy()
    useDatabase(opened)
  }, 60_000)
  afterEach(() => empty(opened))
  afterAll(() => opened.close())
  return () => opened
}

/** Removes every row, keeps the tables. */
async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    do $$ begin
      execute (
        select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
        from pg_tables where schemaname = 'public'
      );
    end $$`)
}

/** Loads a copy of a cluster that was migrated once for this set of migrations; half a second instead of four. */
export async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const client = await PGlite.create('memory://', {
    loadDataDir: new Blob([readFileSync(await migratedCluster())]),
    extensions: EXTENSIONS,
  })
  return overEmbedded(client, () => client.close())
}

/** The .tar.gz of an empty, migrated cluster. */
export async function migratedCluster(): Promise<string> {
  const template = path.join(projectRoot(), '.cache', `template-${templateHash()}.tar.gz`)
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create('memory://', { extensions: EXTENSIONS })
  await overEmbedded(client, () => client.close())
  const dump = await client.dumpDataDir('gzip')
  await client.close()
  mkdirSync(path.dirname(file), { recursive: true })
  // Several workers may make it at once; each writes aside and the last rename wins, all being equal.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()))
  renameSync(aside, file)
}

function templateHash(): string {
  const folder = path.join(projectRoot(), 'app/db/migrations')
  const manifest = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as Manifest
  // Another version of the engine may not be able to read what this one wrote.
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']!)
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A fresh database on the server, dropped afterwards. */
async function openServerCopy(): Promise<OpenDatabase> {
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(url, `create database ${name}`)
  const copy = new URL(url)
  copy.pathname = `/${name}`
  const database = await openDatabase({ DATABASE_URL: copy.href, DATA_DIR: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
