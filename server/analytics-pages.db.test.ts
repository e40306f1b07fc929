/** Analytics pages from the page cache, after an email was published or hidden. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { changeEmails } from '#app/admin/emails/bulk-commands.server.ts'
import { selectionQuery } from '#app/admin/emails/bulk-schema.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import * as brandAnalytics from '#app/routes/gallery/brand-analytics.tsx'
import * as categoryAnalytics from '#app/routes/gallery/category-analytics.tsx'
import * as compare from '#app/routes/gallery/compare.tsx'
import * as report from '#app/routes/gallery/state-of-email.tsx'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import { cachePages } from './page-cache.ts'

useTestDatabase()

const PAGES = [
  { loader: brandAnalytics.loader, path: '/brand/fernhill/analytics', params: { brandSlug: 'fernhill' } },
  { loader: categoryAnalytics.loader, path: '/category/garden/analytics', params: { slug: 'garden' } },
  { loader: categoryAnalytics.loader, path: '/category/easter/analytics', params: { slug: 'easter' } },
  { loader: compare.loader, path: '/compare?brand=fernhill', params: {} },
  { loader: report.loader, path: '/state-of-email', params: {} },
] as { loader: (args: object) => Promise<{ part: { html: string } }>; path: string; params: object }[]

/** The number of emails that each page counts, and the pages that were rendered for it. */
function guest() {
  let rendered: string[] = []
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use((c, next) => {
    c.set('requestId', 'the request')
    return next()
  })
  app.use(cachePages(galleryCache))
  for (const { loader, path, params } of PAGES) {
    const url = new URL(path, 'http://localhost:3000')
    app.get(url.pathname, async (c) => {
      rendered.push(path)
      const { part } = await loader({ request: c.req.raw, url, params, context: pageContext() })
      return c.html(part.html)
    })
  }
  return async function visit(): Promise<{ counts: number[]; rendered: string[] }> {
    rendered = []
    const counts: number[] = []
    for (const { path } of PAGES) {
      const page = await (await app.request(path)).text()
      const [, count] = /Emails<\/(?:dt|th)><(?:dd|td)>(?:<a [^>]*>)?(\d+)/.exec(page) ?? []
      counts.push(Number(count))
    }
    return { counts, rendered }
  }
}

test('the first request after analytics were counted shows what changed', async () => {
  const [garden, easter] = [
    await createCategory({ slug: 'garden', type: 'vertical' }),
    await createCategory({ slug: 'easter', type: 'occasion' }),
  ]
  const brand = await createBrand({ slug: 'fernhill', categories: [garden] })
  const sent = { brand, categories: [easter], sentAt: new Date('2026-03-02T09:00:00Z') }
  for (let at = 0; at < 6; at++) await createEmail(sent)
  const draft = await createEmail({ ...sent, status: 'draft' })
  const visit = guest()
  await countAnalytics()
  const paths = PAGES.map(({ path }) => path)
  expect(await visit()).toEqual({ counts: [6, 6, 6, 6, 6], rendered: paths })
  expect(await visit()).toEqual({ counts: [6, 6, 6, 6, 6], rendered: [] })

  const actor = asEditor((await signedIn({ role: 'editor' })).viewer)!
  const published = await changeEmails({
    actor,
    selection: selectionQuery.parse({ id: [draft.id] }),
    expected: 1,
    input: { field: 'status', value: 'published' },
  })
  if (!published.ok) throw new Error(published.reason)
  expect((await visit()).counts, 'not counted yet').toEqual([6, 6, 6, 6, 6])
  await countAnalytics()
  expect(await visit()).toEqual({ counts: [7, 7, 7, 7, 7], rendered: paths })
  await undoChange(actor, published.changeId)
  await countAnalytics()
  expect(await visit()).toEqual({ counts: [6, 6, 6, 6, 6], rendered: paths })
})
