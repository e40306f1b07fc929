/** The paragraphs of text without markup: sentences that may be wrapped at another width, or lines that must stay as they are. */

export type PlainParagraph = { lines: string[]; layout: 'sentences' | 'lines' | 'columns' }

/** Senders wrap sentences at 60 to 78 characters; a shorter line ends where its writer ended it. */
const WRAPPED_CHARS_MIN = 45
const TAB_CHARS = 8
/** Cells apart by a tab, a bar or several spaces; two spaces after a sentence are a typist's habit. */
// bounded: a line, each repetition between single characters.
const COLUMNS = /[^\s.!?:;,] {2,}\S|\S {3,}\S|\S ?\| ?\S/
const LIST_MARK = /^ {0,8}(?:[-*•–·>]|\d{1,2}[.)]) /

export function plainParagraphs(text: string): PlainParagraph[] {
  const paragraphs: string[][] = [[]]
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim()) paragraphs.at(-1)!.push(withSpaces(line).trimEnd())
    else if (paragraphs.at(-1)!.length > 0) paragraphs.push([])
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => ({ lines, layout: layoutOf(lines) }))
}

function layoutOf(lines: string[]): PlainParagraph['layout'] {
  if (lines.filter((line) => COLUMNS.test(line)).length > 1) return 'columns'
  const isWrapped = lines.slice(0, -1).every((line) => line.length >= WRAPPED_CHARS_MIN)
  return isWrapped && !lines.some((line, index) => index > 0 && LIST_MARK.test(line)) ? 'sentences' : 'lines'
}

/** Tabs as the spaces up to the next stop. */
function withSpaces(line: string): string {
  const [first = '', ...rest] = line.split('\t')
  return rest.reduce(
    (before, part) => before + ' '.repeat(TAB_CHARS - (before.length % TAB_CHARS)) + part,
    first,
  )
}
