/** Categories edited on the admin pages: by whom, what is refused, and what the sync at the next start leaves alone. */
import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases } from '#app/platform/db/schema.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { getCategoryBySlug, listCategories } from '#app/gallery/categories/queries.server.ts'
import { useRoutePaths } from '#app/platform/http/reserved-slugs.server.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import * as categoriesRoute from '#app/routes/admin/categories.tsx'
import * as categoryRoute from '#app/routes/admin/category.tsx'
import * as newCategoryRoute from '#app/routes/admin/new-category.tsx'
import routes from '#app/routes.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createCategory } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'

useTestDatabase()

beforeAll(() => useRoutePaths(pathsOf(routes)))

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? above : `${above}/${path}`
    return [whole, ...pathsOf(children, whole)]
  })
}

async function metaOf(role: Role | 'visitor') {
  return role === 'visitor' ? requestMetaWith() : (await signedIn({ role })).meta
}

const form = { name: 'Waitlist', group: 'Lifecycle', description: '', aliases: '' }

async function save(id: string, changed: Record<string, string> = {}) {
  const meta = await metaOf('editor')
  return callRoute(categoryRoute.action, '/admin/categories/x', {
    meta,
    params: { id },
    form: { ...form, ...changed },
  })
}

async function add(changed: Record<string, string> = {}) {
  const meta = await metaOf('editor')
  const all = { ...form, type: 'email_type', slug: 'waitlist', ...changed }
  return callRoute(newCategoryRoute.action, '/admin/categories/new', { meta, form: all })
}

async function find(slug: string) {
  const [found] = await db().select().from(categories).where(eq(categories.slug, slug))
  return found!
}

async function undo({ toast }: { toast: unknown }) {
  const { viewer } = await signedIn({ role: 'editor' })
  return undoChange(asEditor(viewer)!, (toast as { undo: string }).undo)
}

describe('rights', () => {
  async function visitAll(role: Role | 'visitor') {
    const meta = await metaOf(role)
    const { id } = await createCategory({ name: 'First', masterTag: 'Sales' })
    await createCategory({ name: 'Second', masterTag: 'Sales' })
    const one = { meta, params: { id } }
    const answers = {
      list: await callRoute(categoriesRoute.loader, '/admin/categories', { meta }),
      page: await callRoute(categoryRoute.loader, '/admin/categories/x', one),
      blank: await callRoute(newCategoryRoute.loader, '/admin/categories/new', { meta }),
      added: await callRoute(newCategoryRoute.action, '/admin/categories/new', {
        meta,
        form: { ...form, type: 'email_type', slug: 'waitlist' },
      }),
      saved: await callRoute(categoryRoute.action, '/admin/categories/x', {
        ...one,
        form: { ...form, position: '5' },
      }),
    }
    return { answers, names: (await listCategories()).map(({ name }) => name) }
  }

  test.each(['visitor', 'member', 'reviewer'] as const)('a %s reads and changes nothing', async (role) => {
    const { answers, names } = await visitAll(role)
    for (const [name, answer] of Object.entries(answers)) {
      const sentAway = { status: 302, location: expect.stringMatching(/^\/login/), data: null }
      expect(answer, name).toMatchObject(sentAway)
    }
    expect(names).toEqual(['First', 'Second'])
  })

  test.each(['editor', 'admin'] as const)('an %s reads and changes categories', async (role) => {
    const { answers, names } = await visitAll(role)
    const { list, page, blank, ...changes } = answers
    for (const { status } of [list, page, blank]) expect(status).toBe(200)
    for (const [name, { toast }] of Object.entries(changes)) {
      expect(toast, name).toMatchObject({ undo: expect.any(String) })
    }
    // The new one, then `First`, which was moved behind the second and renamed.
    expect(names).toEqual(['Second', 'Waitlist', 'Waitlist'])
  })
})

test('no slug or alias shadows a route or another category', async () => {
  await syncTaxonomy()
  const other = await createCategory({ slug: 'our-own', name: 'Our Own' })
  await db().insert(categoryAliases).values({ alias: 'own-alias', categoryId: other.id })
  const { id, aliases } = { id: (await find('welcome')).id, aliases: await db().$count(categoryAliases) }
  for (const slug of [
    'browse',
    'admin',
    'seasonal',
    'email-types',
    'login',
    'api',
    'our-own',
    'own-alias',
    'discount',
  ]) {
    const asSlug = await add({ slug })
    expect(asSlug, slug).toMatchObject({ status: 409, data: { errors: { slug: expect.any(String) } } })
    const asAlias = await save(id, { aliases: slug })
    expect(asAlias, slug).toMatchObject({ status: 409, data: { errors: { aliases: expect.any(String) } } })
  }
  for (const slug of ['Two Words', 'a--b', '-a', 'a/b', '<b>', '']) {
    expect((await add({ slug })).status, slug).toBe(400)
  }
  expect(await save(id, { aliases: 'welcome' })).toMatchObject({ status: 409 })
  expect(await add({ group: 'No such group' })).toMatchObject({ status: 409 })
  expect(await db().$count(categoryAliases)).toBe(aliases)
})

