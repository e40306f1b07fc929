/**
 * The cleaned HTML of an email as one of its readers gets it: by daylight or in the dark, with or without pictures.
 * It was written by a serializer, so tags and attributes have one shape and need no parser.
 */

type Reader = { dark: boolean; images: boolean }

/** Links open beside the gallery; the page around the frame scrolls, so the frame shows no bar of its own. */
const FRAME_HEAD = '<base target="_blank"><style>html{scrollbar-width:none}</style>'

/** What mail clients do with a picture they were told not to load: its place stays, with its words in it. */
const NO_IMAGES_HEAD =
  '<style>img:not([src]){background:#8881;outline:1px solid #8884;outline-offset:-1px;font-size:13px}</style>'

export function liveHtml(html: string, { dark, images }: Reader): string {
  const shown = inScheme(images ? html : withoutImages(html), dark)
  const head = images ? FRAME_HEAD : FRAME_HEAD + NO_IMAGES_HEAD
  // The first lines of the head are our own: every stored email has them.
  return shown.replace(/<head>/i, (tag) => tag + head)
}

/**
 * Decides `prefers-color-scheme` here and not by the reader's system: the gallery shows an email by day until somebody
 * asks for the night, whatever the time is where they are.
 */
function inScheme(html: string, dark: boolean): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, (sheet) =>
      sheet
        .replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, scheme: string) =>
          (scheme.toLowerCase() === 'dark') === dark ? '(min-width:0)' : '(max-width:0)',
        )
        .replace(
          /(^|[;{\s])color-scheme\s*:\s*([^;}]+)/gi,
          (_, before: string, value: string) => `${before}color-scheme:${oneOf(value, dark)}`,
        ),
    )
    .replace(
      /(<meta name="color-scheme" content=")([^"]+)/gi,
      (_, before: string, value: string) => before + oneOf(value, dark),
    )
}

/** Of `light dark` the one that is meant; an email that knows only one scheme keeps it. */
function oneOf(schemes: string, dark: boolean): string {
  const wanted = dark ? 'dark' : 'light'
  return schemes.toLowerCase().includes(wanted) ? wanted : schemes
}

function withoutImages(html: string): string {
  return html
    .replace(/<img\b(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/gi, (tag) => tag.replace(/\ssrc="[^"]*"/i, ''))
    .replace(/\sbackground="[^"]*"/gi, '')
    .replace(/url\(\s*(?:&quot;|["'])?\/media\/[^)]*\.(?:avif|webp|png|jpg|gif)[^)]*\)/gi, 'none')
}
