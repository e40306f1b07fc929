import { afterEach, expect, test, vi } from 'vitest'
import { openHtmlWindow } from '#app/platform/lib/html-window.server.ts'
import { previewDocument } from './preview-document.ts'

const POLICY = "default-src 'none'"
const window = openHtmlWindow()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The preview as the frame reads it. */
function preview(text: string): Document {
  vi.stubGlobal('DOMParser', window.DOMParser)
  return new window.DOMParser().parseFromString(previewDocument(text, POLICY), 'text/html')
}

test.each([
  '<html><head><title>x</title></head><body>x</body></html>',
  '<html><head class="a" data-b="c > d"><title>x</title></head><body>x</body></html>',
  '<html><head profile="http://gmpg.org/xfn/11"></head><body>x</body></html>',
  '<html lang="<head>"><head id="h"></head><body>x</body></html>',
  '<html><!-- <head> --><head></head><body>x</body></html>',
  '<p>x</p>',
])('the policy, the base and the hidden scrollbar come first in the head of %s', (text) => {
  const { head } = preview(text)
  const [policy, base, style] = head.children
  expect(policy!.outerHTML).toBe(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
  expect(base!.outerHTML).toBe('<base target="_blank">')
  expect(style!.textContent).toContain('scrollbar-width:none')
})

test('nothing of the text can load or navigate', () => {
  const page = preview(
    '<head x="y"><meta http-equiv="refresh" content="0;url=//e.test"><base href="//e.test"><link rel="preload" href="//e.test/x"></head><template><p>x</p></template>',
  )
  expect(page.querySelectorAll('meta[http-equiv]')).toHaveLength(1)
  expect(page.querySelectorAll('base[href], link, template')).toHaveLength(0)
})
