import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks, emailAttributes } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { addMissingRows } from './refresh-rows.server.ts'

useTestDatabase()

const COUNT = 1_001

test.each([
  ['facts', emailAttributes],
  ['checks', emailChecks],
])('every email without %s gets a row, and no row is written twice', async (_, table) => {
  const brand = await createBrand()
  await db().execute(sql`alter table emails disable trigger user`)
  await db().execute(sql`
    insert into emails (slug, brand_id, subject_line, content_hash, original_key, facts)
    select 'email-' || n, ${brand.id}, 'Email', encode(sha256(n::text::bytea), 'hex'), 'private/00/' || n || '.eml', '{}'
    from generate_series(1, ${COUNT}) as n`)
  await db().execute(sql`alter table emails enable trigger user`)
  await db().execute(sql`insert into ${table} (email_id) select id from emails where slug = 'email-7'`)
  await addMissingRows(table)
  expect(await db().$count(table)).toBe(COUNT)
  await addMissingRows(table)
  expect(await db().$count(table)).toBe(COUNT)
})
