/** Brands edited and merged on the admin pages: who may do it, and exactly what changes. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandDomains,
  brands,
  brandSlugs,
  collectionBrands,
  collections,
  emails,
  inboxAddresses,
  inboxRules,
  reports,
} from '#app/platform/db/schema.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { countMerge, mergeBrands } from '#app/gallery/brands/merge.server.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import * as brandRoute from '#app/routes/admin/brand.tsx'
import * as brandsRoute from '#app/routes/admin/brands.tsx'
import * as mergeRoute from '#app/routes/admin/merge-brand.tsx'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'

useTestDatabase()

async function metaOf(role: Role | 'visitor') {
  return role === 'visitor' ? requestMetaWith() : (await signedIn({ role })).meta
}

async function editor() {
  return asEditor((await signedIn({ role: 'editor' })).viewer)!
}

/** A valid form; a test changes what it is about. */
const form = {
  name: 'Acme',
  slug: 'acme',
  status: 'active',
  description: '',
  website: '',
  color: '',
  colorInk: '',
  domains: '',
  delayDays: '0',
}

describe('rights', () => {
  async function visitAll(role: Role | 'visitor') {
    const meta = await metaOf(role)
    const brand = await createBrand({ name: 'Acme', slug: `acme-${randomUUID().slice(0, 8)}` })
    const other = await createBrand()
    const one = { meta, params: { id: brand.id } }
    return {
      list: await callRoute(brandsRoute.loader, '/admin/brands', { meta }),
      page: await callRoute(brandRoute.loader, '/admin/brands/x', one),
      plan: await callRoute(mergeRoute.loader, `/admin/brands/x/merge?into=${other.id}`, one),
      added: await callRoute(brandsRoute.action, '/admin/brands', { meta, form: { name: `New ${role}` } }),
      saved: await callRoute(brandRoute.action, '/admin/brands/x', {
        ...one,
        form: { ...form, slug: brand.slug, name: `By ${role}` },
      }),
      merged: await callRoute(mergeRoute.action, '/admin/brands/x/merge', {
        ...one,
        form: { into: other.id },
      }),
      names: (await db().select({ name: brands.name }).from(brands)).map(({ name }) => name),
    }
  }

  test.each(['visitor', 'member', 'reviewer'] as const)('a %s reads and changes nothing', async (role) => {
    const { names, ...answers } = await visitAll(role)
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer, name).toMatchObject({
        status: 302,
        location: expect.stringMatching(/^\/login/),
        data: null,
      })
    }
    expect(names).toContain('Acme')
    expect(names).toHaveLength(2)
  })

  test.each(['editor', 'admin'] as const)('an %s reads and changes brands', async (role) => {
    const { list, page, plan, added, saved, merged, names } = await visitAll(role)
    for (const { status } of [list, page, plan]) expect(status).toBe(200)
    expect(page.data).toMatchObject({ brand: { name: 'Acme' } })
    expect(plan.data).toMatchObject({ counts: { emails: 0 } })
    expect(saved.toast).toMatchObject({ title: `By ${role} saved`, undo: expect.any(String) })
    expect([added, saved, merged].map(({ location }) => location)).toEqual(
      Array(3).fill(expect.stringMatching(/^\/admin\/brands\/[0-9a-f-]{36}$/)),
    )
    expect(names).toContain(`New ${role}`)
    expect(names).not.toContain(`By ${role}`)
  })
})

