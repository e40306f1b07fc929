import { expect, test } from 'vitest'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { readEmailStats } from './email-stats.ts'
import { readTextBlocks } from './text-blocks.ts'

function statsOf(html: string) {
  const document = parseHtml(html)
  return readEmailStats(html, document, readTextBlocks(document), createEmailAssets({ enclosed: new Map() }))
}

/** Style sheets and meta elements of real messages. */
test.each([
  [
    '<style>@media (prefers-color-scheme: dark) { .header-wrapper.dark-mode { display: table-row !important } }</style>',
    true,
  ],
  [
    '<style>@media (prefers-color-scheme: light) { .header-wrapper.dark-mode { display: none !important } }</style>',
    false,
  ],
  // It allows mail programs to darken it, and says nothing of how.
  [
    '<meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" />',
    false,
  ],
  ['<style>:root { color-scheme: light dark; supported-color-schemes: light dark }</style>', false],
])('%s has dark styles: %s', (head, is) => {
  expect(statsOf(`<html><head>${head}</head><body><p>Words</p></body></html>`).darkStyles).toBe(is)
})

/** Images of real messages. */
test.each([
  ['<img src="a.gif" width="1" height="1">', 1],
  ['<img src="a.gif" width="500" height="1" border="0" alt="">', 0],
  ['<img border=0 src="a.jpg" width=152 height=90 alt="Dell">', 0],
])('%s lacks alternative text: %i', (picture, lacking) => {
  expect(statsOf(`<body>${picture}</body>`).imagesWithoutAlt).toBe(lacking)
})
