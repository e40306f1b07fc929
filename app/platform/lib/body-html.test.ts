import { expect, it } from 'vitest'
import { cleanBody } from './body-html.server.ts'

it.each([
  ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
  ['<p onclick="alert(1)" style="position:fixed">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
  ['<a href="//evil.example">Link</a>', '<a>Link</a>'],
  ['<a href="/\\evil.example">Link</a>', '<a>Link</a>'],
  ['<img src="/\\evil.example/a.png" alt="">', '<img alt="">'],
  ['<img src="x" onerror="alert(1)" alt="">', '<img alt="">'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">', '<img alt="">'],
  ['<svg><script>alert(1)</script></svg><math></math>', ''],
  ['<iframe src="https://a.example"></iframe><form><input name="x"></form>', ''],
  [
    '<p class="fixed inset-0">Text</p><p class="highlight">Kept</p>',
    '<p>Text</p><p class="highlight">Kept</p>',
  ],
  ['<h2 id="location">Title</h2>', '<h2>Title</h2>'],
])('cleans %s', (body, clean) => {
  expect(cleanBody(body)).toBe(clean)
})
