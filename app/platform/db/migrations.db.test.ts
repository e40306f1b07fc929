/** A start with a database of another build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { StartError } from '#app/platform/lib/errors.ts'
import { useTestDatabase } from '#test/database.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { openDatabase } from './client.server.ts'
import { openScratchEngine } from './embedded/scratch-engine.server.ts'
import { updateSchema } from './migrations.server.ts'

const here = useTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
let place: Parameters<typeof openDatabase>[0]
let name: string

beforeAll(async () => {
  if (inject('engine') === 'embedded') {
    await copyMigratedFolder(folder)
    place = { DATA_DIR: folder, DATABASE_URL: undefined }
    return
  }
  const { rows } = await here().executeSql("select current_database() || '_left' as name")
  name = String(rows[0]!['name'])
  await here().executeSql(`create database ${name}`)
  const url = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), { pathname: `/${name}` })
  place = { DATA_DIR: folder, DATABASE_URL: url.href }
})

afterAll(async () => {
  if (name) await here().executeSql(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the database as a start does, and runs statements on it. */
async function opened(statements: string): Promise<unknown[]> {
  const database = await openDatabase(place)
  try {
    return (await database.executeSql(statements)).rows
  } finally {
    await database.close()
  }
}

const STATE = `select
  (select json_agg(json_build_array(hash, created_at::text) order by id) from drizzle.__drizzle_migrations) as migrations,
  (select number from drizzle.applied_sql) as number,
  (select prosrc like '%of another build%' from pg_proc where proname = 'gallery_changed') as other,
  (select name from brands) as brand;`
const OTHER_FUNCTION = `create or replace function gallery_changed() returns trigger language plpgsql
  as $$ begin /* of another build */ return null; end $$;`
type State = { migrations: unknown; number: number; other: boolean; brand: string | null }

let own: State

test('the migrations that the baseline replaced are taken for it', async () => {
  const [before] = (await opened(`${STATE}
    insert into drizzle.__drizzle_migrations (id, hash, created_at) values (0, 'extensions', 1795234894776);
    update drizzle.__drizzle_migrations set hash = 'webhook-checks' where created_at = 1795548556741;
    drop table drizzle.applied_sql;
    insert into brands (name, slug) values ('Stays', 'stays');
    ${OTHER_FUNCTION}`)) as [State]
  own = { ...before, other: false, brand: 'Stays' }
  expect(await opened(STATE)).toEqual([own])
})

test('a newer build keeps its functions', async () => {
  await opened(`${OTHER_FUNCTION} update drizzle.applied_sql set number = number + 1`)
  const newer = { ...own, number: own.number + 1, other: true }
  expect(await opened(`${STATE} update drizzle.applied_sql set number = number - 2`)).toEqual([newer])
  expect(await opened(STATE)).toEqual([own])
})

test('a database from before the last of them is refused in one line', async () => {
  await opened(`
    delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('images-only-search', 1795544626571)`)
  const refused: unknown = await opened(STATE).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  expect((refused as Error).message).toBe(
    'This database is too old for this Mailshelf. Start the build of commit 292a08fa with it once, then this one.',
  )
})

test('a database that only newer builds can use is refused in one line', async () => {
  const query = (statements: string) => here().executeSql(statements)
  await query('update drizzle.applied_sql set oldest = number + 1')
  await expect(updateSchema({ query, run: query, migrate: () => Promise.resolve() })).rejects.toThrow(
    new StartError('This database needs a newer Mailshelf: start the one that it was last used with.'),
  )
  await query('update drizzle.applied_sql set oldest = number')
})

test('stored rows get the present names', async () => {
  const engine = await openScratchEngine(mkdtempSync(path.join(folder, 'names-')), 4)
  const id = '00000000-0000-4000-8000-000000000001'
  await engine.db.execute(`do $do$ begin
    insert into users (id, name, email) values ('${id}', 'Ada', 'ada@example.com');
    insert into collections (id, user_id, name, slug, type) values ('${id}', '${id}', 'Set', 'set', 'emails');
    insert into collection_shares (collection_id, title, withheld_at) values ('${id}', 'Set', '2026-11-01');
    insert into changes (id, kind, label) values ('${id}', 'takedown', 'Set');
    insert into change_rows (change_id, table_name, key, before, after, after_hash, position)
    select '${id}', 'collection_shares', '{"collection_id": "${id}"}', to_jsonb(s) || '{"withheld_at": null}',
      jsonb_build_object('withheld_at', s.withheld_at), md5(to_jsonb(s)::text), 0 from collection_shares s;
    insert into brands (id, name, slug) values ('${id}', 'Acme', 'acme');
    insert into emails (id, slug, brand_id, subject_line, content_hash, original_key, facts)
    values ('${id}', 'hello', '${id}', 'Hello', repeat('0', 64), 'x', '{}');
    insert into email_facts (email_id, platform) values ('${id}', 'klaviyo');
    insert into email_checks (email_id, notable, findings) values ('${id}', 1, '[{"rule": "layout-table",
      "weight": "notable", "cure": [{"at": ["td.1"], "attribute": "title", "value": "\\"weight\\": \\"notable\\""}]}]');
    insert into figure_emails (email_id, tags, cells) values ('${id}', '{0}', '{trait:facts,trait:code,size:010}');
    insert into figure_counts (tag, figure, bucket, count)
    values (0, 'trait', 'facts', 1), (0, 'monthly-trait', '2026-11 facts', 1), (0, 'size', '010', 1);
    insert into rehearsals (id, ends_at) values ('draft', now());
    create schema pgboss;
    create table pgboss.queue (name text primary key);
    create table pgboss.job (name text references pgboss.queue);
    insert into pgboss.queue values ('collect-pictures'), ('rehearse'), ('refresh-facts'), ('mail');
    insert into pgboss.job select name from pgboss.queue;
  end $do$`)
  await engine.migrate()
  const result: unknown = await engine.db.execute(`
    select json_build_object(
      'issues', (select json_build_array(moderate, issues) from email_checks),
      'platform', (select platform from email_attributes),
      'cells', (select cells from analytics_emails),
      'counts', (select json_agg(metric || ' ' || bucket order by metric, bucket) from analytics_counts),
      'previews', (select count(*) from draft_previews),
      'queues', (select json_agg(name order by name) from pgboss.queue),
      'jobs', (select json_agg(name order by name) from pgboss.job),
      'change', (select json_build_array(before ? 'hidden_at', after ? 'hidden_at') from change_rows)
    ) as found`)
  expect((result as { rows: { found: unknown }[] }).rows[0]!.found).toEqual({
    issues: [
      1,
      [
        {
          rule: 'layout-table',
          severity: 'moderate',
          fix: [{ at: ['td.1'], attribute: 'title', value: '"weight": "notable"' }],
        },
      ],
    ],
    platform: 'klaviyo',
    cells: ['attribute:known', 'attribute:code', 'size:010'],
    counts: ['attribute known', 'size 010'],
    previews: 0,
    queues: ['collect-images', 'mail'],
    jobs: ['collect-images', 'mail'],
    change: [true, true],
  })
  await engine.close()
})
