import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { NewestEmails } from './newest-emails.tsx'

function renderHtml(list: EmailList | null | Promise<EmailList | null>, isAdmin = false): string {
  const shelf = <NewestEmails list={list} beyond={null} action="Browse with filters" isAdmin={isAdmin} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: shelf }])} />)
}

test('shows empty shelves while the list loads', () => {
  const html = renderHtml(new Promise(() => {}))
  expect(html).toContain('The newest emails')
  expect(html.match(/class="shelf-edge"/g)).toHaveLength(12)
})

test('renders available data without a Suspense boundary, which would need scripts', () => {
  const html = renderHtml({ emails: [], next: null })
  expect(html).toContain('No emails found.')
  expect(html).not.toContain('<!--$')
})

test('shows how to add emails only to the administrator of an empty gallery', () => {
  const empty = { emails: [], next: null }
  expect(renderHtml(empty)).toContain('No emails yet.')
  expect(renderHtml(empty)).not.toMatch(/npm run|upload/)
  expect(renderHtml(empty, true)).toMatch(/npm run mailshelf -- import.*href="\/admin\/emails\/upload"/s)
})

test('shows an error and a retry for a list that could not be loaded', () => {
  const html = renderHtml(null)
  expect(html).toContain('Failed to load the emails')
  expect(html).toContain('Try again')
})
