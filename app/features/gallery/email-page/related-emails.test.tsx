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

test('five skeletons stand for them while they are on the way', () => {
  const html = renderHtml(new Promise<Related>(() => {}))
  expect(html).toContain('More emails like this')
  expect(html.match(/aspect-\[225\.5\/445\]/g)).toHaveLength(5)
})

test('a failure says why, and the way to all of the type stays', () => {
  const html = renderHtml({ error: 'the gallery did not respond' })
  expect(html).toContain('Error loading related emails: the gallery did not respond')
  expect(html).toContain('href="/email-type/newsletter"')
  expect(html).toContain('View all similar emails')
})

test('none says of which type', () => {
  const html = renderHtml({ emails: [] })
  expect(html).toContain('Newsletter')
  expect(html).toContain('(newsletter)')
})

test('an email without a type has nothing like it', () => {
  expect(renderHtml({ emails: [] }, null)).not.toContain('View all similar emails')
})
