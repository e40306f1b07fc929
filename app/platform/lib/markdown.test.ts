import { expect, test } from 'vitest'
import { htmlOfMarkdown } from './markdown.server.ts'

test('headings, lists, links and emphasis become elements, below the title of the page', () => {
  const html = htmlOfMarkdown('# Terms\n\nWrite to **[us](mailto:a@b.example)**.\n\n- one\n- two\n\n### Law')
  expect(html.replaceAll('\n', '')).toBe(
    '<h2>Terms</h2><p>Write to <strong><a href="mailto:a@b.example">us</a></strong>.</p><ul><li>one</li><li>two</li></ul><h3>Law</h3>',
  )
})

test('nothing in it runs or loads', () => {
  const html = htmlOfMarkdown(
    '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![b](data:text/html,x)',
  )
  expect(html).not.toMatch(/script|onerror|data:/)
})
