/**
 * A migrated database for the test files of a process, emptied between tests. Files named `*.db.test.ts` run twice: on
 * the embedded engine, and on a PostgreSQL server when TEST_DATABASE_URL names one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openDatabase, overEmbedded, type OpenDatabase, useDatabase } from '#app/db/client.server.ts'
import { EXTENSIONS } from '#app/db/embedded/engine.server.ts'
import { stopJobs } from '#app/lib/jobs.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { migrationsHash } from './migrated-folder.ts'

/** Shared by all test files of this process, until it ends. */
let shared: Promise<SharedDatabase> | undefined

/** An engine with migrated tables. Each `open` gives a new object, so that nothing cached for one file is used by the next. */
type SharedDatabase = { open(): Promise<OpenDatabase> }

/** Gives every test of this file an empty, migrated database, as `db()` and as the returned value. */
export function useTestDatabase(): () => OpenDatabase {
  let opened: OpenDatabase
  beforeAll(async () => {
    shared ??= inject('engine') === 'server' ? serverCopy() : embeddedCopy()
    opened = await (await shared).open()
    useDatabase(opened)
  }, 60_000)
  afterEach(() => empty(opened))
  afterAll(async () => {
    await stopJobs()
    await dropJobs(opened)
    await opened.close()
  })
  return () => opened
}

/** Deletes all rows. Truncating only the tables that have rows takes a fifth of truncating all. */
async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    do $$ declare
      name text;
      is_filled boolean;
      filled text[] := '{}';
    begin
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'select exists (select from ' || name || ')' into is_filled;
        if is_filled then filled := filled || name; end if;
      end loop;
      if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    end $$`)
}

/** Jobs that one file left in the queue would run in the next. */
async function dropJobs({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if to_regclass('pgboss.job') is not null then truncate pgboss.job cascade; end if;
    end $$`)
}

async function embeddedCopy(): Promise<SharedDatabase> {
  const client = await loadCluster()
  return { open: () => overEmbedded(client, async () => {}) }
}

/** A database besides the shared one. */
export async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const client = await loadCluster()
  return overEmbedded(client, () => client.close())
}

/** Loads a copy of a cluster migrated once for this set of migrations: half a second instead of four. */
async function loadCluster(): Promise<PGlite> {
  return PGlite.create('memory://', {
    loadDataDir: new Blob([readFileSync(await migratedCluster())]),
    extensions: EXTENSIONS,
  })
}

/** The .tar.gz of an empty, migrated cluster. */
async function migratedCluster(): Promise<string> {
  const template = path.join(projectRoot(), '.cache', `template-${migrationsHash()}.tar.gz`)
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create('memory://', { extensions: EXTENSIONS })
  await overEmbedded(client, () => client.close())
  const dump = await client.dumpDataDir('gzip')
  await client.close()
  mkdirSync(path.dirname(file), { recursive: true })
  // Several workers may create it at once: each writes its own file, and the last rename wins.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()))
  renameSync(aside, file)
}

/** A fresh database on the server; `test/drop-databases.ts` drops it after the run. */
async function serverCopy(): Promise<SharedDatabase> {
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  // The run's process is the parent of its workers.
  const name = `test_${process.ppid}_${process.pid}`
  await administer(url, `create database ${name}`)
  url.pathname = `/${name}`
  return { open: () => openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' }) }
}

async function administer(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
