/**
 * A migrated database for the test files of a process, emptied between tests. Files named `*.db.test.ts` run twice: on
 * the embedded engine, and on a PostgreSQL server when TEST_DATABASE_URL names one. Others that use it run on the
 * embedded engine alone: what they test only keeps its rows there.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openDatabase, overEmbedded, type OpenDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { EXTENSIONS } from '#app/platform/db/embedded/engine.server.ts'
import { openSmallEngine } from '#app/platform/db/embedded/small-engine.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
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
  })
  afterEach(() => empty(opened))
  afterAll(async () => {
    await stopJobs()
    await dropJobs(opened)
    await opened.close()
  })
  return () => opened
}

/** A table with more bytes than this is truncated; deleting its rows would leave the next tests to walk over them. */
const LARGE = 262_144

/**
 * Deletes all rows, after the transactions that still write; mostly without truncating, which makes new files for a
 * table and all of its indexes and takes twenty times as long. Triggers run: turning them off makes PostgreSQL forget
 * the plans of all their statements, and each test would plan them again. What they write is deleted with the next turn.
 */
async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    do $$ declare
      tables text[] := array(
        select quote_ident(relname) from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
        -- Rows that others need come last.
        order by exists (select from pg_constraint where confrelid = pg_class.oid and confdeltype = 'r'), relname
      );
      large text[] := array(
        select name from unnest(tables) as name where pg_relation_size(name) > ${sql.raw(String(LARGE))}
      );
      name text;
      is_empty boolean;
    begin
      execute 'lock table ' || array_to_string(tables, ', ') || ' in exclusive mode';
      set constraints all deferred;
      if cardinality(large) > 0 then execute 'truncate ' || array_to_string(large, ', ') || ' cascade'; end if;
      loop
        is_empty := true;
        foreach name in array tables loop
          execute 'delete from ' || name;
          if found then is_empty := false; end if;
        end loop;
        exit when is_empty;
      end loop;
      -- As the migrations left it; its trigger announces that everything has changed.
      insert into gallery_version default values;
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
  return openSmallEngine({
    dataDir: 'memory://',
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
