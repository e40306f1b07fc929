/** What visitors get of figures, from the page cache, right after an email was published or taken back. */
import { expect, test } from 'vitest'
import { galleryCache } from '#app/db/gallery-cache.server.ts'
import { asEditor } from '#app/features/accounts/policy.ts'
import { changeEmails } from '#app/features/admin-emails/bulk-commands.server.ts'
import { selectionQuery } from '#app/features/admin-emails/bulk-schema.ts'
import { undoChange } from '#app/features/audit/change.server.ts'
import { createPageCache } from '#app/http/page-cache.server.ts'
import * as brandFigures from '#app/routes/gallery/brand-figures.tsx'
import * as categoryFigures from '#app/routes/gallery/category-figures.tsx'
import * as compare from '#app/routes/gallery/compare.tsx'
import * as report from '#app/routes/gallery/state-of-email.tsx'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'

useTestDatabase()

const PAGES = [
  { loader: brandFigures.loader, path: '/brand/fernhill/figures', params: { brandSlug: 'fernhill' } },
  { loader: categoryFigures.loader, path: '/category/garden/figures', params: { slug: 'garden' } },
  { loader: categoryFigures.loader, path: '/category/easter/figures', params: { slug: 'easter' } },
  { loader: compare.loader, path: '/compare?brand=fernhill', params: {} },
  { loader: report.loader, path: '/state-of-email', params: {} },
] as { loader: (args: object) => Promise<{ part: { html: string } }>; path: string; params: object }[]

/** How many emails each page counts, and which pages were rendered for it. */
function visitor() {
  const cache = createPageCache(galleryCache)
  return async function visit(): Promise<{ counts: number[]; rendered: string[] }> {
    const counts: number[] = []
    const rendered: string[] = []
    for (const { loader, path, params } of PAGES) {
      const url = new URL(path, 'http://localhost:3000')
      const request = new Request(url)
      const page = await cache.respond(request, async () => {
        rendered.push(path)
        const { part } = await loader({ request, url, params, context: pageContext() })
        const headers = { 'Content-Type': 'text/html; charset=utf-8' }
        return { response: new Response(part.html, { headers }), ownTexts: [] }
      })
      const [, count] = /Emails<\/(?:dt|th)><(?:dd|td)>(?:<a [^>]*>)?(\d+)/.exec(await page!.text()) ?? []
      counts.push(Number(count))
    }
    return { counts, rendered }
  }
}

test('the first request after a commit counts what it changed', async () => {
  const [garden, easter] = [
    await createCategory({ slug: 'garden', type: 'vertical' }),
    await createCategory({ slug: 'easter', type: 'occasion' }),
  ]
  const brand = await createBrand({ slug: 'fernhill', categories: [garden] })
  const sent = { brand, categories: [easter], sentAt: new Date('2026-03-02T09:00:00Z') }
  for (let at = 0; at < 6; at++) await createEmail(sent)
  const draft = await createEmail({ ...sent, status: 'draft' })
  const visit = visitor()
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
  expect(await visit()).toEqual({ counts: [7, 7, 7, 7, 7], rendered: paths })
  await undoChange(actor, published.changeId)
  expect(await visit()).toEqual({ counts: [6, 6, 6, 6, 6], rendered: paths })
})