test('what the owner changed and removed stays so after the next start', async () => {
  await syncTaxonomy()
  const discount = await find('discount')
  const before = await db().select().from(categoryAliases).where(eq(categoryAliases.categoryId, discount.id))
  expect(before.map(({ alias }) => alias)).toContain('coupon')
  expect((await getCategoryBySlug('coupons'))?.category.slug).toBe('discount')
  const changed = { name: 'Money Off', group: 'Sales', description: 'Ours.', aliases: 'money-off' }
  expect((await save(discount.id, changed)).status).toBe(302)
  await syncTaxonomy()
  expect(await find('discount')).toMatchObject({
    name: 'Money Off',
    masterTag: 'Sales',
    description: 'Ours.',
  })
  const after = await db().select().from(categoryAliases).where(eq(categoryAliases.categoryId, discount.id))
  expect(after.map(({ alias }) => alias)).toEqual(['money-off'])
  // Neither does a spelling of a removed alias lead there.
  for (const slug of ['coupon', 'coupons', 'Coupon']) expect(await getCategoryBySlug(slug), slug).toBeNull()
  expect((await getCategoryBySlug('money-off'))?.redirectTo).toBe('discount')
  expect((await getCategoryBySlug('discounts'))?.redirectTo).toBe('discount')
})

test('a position stays after the next start, and can be undone', async () => {
  await syncTaxonomy()
  const slugs = async () =>
    (await listCategories()).filter(({ half }) => half === 'holiday').map(({ slug }) => slug)
  const original = await slugs()
  const { id, name } = await find(original[3]!)
  const moved = await save(id, { name, group: 'holiday', position: '-1' })
  const wanted = [original[3], ...original.toSpliced(3, 1)]
  expect(await slugs()).toEqual(wanted)
  await syncTaxonomy()
  expect(await slugs()).toEqual(wanted)
  expect(await undo(moved)).toEqual({ ok: true })
  expect(await slugs()).toEqual(original)
  expect(await save(id, { name, group: 'holiday', position: '1.5' })).toMatchObject({
    status: 400,
    data: { errors: { position: 'Please enter a whole number up to 9999.' } },
  })
})

test('an occasion gets the days that were entered; a computed rule stays until then', async () => {
  const occasion = { type: 'occasion', slug: 'lamp-day', group: 'holiday', name: 'Lamp Day' }
  expect(await add({ ...occasion, dates: '11-04' })).toMatchObject({ status: 302 })
  const { id, half, dateRule } = await find('lamp-day')
  expect({ half, dateRule }).toEqual({ half: 'holiday', dateRule: { kind: 'fixed', month: 11, day: 4 } })
  const saveDates = (dates: string) => save(id, { name: 'Lamp Day', group: 'holiday', dates })
  expect(await saveDates('02-31')).toMatchObject({
    status: 400,
    data: { errors: { dates: expect.any(String) } },
  })
  const saved = await saveDates('')
  expect((await find('lamp-day')).dateRule).toBeNull()
  expect(await undo(saved)).toEqual({ ok: true })
  expect((await find('lamp-day')).dateRule).toMatchObject({ kind: 'fixed' })

  const computed = { kind: 'weekday', month: 11, weekday: 4, nth: 4 } as const
  await db().update(categories).set({ dateRule: computed }).where(eq(categories.id, id))
  await saveDates('')
  expect((await find('lamp-day')).dateRule).toEqual(computed)
  await saveDates('2027-02-06')
  expect((await find('lamp-day')).dateRule).toEqual({ kind: 'table', dates: { 2027: '2027-02-06' } })
  // An email type has no date, whatever is sent.
  await add({ slug: 'no-date', dates: '11-04' })
  expect((await find('no-date')).dateRule).toBeNull()
})

test('a category that is gone is said to be gone', async () => {
  expect(await save(randomUUID())).toMatchObject({ status: 302, location: '/admin/categories' })
  expect(await save('nonsense')).toMatchObject({ status: 302, location: '/admin/categories' })
})