describe('saving', () => {
  async function save(id: string, changed: Record<string, string>) {
    const meta = await metaOf('editor')
    return callRoute(brandRoute.action, '/admin/brands/x', {
      meta,
      params: { id },
      form: { ...form, ...changed },
    })
  }

  test('a new slug keeps the old one, also in rules, and taking it back frees it', async () => {
    const { id } = await createBrand({ name: 'Acme', slug: 'acme' })
    await db()
      .insert(inboxRules)
      .values({ conditions: { domain: 'acme.test' }, outcome: { brand: 'acme', decision: 'publish' } })
    await save(id, { slug: 'acme-lamps' })
    expect(await db().select().from(brandSlugs)).toEqual([{ slug: 'acme', brandId: id }])
    const [rule] = await db().select().from(inboxRules)
    expect(rule!.outcome).toEqual({ brand: 'acme-lamps', decision: 'publish' })
    await save(id, { slug: 'acme' })
    expect(await db().select().from(brandSlugs)).toEqual([{ slug: 'acme-lamps', brandId: id }])
  })

  test('never takes the slug, the former slug or a domain of another brand', async () => {
    const other = await createBrand({ name: 'Bloom', slug: 'bloom' })
    const { id } = await createBrand({ name: 'Acme', slug: 'acme' })
    await db().insert(brandSlugs).values({ slug: 'old-bloom', brandId: other.id })
    await db().insert(brandDomains).values({ domain: 'bloom.test', brandId: other.id })
    const before = await db().select().from(brands)
    for (const [changed, field] of [
      [{ slug: 'bloom' }, 'slug'],
      [{ slug: ' BLOOM ' }, 'slug'],
      [{ slug: 'old-bloom' }, 'slug'],
      [{ slug: 'a/b' }, 'slug'],
      [{ domains: 'acme.test\nbloom.test' }, 'domains'],
      [{ domains: 'gmail.com' }, 'domains'],
      [{ domains: 'no domain at all' }, 'domains'],
      [{ color: '#777777', colorInk: '#888888' }, 'colorInk'],
      [{ color: 'red' }, 'color'],
      [{ delayDays: '-1' }, 'delayDays'],
      [{ delayDays: '4000' }, 'delayDays'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ name: ' ' }, 'name'],
      [{ category: randomUUID() }, 'category'],
    ] as const) {
      const answer = await save(id, changed)
      expect([400, 409], JSON.stringify(changed)).toContain(answer.status)
      expect(answer.data, JSON.stringify(changed)).toMatchObject({ errors: { [field]: expect.any(String) } })
    }
    expect(await db().select().from(brands)).toEqual(before)
  })

  test('fills in ink that can be read, and undo brings back every column', async () => {
    const badge = await createCategory({ type: 'vertical' })
    const { id } = await createBrand({ name: 'Acme', slug: 'acme', categories: [badge] })
    const before = await everything()
    const toast = (
      await save(id, {
        color: 'ffee00',
        domains: '@acme.test https://mail.acme.test/x',
        status: 'private',
        hideSource: 'on',
      })
    ).toast as { undo: string }
    const [saved] = await db().select().from(brands)
    expect(saved).toMatchObject({
      color: '#ffee00',
      colorInk: '#191814',
      status: 'private',
      hideSource: true,
    })
    expect(await db().$count(brandDomains)).toBe(2)
    expect(await db().$count(brandCategories)).toBe(0)
    expect(await undoChange(await editor(), toast.undo)).toEqual({ ok: true })
    expect(await everything()).toEqual(before)
  })
})

/** Every row that an edit or a merge may touch, as PostgreSQL writes it. */
async function everything(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of [
    'brands',
    'brand_slugs',
    'brand_domains',
    'brand_categories',
    'emails',
    'email_categories',
    'collections',
    'collection_brands',
    'collection_emails',
    'inbox_addresses',
    'inbox_rules',
    'reports',
  ]) {
    const result = await db().execute(sql`select t::text as row from ${sql.identifier(table)} t order by 1`)
    found[table] = (result as { rows: unknown[] }).rows
  }
  return found
}

