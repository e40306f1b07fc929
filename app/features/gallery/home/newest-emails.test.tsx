import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { EmailList } from '#app/features/gallery/lists/email-list.ts'
import { NewestEmails } from './newest-emails.tsx'

function renderHtml(list: EmailList | null | Promise<EmailList | null>): string {
  const shelf = <NewestEmails list={list} beyond={null} action="Browse with filters" />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: shelf }])} />)
}

test('shelves without emails stand there while the list is on its way', () => {
  const html = renderHtml(new Promise(() => {}))
  expect(html).toContain('The newest emails')
  expect(html.match(/class="shelf-edge"/g)).toHaveLength(12)
})

test('what the server has is drawn whole, without a boundary that would need scripts', () => {
  const html = renderHtml({ emails: [], next: null })
  expect(html).toContain('No emails found.')
  expect(html).not.toContain('<!--$')
})

test('a list that could not be read says so and can be asked for again', () => {
  const html = renderHtml(null)
  expect(html).toContain('Failed to load the emails')
  expect(html).toContain('Try again')
})
