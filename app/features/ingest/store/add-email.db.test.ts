import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/db/client.server.ts'
import { brandDomains, brandSlugs, emailCategories, emailSearch } from '#app/db/schema.ts'
import { syncTaxonomy } from '#app/features/categories/commands.server.ts'
import { importMessage, prepareMessage } from '#test/imported-message.ts'
import { parseEnv } from '#app/lib/env.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { addEmail } from './commands.server.ts'

useTestDatabase()

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'add-email-')) })))
})

test('the search index takes an email and its categories at once', async () => {
  await syncTaxonomy()
  // Its first row has the first place again.
  await db().execute(sql`truncate ${emailSearch}`)
  const message =
    'From: Fernhill <f@fernhill.test>\r\nSubject: Chairs\r\nContent-Type: text/html\r\n\r\n<p>Twelve chairs</p>'
  const prepared = await prepareMessage(message)
  const placement = { categories: ['welcome', 'christmas'] }
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
    .select({ place: sql`ctid::text`, tags: sql`document::text like '%#%'` })
    .from(emailSearch)
  // A row that is written again takes the next place.
  expect(rows).toEqual([{ place: '(0,1)', tags: true }])
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
