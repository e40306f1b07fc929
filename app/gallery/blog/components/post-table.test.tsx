import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PostRow, PostTable } from './post-table.tsx'

const draft: PostRow = {
  id: 'one',
  title: 'Tables that “bend”',
  slug: 'tables',
  status: 'draft',
  category: 'Email Design',
  publishedAt: null,
}
const published: PostRow = {
  ...draft,
  id: 'two',
  slug: 'two',
  status: 'published',
  publishedAt: new Date('2026-03-09T12:00:00Z'),
}

function renderHtml(): string {
  const routes = [{ path: '/admin/blog', element: <PostTable posts={[draft, published]} /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/blog'] })
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

test('shows each post’s title, status, category, date and actions', () => {
  const html = renderHtml()
  for (const part of ['/tables<', 'Draft<', 'Published<', 'Email Design<', '>-<', '9 Mar 2026<']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('href="/admin/blog/edit/one"')
})

test('asks before a post is deleted, without scripts too', () => {
  const html = renderHtml()
  expect(html).toContain('popoverTarget="delete-one"')
  const question = 'Are you sure you want to delete "Tables that “bend”"? This action cannot be undone.'
  expect(html).toContain(question.replaceAll('"', '&quot;'))
  expect(html).toContain('<input type="hidden" name="id" value="one"/>')
})
