import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { brandDomains, brandSlugs, emailCategories, emailSearch } from '#app/platform/db/schema.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { importMessage, prepareMessage } from '#test/imported-message.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { addEmail } from './commands.server.ts'

useTestDatabase()

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'add-email-')) })))
})

test('the search index holds an email and its categories after the commit', async () => {
  await syncTaxonomy()
  const message =
    'From: Fernhill <f@fernhill.test>\r\nSubject: Chairs\r\nContent-Type: text/html\r\n\r\n<p>Twelve chairs</p>'
  const prepared = await prepareMessage(message)
  const placement = { categories: ['welcome', 'christmas'] }
  await db().execute(sql`create table search_writes ()`)
  await db().execute(sql`
    create function count_write() returns trigger language plpgsql as
    'begin insert into search_writes default values; return null; end'`)
  await db().execute(sql`
    create trigger count_writes after insert or update on email_search for each row execute function count_write()`)
  const added = await addEmail({
    prepared,
    placement: { ...placement, brand: { slug: 'fernhill', name: 'Fernhill' } },
  })
  expect(added).toMatchObject({ ok: true, outcome: 'added' })

  const filed = await db()
    .select({ position: emailCategories.position })
    .from(emailCategories)
    .orderBy(asc(emailCategories.position))
  expect(filed).toEqual([{ position: 0 }, { position: 1 }])
  const rows = await db()
    .select({ tags: sql`document::text like '%#%'` })
    .from(emailSearch)
  expect(rows).toEqual([{ tags: true }])
  expect(await rowsOf(sql`select count(*)::int as count from search_writes`)).toEqual([{ count: 1 }])
  await db().execute(sql`drop function count_write cascade`)
})

test('the domain of a sender decides about its brand with full confidence, and a former slug finds its brand', async () => {
  const acme = await createBrand({ name: 'Acme', slug: 'acme' })
  await db().insert(brandDomains).values({ domain: 'acmemail.test', brandId: acme.id })
  await db().insert(brandSlugs).values({ slug: 'bloom-and-co', brandId: acme.id })
  const froms = [
    'Ruth <hello@news.acmemail.test>',
    'Bloom and Co <b@acmemail.test>',
    // The name is the slug that was merged.
    'Bloom and Co <b@elsewhere.test>',
    'Somebody <s@notacmemail.test>',
  ]
  const found = []
  for (const from of froms) {
    const message = `From: ${from}\r\nSubject: To ${from}\r\nContent-Type: text/html\r\n\r\n<p>Chairs of ${from.length}</p>`
    const email = await importMessage(message)
    found.push([email.brandId === acme.id, email.guesses.brand?.value, email.guesses.brand?.confidence === 1])
  }
  expect(found.slice(0, 2)).toEqual([
    [true, 'Acme', true],
    [true, 'Acme', true],
  ])
  expect(found[2]).toEqual([true, 'Bloom and Co', false])
  expect(found[3]![0]).toBe(false)
})
