import { countWords } from '#app/gallery/email-page/count-words.ts'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import type { EmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { styleDeclarations } from '#app/intake/ingest/clean/style-declarations.ts'
import { isAnimated } from '#app/intake/ingest/assets/file-type.ts'
import type { TextBlock } from './text-blocks.ts'

const GENERIC_FONTS =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-\S+|math|emoji|inherit|initial|unset|revert|-apple-system|blinkmacsystemfont|var\(.*)$/i
const FONTS_MAX = 8

/** Statistics that need no screenshot; the colors are added with it. */
export function readEmailStats(
  html: string,
  document: Document,
  blocks: TextBlock[],
  assets: EmailAssets,
): EmailStats {
  const images = [...document.querySelectorAll('img')]
  const missing = images.filter((image) => assets.placeholders.has(image.getAttribute('src') ?? '')).length
  const words = blocks.filter((block) => !block.hidden && block.kind !== 'picture')
  return {
    htmlBytes: Buffer.byteLength(html),
    imageCount: images.length,
    imageBytes: [...assets.pictures].reduce((sum, key) => sum + (assets.files.get(key)?.length ?? 0), 0),
    imagesWithoutAlt: images.filter((image) => !image.hasAttribute('alt')).length,
    ...(missing > 0 && { imagesMissing: missing }),
    linkCount: document.querySelectorAll('a').length,
    wordCount: countWords(words.map((block) => block.text).join('\n')),
    animatedGif: [...assets.pictures].some(
      (key) => key.endsWith('.gif') && isAnimated(assets.files.get(key)!),
    ),
    darkStyles: /prefers-color-scheme\s*:\s*dark/i.test(html),
    fonts: readFonts(document),
    colors: [],
  }
}

/** The first font family of each style, in order of use. */
function readFonts(document: Document): string[] {
  const fonts = new Map<string, string>()
  const inline = [...document.querySelectorAll('[style], [face]')].map((element) =>
    element.hasAttribute('face')
      ? `font-family:${element.getAttribute('face')}`
      : element.getAttribute('style')!,
  )
  const sheets = [...document.querySelectorAll('style')].map((sheet) =>
    (sheet.textContent ?? '').replace(/@font-face\s*\{[^{}]*\}/gi, ''),
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
  return styleDeclarations(css)
    .map(({ property, value }) => {
      if (property === 'font-family') return value
      return property === 'font' ? familyOfShorthand(value) : ''
    })
    .map((families) =>
      families
        .split(',')[0]!
        .replace(/!important/i, '')
        .replace(/["']/g, '')
        .trim(),
    )
    .filter((family) => family && family.length <= 60)
}

/** In `italic 12px/1.5 Georgia, serif` the families follow the size. */
function familyOfShorthand(font: string): string {
  const words = font
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .split(' ')
  const size = words.findIndex((word) =>
    /[\d.](?:px|pt|em|rem|%|vw)(?:\/[\d.a-z%]+)?$/i.test(word.slice(0, 40)),
  )
  return size === -1 ? '' : words.slice(size + 1).join(' ')
}
