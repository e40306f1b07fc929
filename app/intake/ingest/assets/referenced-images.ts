import { trimEdges } from '#app/platform/lib/trim-edges.ts'
import { isTrackingPixel, statedSize } from '#app/intake/ingest/clean/image-size.ts'

/** URLs of all images an email would load, except tracking pixels. */
export function namedPictures(document: Document): Set<string> {
  const found = new Set<string>()
  function add(address: string | null): void {
    const url = webAddress(address ?? '')
    if (url) found.add(url)
  }
  for (const image of document.querySelectorAll('img[src]')) {
    if (!isTrackingPixel(image, statedSize(image))) add(image.getAttribute('src'))
  }
  for (const element of document.querySelectorAll('[background]')) add(element.getAttribute('background'))
  const styles = [
    ...[...document.querySelectorAll('[style*="url("]')].map(
      (element) => element.getAttribute('style') ?? '',
    ),
    ...[...document.querySelectorAll('style')].map((sheet) => sheet.textContent ?? ''),
  ]
  for (const css of styles) {
    for (const address of addressesInCss(css)) add(address)
  }
  return found
}

/** What a style references with `url(…)`, except imports. */
function addressesInCss(css: string): string[] {
  const [first, ...imports] = css.split(/@import/i)
  const bare = [first!, ...imports.map((rest) => rest.slice(rest.indexOf(';') + 1))].join('')
  return bare
    .split(/url\(/i)
    .slice(1)
    .map((rest) => trimEdges(rest.split(')')[0]!, /["'\s]/))
    .filter((address) => /^(?:https?:)?\/\//i.test(address) && !/["'\s]/.test(address))
}

export function webAddress(address: string): string | null {
  const plain = plainAddress(address)
  const spelled = /^[\\/]{2}/.test(plain) ? `https:${plain}` : plain
  if (!/^https?:/i.test(spelled) || !URL.canParse(spelled)) return null
  const url = new URL(spelled)
  url.hash = ''
  return url.href
}

/** As a browser reads it: without surrounding control characters and white space, and without line breaks. */
export function plainAddress(address: string): string {
  // eslint-disable-next-line no-control-regex
  return trimEdges(address, /[\u0000-\u0020]/).replace(/[\t\n\r]/g, '')
}
