/**
 * The cleaned HTML of an email as shown to a reader: in light or dark mode, with or without images. It was written by a
 * serializer, so tags and attributes have a uniform syntax and need no parser.
 */

type ReaderSettings = { dark: boolean; images: boolean }

/** Links open in a new tab; the page around the frame scrolls, so the frame has no scrollbar. */
export const FRAME_HEAD = '<base target="_blank"><style>html{scrollbar-width:none}</style>'

/** As mail clients show blocked images: a box with the alt text. */
const NO_IMAGES_HEAD =
  '<style>img:not([src]){background:#8881;outline:1px solid #8884;outline-offset:-1px;font-size:13px}</style>'

/** Every stored email has a head: cleaning adds one. Some senders' heads have attributes. */
// measured: test/linear/ingest.cases.ts
const HEAD = /<head(?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?>/i

export function liveHtml(html: string, settings: ReaderSettings): string {
  const head = settings.images ? FRAME_HEAD : FRAME_HEAD + NO_IMAGES_HEAD
  return asReadBy(html, settings).replace(HEAD, (tag) => tag + head)
}

/** The email itself as a reader with these settings gets it. */
export function asReadBy(html: string, { dark, images }: ReaderSettings): string {
  return applyColorScheme(images ? html : withoutImages(html), dark)
}

/**
 * Sets `prefers-color-scheme` explicitly, independent of the reader's system: the gallery shows emails in light mode
 * unless the reader chooses dark.
 */
function applyColorScheme(html: string, dark: boolean): string {
  return mapStyleSheets(html, (sheet) =>
    sheet
      .replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, scheme: string) =>
        (scheme.toLowerCase() === 'dark') === dark ? '(min-width:0)' : '(max-width:0)',
      )
      .replace(
        /(^|[;{\s])color-scheme\s*:([^;}]+)/gi,
        (_, before: string, value: string) => `${before}color-scheme:${pickScheme(value.trim(), dark)}`,
      ),
  ).replace(
    /(<meta name="color-scheme" content=")([^"]+)/gi,
    (_, before: string, value: string) => before + pickScheme(value, dark),
  )
}

function mapStyleSheets(html: string, change: (sheet: string) => string): string {
  const [before, ...parts] = html.split(/(?=<style\b)/i)
  const changed = parts.map((part) => {
    const end = part.indexOf('</style>')
    return end === -1 ? part : change(part.slice(0, end)) + part.slice(end)
  })
  return [before, ...changed].join('')
}

/** The requested scheme out of `light dark`; an email with only one scheme keeps it. */
function pickScheme(schemes: string, dark: boolean): string {
  const wanted = dark ? 'dark' : 'light'
  return schemes.toLowerCase().includes(wanted) ? wanted : schemes
}

function withoutImages(html: string): string {
  const [before, ...parts] = html.split(/(?=<img\s)/i)
  const bare = parts.map((part) => {
    const end = endOfTag(part)
    return part.slice(0, end).replace(/\ssrc="[^"]*"/i, '') + part.slice(end)
  })
  return [before, ...bare]
    .join('')
    .replace(/\sbackground="[^"]*"/gi, '')
    .replace(/url\(([^()]*)\)/gi, (written, address: string) => (PICTURE.test(address) ? 'none' : written))
}

const PICTURE = /^\s*(?:&quot;|["'])?\/media\/.*\.(?:avif|webp|png|jpg|gif|svg)/is

/** The end of the tag at the start of `html`; angle brackets in quotes are ignored. */
function endOfTag(html: string): number {
  const mark = /"[^"]*"|>/g
  for (let match = mark.exec(html); match; match = mark.exec(html)) {
    if (match[0] === '>') return match.index
  }
  return 0
}
