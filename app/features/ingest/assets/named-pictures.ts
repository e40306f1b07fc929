import { isTrackingPixel, statedSize } from '#app/features/ingest/clean/image-size.ts'

const IN_CSS = /url\(\s*(["']?)((?:https?:)?\/\/[^"')\s]+)\1\s*\)/gi

/** The web addresses of all pictures an email would load, without those that only report its opening. */
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
    for (const match of css.replace(/@import[^;]*;/gi, '').matchAll(IN_CSS)) add(match[2]!)
  }
  return found
}

/** One spelling for all ways to write an address on the web; null for any other. */
export function webAddress(address: string): string | null {
  // eslint-disable-next-line no-control-regex
  const plain = address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '')
  const spelled = /^[\\/]{2}/.test(plain) ? `https:${plain}` : plain
  if (!/^https?:/i.test(spelled) || !URL.canParse(spelled)) return null
  const url = new URL(spelled)
  url.hash = ''
  return url.href
}
