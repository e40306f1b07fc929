/** Reports from the form to the decision, the traces of a hidden email, and the rights. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brands,
  changes,
  emailFiles,
  emails,
  galleryEmails,
  reports,
} from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import * as reportRoute from '#app/routes/pages/report.tsx'
import * as adminReports from '#app/routes/admin/reports.tsx'
import * as emailPage from '#app/routes/gallery/email.tsx'
import * as emailSource from '#app/routes/resources/email-source.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { fileState, isFileInReview, wasPublicFile } from '#app/admin/takedown/served-files.server.ts'

useTestDatabase()

beforeEach(() => useEnv(parseEnv({ ADMIN_EMAIL: 'boss@example.com' })))

const form = { kind: 'rights', name: 'Ada', email: 'ada@example.com', message: 'It is ours.' }

function sendReport(emailSlug: string, fields: Record<string, string> = form, ipAddress?: string) {
  const meta = requestMetaWith(undefined, ipAddress)
  return callRoute(reportRoute.action, `/report/${emailSlug}`, { meta, params: { emailSlug }, form: fields })
}

async function decide(id: string, intent: string, role: 'editor' | 'admin' = 'editor') {
  const { meta, viewer } = await signedIn({ role })
  return {
    viewer,
    ...(await callRoute(adminReports.action, '/admin/reports', { meta, form: { id, intent } })),
  }
}

async function reported(slug: string): Promise<string> {
  expect((await sendReport(slug)).status).toBe(200)
  const [report] = await db().select().from(reports)
  return report!.id
}

const key = (digit: string) => `media/${digit.repeat(2)}/${digit.repeat(64)}.webp`

function addFile(emailId: string, digit: string) {
  return db()
    .insert(emailFiles)
    .values({ emailId, key: key(digit), role: 'asset', bytes: 1 })
}

describe('a report', () => {
  test('is stored and sent to the owner', async () => {
    await createEmail({ slug: 'hello', subjectLine: 'Hello', brand: await createBrand({ name: 'Acme' }) })
    expect(await sendReport('hello')).toMatchObject({ status: 200, data: { ok: true } })
    expect(await db().select().from(reports)).toMatchObject([
      { ...form, about: 'Hello (Acme)', outcome: 'open' },
    ])
    expect(await mailSentTo('boss@example.com')).toMatchObject([{ subject: 'Report: Hello (Acme)' }])
  })

  test('of a brand needs no email', async () => {
    const brand = await createBrand({ slug: 'acme', name: 'Acme' })
    const params = { brandSlug: 'acme' }
    expect(await callRoute(reportRoute.action, '/report/brand/acme', { params, form })).toMatchObject({
      status: 200,
    })
    expect(await db().select().from(reports)).toMatchObject([{ brandId: brand.id, about: 'Acme' }])
  })

  test.each([
    ['an unknown reason', { kind: 'nonsense' }],
    ['no message', { message: ' ' }],
    ['a message of 200 kB', { message: 'x'.repeat(200_000) }],
    ['no address', { email: 'nobody' }],
    ['a long name', { name: 'x'.repeat(101) }],
  ])('with %s is refused', async (_, wrong) => {
    await createEmail({ slug: 'hello' })
    expect(await sendReport('hello', { ...form, ...wrong })).toMatchObject({ status: 400 })
    expect(await db().$count(reports)).toBe(0)
  })

  test('of an email that is not public is refused, and a robot is thanked', async () => {
    await createEmail({ slug: 'draft', status: 'draft' })
    for (const slug of ['draft', 'nothing', 'a\0b']) expect((await sendReport(slug)).status).toBe(404)
    await createEmail({ slug: 'hello' })
    expect((await sendReport('hello', { ...form, website: 'spam' })).status).toBe(200)
    expect(await db().$count(reports)).toBe(0)
  })

  test('comes at most five times an hour from one network', async () => {
    await createEmail({ slug: 'hello' })
    for (let n = 0; n < 5; n++) expect((await sendReport('hello', form, '198.51.100.9')).status).toBe(200)
    expect((await sendReport('hello', form, '198.51.100.9')).status).toBe(429)
  })
})

test('lists, queries and files take the same emails as public', async () => {
  const slugs: string[] = []
  for (const brandStatus of ['active', 'draft', 'archived', 'private'] as const) {
    for (const status of ['published', 'draft', 'hidden', 'scheduled'] as const) {
      const brand = await createBrand({ status: brandStatus, delayDays: status === 'scheduled' ? 30 : 0 })
      const slug = `${status}-${brandStatus}`
      const email = await createEmail({ slug, status, brand, sentAt: new Date() })
      expect(email.status).toBe(status)
      await addFile(email.id, slugs.length.toString(16))
      slugs.push(slug)
    }
  }
  const wanted = ['published-active']
  const found = () => db().select({ slug: emails.slug }).from(emails).$dynamic()
  const listed = await found().innerJoin(galleryEmails, eq(galleryEmails.emailId, emails.id))
  expect(listed.map(({ slug }) => slug)).toEqual(wanted)
  const asked = await found().innerJoin(brands, eq(brands.id, emails.brandId)).where(isPublic)
  expect(asked.map(({ slug }) => slug)).toEqual(wanted)
  const states = await Promise.all(slugs.map((_, n) => fileState(key(n.toString(16)), () => true)))
  expect(slugs.filter((_, n) => states[n] === 'public')).toEqual(wanted)
})

test('only editors and owners see reports and decide', async () => {
  await createEmail({ slug: 'hello' })
  const id = await reported('hello')
  const visitors = [requestMetaWith(), ...(await roles(['member', 'reviewer']))]
  for (const meta of visitors) {
    const away = { status: 302, location: expect.stringMatching(/^\/login/) }
    expect(await callRoute(adminReports.loader, '/admin/reports', { meta })).toMatchObject(away)
    const hide = { id, intent: 'hide' }
    expect(await callRoute(adminReports.action, '/admin/reports', { meta, form: hide })).toMatchObject(away)
  }
  expect(await db().select({ status: emails.status }).from(emails)).toEqual([{ status: 'published' }])
  for (const meta of await roles(['editor', 'admin'])) {
    const { data } = await callRoute(adminReports.loader, '/admin/reports', { meta })
    expect(data).toMatchObject({ open: 1, rows: [{ id, slug: 'hello' }] })
  }
})

function roles(names: ('member' | 'reviewer' | 'editor' | 'admin')[]) {
  return Promise.all(names.map(async (role) => (await signedIn({ role })).meta))
}

describe('hiding an email', () => {
  test('answers 410 at its addresses, decides every report about it, and can be undone exactly', async () => {
    const { id: emailId } = await createEmail({ slug: 'hello', brand: await createBrand({ slug: 'acme' }) })
    const id = await reported('hello')
    expect((await sendReport('hello', { ...form, kind: 'harmful' })).status).toBe(200)
    const everything = async () => [
      await db().select().from(emails),
      await db().select().from(reports).orderBy(reports.createdAt),
    ]
    const before = await everything()

    const { viewer, ...answer } = await decide(id, 'hide')
    expect(answer).toMatchObject({ status: 302, toast: { title: 'Hidden everywhere' } })
    expect(await db().select().from(reports)).toMatchObject([{ outcome: 'hidden' }, { outcome: 'hidden' }])
    const params = { brandSlug: 'acme', emailSlug: 'hello' }
    const page = await callRoute(emailPage.loader, '/brand/acme/email/hello', { params })
    expect(page).toMatchObject({ status: 410, data: { email: null, removed: true } })
    const byId = { brandSlug: 'acme', emailSlug: emailId }
    expect((await callRoute(emailPage.loader, '/', { params: byId })).status).toBe(410)
    expect(
      (await callRoute(emailSource.loader, '/email/hello/source', { params: { slug: 'hello' } })).status,
    ).toBe(410)
    expect((await sendReport('hello', form, '198.51.100.9')).status).toBe(404)

    const [change] = await db().select().from(changes)
    expect(change).toMatchObject({ kind: 'report-hidden', actorId: viewer.id })
    expect(await undoChange(viewer as Parameters<typeof undoChange>[0], change!.id)).toEqual({ ok: true })
    expect(await everything()).toEqual(before)
  })

  test.each(['draft', 'archived', 'private'] as const)('of a brand that is %s is 404', async (status) => {
    const brand = await createBrand({ slug: 'acme', status })
    await createEmail({ slug: 'hello', status: 'hidden', brand })
    const params = { brandSlug: 'acme', emailSlug: 'hello' }
    const page = await callRoute(emailPage.loader, '/brand/acme/email/hello', { params })
    expect(page).toMatchObject({ status: 404, data: { email: null, removed: false } })
    const source = await callRoute(emailSource.loader, '/email/hello/source', { params: { slug: 'hello' } })
    expect(source.status).toBe(404)
  })

  test('keeps one that is kept, and shows a hidden one again', async () => {
    await createEmail({ slug: 'hello' })
    const id = await reported('hello')
    await decide(id, 'keep')
    expect(await db().select().from(reports)).toMatchObject([{ outcome: 'kept' }])
    await decide(id, 'hide', 'admin')
    expect(await db().select().from(emails)).toMatchObject([{ status: 'hidden' }])
    await decide(id, 'show')
    expect(await db().select().from(emails)).toMatchObject([{ status: 'published' }])
    const { toast } = await decide('00000000-0000-4000-8000-000000000000', 'hide')
    expect(toast).toMatchObject({ title: 'This report no longer exists' })
  })

  test('hides all emails of a brand', async () => {
    const brand = await createBrand({ slug: 'acme' })
    await createEmail({ slug: 'hello', brand })
    await callRoute(reportRoute.action, '/report/brand/acme', { params: { brandSlug: 'acme' }, form })
    const [report] = await db().select().from(reports)
    await decide(report!.id, 'hide')
    expect(await db().select().from(brands)).toMatchObject([{ status: 'archived' }])
    const params = { brandSlug: 'acme', emailSlug: 'hello' }
    expect((await callRoute(emailPage.loader, '/brand/acme/email/hello', { params })).status).toBe(404)
  })
})

describe('files', () => {
  const areServed = (digits: string) =>
    Promise.all(Array.from(digits, async (digit) => (await fileState(key(digit), () => true)) === 'public'))

  test('are served while a public email has them', async () => {
    const one = await createEmail()
    const other = await createEmail()
    await addFile(one.id, 'a')
    await addFile(one.id, 'b')
    await addFile(other.id, 'b')
    expect(await areServed('abd')).toEqual([true, true, false])

    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, one.id))
    expect(await areServed('ab')).toEqual([false, true])
    expect(await fileState(key('a'), () => true)).toBe('removed')
    expect([wasPublicFile(key('a')), wasPublicFile(key('b'))]).toEqual([false, true])
    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, other.id))
    expect(await areServed('ab')).toEqual([false, false])
    await db().update(emails).set({ status: 'published' }).where(eq(emails.id, one.id))
    expect(await areServed('ab')).toEqual([true, true])

    // The screenshot is replaced, as after rendering again, and put back.
    await addFile(one.id, 'd')
    expect(await areServed('d')).toEqual([true])
    await db()
      .delete(emailFiles)
      .where(eq(emailFiles.key, key('d')))
    expect(await areServed('d')).toEqual([false])
    expect(await fileState(key('d'), () => true)).toBe('removed')
    await db().delete(emails).where(eq(emails.id, one.id))
    expect(await areServed('ab')).toEqual([false, false])
  })

  test.each(['draft', 'scheduled', 'hidden'] as const)('of %s emails are not served', async (status) => {
    const brand = await createBrand({ delayDays: status === 'scheduled' ? 30 : 0 })
    const email = await createEmail({ status, brand, sentAt: new Date() })
    expect(email.status).toBe(status)
    await addFile(email.id, 'a')
    expect(await areServed('a')).toEqual([false])
    expect(await isFileInReview(key('a'))).toBe(status !== 'hidden')
    expect(await fileState(key('a'), () => true)).toBe(status === 'hidden' ? 'removed' : 'other')
  })

  test.each(['draft', 'archived', 'private'] as const)('of %s brands are not served', async (status) => {
    const brand = await createBrand({ status, logoUrl: `/${key('b')}` })
    const email = await createEmail({ brand })
    await addFile(email.id, 'a')
    expect(await areServed('ab')).toEqual([false, false])
    expect(await isFileInReview(key('a'))).toBe(status === 'draft')
  })

  test('of screenshots-only brands are served if they are screenshots', async () => {
    const email = await createEmail({ brand: await createBrand({ hideSource: true }) })
    await addFile(email.id, 'a')
    await db()
      .insert(emailFiles)
      .values({ emailId: email.id, key: key('b'), role: 'preview', bytes: 1 })
    expect(await areServed('ab')).toEqual([false, true])
  })

  test('that are a logo stay', async () => {
    const email = await createEmail({ status: 'hidden' })
    await addFile(email.id, 'a')
    await createBrand({ logoUrl: `/${key('a')}` })
    expect(await areServed('a')).toEqual([true])
  })

  test('of posts are served once these are published', async () => {
    const [post] = await db()
      .insert(blogPosts)
      .values({
        title: 'Post',
        slug: 'post',
        excerpt: '',
        body: `<img src="/${key('a')}">`,
        coverImage: `/${key('b')}`,
        imageAltText: '',
        category: 'Design',
        status: 'draft',
      })
      .returning({ id: blogPosts.id })
    expect(await areServed('ab')).toEqual([false, false])
    await db()
      .update(blogPosts)
      .set({ status: 'published', publishedAt: new Date() })
      .where(eq(blogPosts.id, post!.id))
    expect(await areServed('ab')).toEqual([true, true])
  })
})
