/** The text of an email as the rules read it: line by line, each with its name. */
export type Line = {
  text: string
  /** 'subject', 'preheader', or 'line 12' of the visible text. */
  source: string
}

export type Found<T> = { value: T; source: string }

const LINES_MAX = 3000
const LINE_CHARS_MAX = 2000

type Block = { text: string; hidden: boolean }

export function linesOf(subject: string, preheader: string, blocks: Block[]): Line[] {
  const lines: Line[] = [{ text: subject, source: 'subject' }]
  let number = 0
  for (const { text, hidden } of blocks.slice(0, LINES_MAX)) {
    if (hidden) continue
    number += 1
    lines.push({ text: text.slice(0, LINE_CHARS_MAX), source: `line ${number}` })
  }
  // Last, because it often repeats the first words.
  lines.push({ text: preheader, source: 'preheader' })
  return lines.filter(({ text }) => text !== '')
}

export function findIn(lines: Line[], says: (line: Line) => boolean): Found<true> | null {
  const line = lines.find(says)
  return line ? { value: true, source: line.source } : null
}