/** The same numbers on every run of a seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function randomGallery(seed: number) {
  const random = randomOf(seed)
  const category = await createCategory({ type: 'vertical' })
  const all = []
  for (let at = 0; at < 3; at += 1) {
    all.push(await createBrand({ delayDays: random(3) * 10, ...(random(2) && { categories: [category] }) }))
  }
  const [from, into] = all as [typeof brands.$inferSelect, typeof brands.$inferSelect]
  for (const brand of all) {
    for (let left = random(4); left > 0; left -= 1) {
      const sentAt = new Date(Date.now() - random(40) * 24 * 3600 * 1000)
      await createEmail({ brand, sentAt, status: (['published', 'draft', 'hidden'] as const)[random(3)] })
    }
    if (random(2))
      await db()
        .insert(brandDomains)
        .values({ domain: `${brand.slug}.test`, brandId: brand.id })
    if (random(2))
      await db()
        .insert(brandSlugs)
        .values({ slug: `old-${brand.slug}`, brandId: brand.id })
    if (random(2)) {
      await db()
        .insert(inboxAddresses)
        .values({ address: `${brand.slug}@inbox.test`, brandId: brand.id })
    }
    const report = {
      kind: 'rights' as const,
      about: brand.name,
      name: 'Ann',
      email: address('ann@x.test'),
      message: 'Hide it.',
    }
    await db()
      .insert(reports)
      .values({ ...report, brandId: brand.id })
    await db()
      .insert(inboxRules)
      .values({ conditions: { domain: 'x.test' }, outcome: { brand: brand.slug, decision: 'review' } })
  }
  for (let person = 0; person < 4; person += 1) {
    const { id: userId } = await createUser()
    for (const slug of ['brands', `list-${random(9)}`]) {
      const [list] = await db()
        .insert(collections)
        .values({ userId, name: slug, slug, type: 'brands' })
        .returning()
      for (const { id: brandId } of all) {
        if (random(2)) await db().insert(collectionBrands).values({ collectionId: list!.id, brandId, userId })
      }
    }
  }
  return { from, into }
}

test.each([1, 2, 3, 4, 5, 6])(
  'a merge moves everything without doubles, and its undo is exact (%d)',
  async (seed) => {
    const { from, into } = await randomGallery(seed)
    const actor = await editor()
    const before = await everything()
    const entries = await db().select().from(collectionBrands)
    const lists = new Set(
      entries
        .filter(({ brandId }) => brandId === from.id || brandId === into.id)
        .map(({ collectionId }) => collectionId),
    )
    const ofBoth = await db().$count(emails, sql`${emails.brandId} in (${from.id}, ${into.id})`)
    const plan = await countMerge(actor, { from: from.id, into: into.id })

    const merged = await mergeBrands({ actor, from: from.id, into: into.id })
    if (!merged.ok) throw new Error(merged.reason)
    expect(await db().$count(brands, eq(brands.id, from.id))).toBe(0)
    expect(await db().$count(emails, eq(emails.brandId, into.id))).toBe(ofBoth)
    const after = await db().select().from(collectionBrands).where(eq(collectionBrands.brandId, into.id))
    expect(new Set(after.map(({ collectionId }) => collectionId))).toEqual(lists)
    expect(after).toHaveLength(lists.size)
    expect(plan.entries - plan.doubles).toBe(
      after.filter(({ id }) => entries.some((entry) => entry.id === id && entry.brandId === from.id)).length,
    )
    expect(await db().$count(brandSlugs, eq(brandSlugs.slug, from.slug))).toBe(1)
    expect(await db().$count(reports, eq(reports.brandId, into.id))).toBe(2)
    expect(plan.slugs).toContain(from.slug)
    expect(await db().$count(inboxRules, sql`outcome ->> 'brand' = ${from.slug}`)).toBe(0)
    const found = await callRoute(brandRoute.loader, '/admin/brands/x', {
      meta: await metaOf('editor'),
      params: { id: from.id },
    })
    expect(found.status).toBe(404)

    expect(await undoChange(actor, merged.changeId!)).toEqual({ ok: true })
    expect(await everything()).toEqual(before)
  },
)

test('a merge knows every table that refers to brands', async () => {
  const result = await db().execute(sql`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'brands'::regclass order by 1`)
  expect((result as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual([
    'brand_categories',
    'brand_domains',
    'brand_slugs',
    'collection_brands',
    'emails',
    // Derived by triggers.
    'gallery_tags',
    'inbox_addresses',
    'reports',
  ])
})

test('the list is searched, sorted and read page by page', async () => {
  const meta = await metaOf('editor')
  const many = Array.from({ length: 60 }, (_, at) => ({
    name: `Brand ${String(at).padStart(2, '0')}`,
    slug: `b-${at}`,
    status: at % 2 ? ('active' as const) : ('draft' as const),
  }))
  const rows = await db().insert(brands).values(many).returning()
  await db().insert(brandDomains).values({ domain: 'findme.test', brandId: rows[7]!.id })
  for (const at of [3, 3, 9]) await createEmail({ brand: rows[at]! })
  type Page = { brands: { name: string }[]; next: string | null; counts: object }
  async function list(search: string): Promise<Page> {
    return (await callRoute(brandsRoute.loader, `/admin/brands${search}`, { meta })).data as Page
  }
  for (const sort of ['name', 'emails', 'followers', 'newest']) {
    const first = await list(`?sort=${sort}`)
    const second = await list(`?sort=${sort}&after=${first.next}`)
    const names = [...first.brands, ...second.brands].map(({ name }) => name)
    expect(new Set(names).size, sort).toBe(60)
    expect(names, sort).toHaveLength(60)
    expect(second.next, sort).toBeNull()
  }
  const byName = (await list('')).brands.map(({ name }) => name)
  expect(byName).toEqual(byName.toSorted())
  const byEmails = (await list('?sort=emails')).brands.map(({ name }) => name)
  expect(byEmails.slice(0, 2)).toEqual(['Brand 03', 'Brand 09'])
  expect((await list('?q=findme')).brands.map(({ name }) => name)).toEqual(['Brand 07'])
  expect(await list('?q=brand%200&status=draft')).toMatchObject({
    counts: { active: 5, draft: 5, private: 0 },
  })
  expect((await list('?q=brand%200&status=draft')).brands).toHaveLength(5)
})
