import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Related, RelatedEmails } from './related-emails.tsx'

const newsletter = { name: 'Newsletter', slug: 'newsletter', type: 'email_type' as const }

function renderHtml(
  related: Related | Promise<Related>,
  type: typeof newsletter | null = newsletter,
): string {
  const html = renderToString(
    <MemoryRouter>
      <RelatedEmails type={type} related={related} />
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}

test('shows five skeletons while loading', () => {
  const html = renderHtml(new Promise<Related>(() => {}))
  expect(html).toContain('More emails like this')
  expect(html.match(/aspect-\[225\.5\/445\]/g)).toHaveLength(5)
})

test('shows the reason of a failure and keeps the link to the type', () => {
  const html = renderHtml({ error: 'the gallery did not respond' })
  expect(html).toContain('Error loading related emails: the gallery did not respond')
  expect(html).toContain('href="/email-type/newsletter"')
  expect(html).toContain('View all similar emails')
})

test('names the type when there are none', () => {
  const html = renderHtml({ emails: [], similar: [] })
  expect(html).toContain('Newsletter')
  expect(html).toContain('(newsletter)')
})

test('shows nothing for an email without a type', () => {
  expect(renderHtml({ emails: [], similar: [] }, null)).not.toContain('View all similar emails')
})
