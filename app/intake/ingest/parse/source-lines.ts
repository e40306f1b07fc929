import { decodeEntities } from './html-text.ts'

const TEXT_CHARS_MAX = 400_000
const LINE_TAG =
  /^\/?(?:p|div|td|th|tr|table|li|ul|ol|h[1-6]|center|section|article|blockquote|br|hr|title|body|head|style|script)\b/i

/** One block per line, of HTML and of plain text: good enough to find positions. */
export function linesOf(source: string, linesMax: number): string[] {
  return textOf(source)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, linesMax)
}

function textOf(source: string): string {
  const parts = source.slice(0, TEXT_CHARS_MAX).split('<')
  if (!/<[a-z!/]/i.test(source)) return source.slice(0, TEXT_CHARS_MAX)
  const words = parts.map((part, index) => {
    if (index === 0) return part
    const rest = part.slice(part.indexOf('>') + 1).replace(/[\r\n]/g, ' ')
    return LINE_TAG.test(part) ? `\n${rest}` : rest
  })
  return decodeEntities(words.join(''))
}
