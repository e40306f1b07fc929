import type { EmailFacts } from '#app/db/shapes.ts'
import type { Archive } from '#app/features/ingest/assets/archive.server.ts'
import { isAnimated } from '#app/features/ingest/assets/file-type.ts'
import type { TextBlock } from './text-blocks.ts'

const GENERIC_FONTS =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-\S+|math|emoji|inherit|initial|unset|revert|-apple-system|blinkmacsystemfont|var\(.*)$/i
const FONTS_MAX = 8
/** Measured by senders, never published by Gmail. */
const GMAIL_BYTES_MAX = 102 * 1024
const WORDS_A_MINUTE = 220

/** What can be counted before there is a picture; the colours come with it. */
export function readFacts(
  html: string,
  document: Document,
  blocks: TextBlock[],
  archive: Archive,
): EmailFacts {
  const images = [...document.querySelectorAll('img')]
  const words = blocks.filter((block) => !block.hidden && block.kind !== 'picture')
  const wordCount = countWords(words.map((block) => block.text).join('\n'))
  const htmlBytes = Buffer.byteLength(html)
  const layoutWidth = readLayoutWidth(document)
  return {
    htmlBytes,
    imageCount: images.length,
    imageBytes: [...archive.pictures].reduce((sum, key) => sum + (archive.files.get(key)?.length ?? 0), 0),
    imagesWithoutAlt: images.filter((image) => !image.hasAttribute('alt')).length,
    linkCount: document.querySelectorAll('a').length,
    wordCount,
    clippedByGmail: htmlBytes > GMAIL_BYTES_MAX,
    animatedGif: [...archive.pictures].some(
      (key) => key.endsWith('.gif') && isAnimated(archive.files.get(key)!),
    ),
    readingMinutes: Math.max(1, Math.round(wordCount / WORDS_A_MINUTE)),
    ...(layoutWidth && { layoutWidth }),
    darkStyles: /prefers-color-scheme\s*:\s*dark/i.test(html),
    fonts: readFonts(document),
    colors: [],
  }
}

/** The widest table or box that states a width an email can have: what everything else stands in. */
function readLayoutWidth(document: Document): number | null {
  const stated = [...document.querySelectorAll('table, td, div')].flatMap((element) => {
    const style = element.getAttribute('style') ?? ''
    const inStyle = /(?:^|[;\s])(?:max-)?width\s*:\s*(\d{3,4})(?:\.\d+)?px/i.exec(style)?.[1]
    const inAttribute = /^\s*(\d{3,4})\s*(?:px)?\s*$/.exec(element.getAttribute('width') ?? '')?.[1]
    return [inStyle, inAttribute].filter((width) => width !== undefined).map(Number)
  })
  const believable = stated.filter((width) => width >= 320 && width <= 1000)
  return believable.length > 0 ? Math.max(...believable) : null
}

function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) count += 1
  }
  return count
}

/** The family each style names first, in order of use. */
function readFonts(document: Document): string[] {
  const fonts = new Map<string, string>()
  const inline = [...document.querySelectorAll('[style], [face]')].map((element) =>
    element.hasAttribute('face')
      ? `font-family:${element.getAttribute('face')}`
      : element.getAttribute('style')!,
  )
  const sheets = [...document.querySelectorAll('style')].map((sheet) =>
    (sheet.textContent ?? '').replace(/@font-face\s*\{[^}]*\}/gi, ''),
  )
  for (const css of [...inline, ...sheets]) {
    for (const family of firstFamilies(css)) {
      if (!GENERIC_FONTS.test(family) && !fonts.has(family.toLowerCase()))
        fonts.set(family.toLowerCase(), family)
    }
  }
  return [...fonts.values()].slice(0, FONTS_MAX)
}

function firstFamilies(css: string): string[] {
  const named = css.matchAll(/(?:^|[;{\s])font-family\s*:\s*([^;{}]+)/gi)
  const short = css.matchAll(
    /(?:^|[;{\s])font\s*:[^;{}]*?[\d.](?:px|pt|em|rem|%|vw)(?:\s*\/\s*[\d.a-z%]+)?\s+([^;{}]+)/gi,
  )
  return [...named, ...short]
    .toSorted((a, b) => a.index - b.index)
    .map((match) =>
      match[1]!
        .split(',')[0]!
        .replace(/!important/i, '')
        .replace(/["']/g, '')
        .trim(),
    )
    .filter((family) => family && family.length <= 60)
}
