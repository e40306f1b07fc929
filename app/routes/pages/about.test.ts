import { expect, test } from 'vitest'
import { renderPage } from '#test/render-page.ts'
import * as about from './about.tsx'

test('lists everything the gallery offers', async () => {
  const { html } = await renderPage(about, '/about')
  expect(html).toContain('Curated designs')
  expect(html).toContain('By industry, category, design style and brand')
  expect(html).toMatch(/Read the HTML[^<]*download it/)
  expect(html).toContain('Your own collections')
  expect(html).toContain('Your discoveries')
})
