/** A text and its edits as the lines before and after, with a line around them. */
import { applyEdits } from '#app/inspection/checks/change-source.ts'
import type { Edit } from '#app/inspection/checks/start-tag.ts'

export type DiffRow = {
  kind: 'same' | 'before' | 'after'
  /** In the text, counted from 1; null for what is new. */
  line: number | null
  /** What differs from the other row is `changed`. */
  parts: { text: string; changed: boolean }[]
}

export type Diff = { rows: DiffRow[][]; more: number }

/** Readers skip longer lists. */
const HUNKS_MAX = 12
/** A longer line is shown around its edit. */
const LINE_MAX = 240
const AROUND = 70

export function diffLines(text: string, edits: Edit[]): Diff {
  const blocks = blocksOf(text, edits)
  const shown = blocks.slice(0, HUNKS_MAX)
  const more = blocks.slice(HUNKS_MAX).reduce((sum, block) => sum + block.edits.length, 0)
  let shownUntil = 0
  let [line, counted] = [1, 0]
  const rows = shown.map((block, index) => {
    line += countLines(text, counted, block.from)
    counted = block.from
    const changed = changedRows(text, block, line)
    if (block.isPart) return changed
    const above = lineAbove(text, block.from)
    const below = lineBelow(text, block.to)
    const showsAbove = above && above.from >= shownUntil
    const showsBelow = below && below.from < (blocks[index + 1]?.from ?? text.length + 1)
    shownUntil = (showsBelow ? below : block).to
    return [
      ...(showsAbove ? [plain(text.slice(above.from, above.to), line - 1)] : []),
      ...changed,
      ...(showsBelow
        ? [plain(text.slice(below.from, below.to), line + countLines(text, block.from, below.from))]
        : []),
    ]
  })
  return { rows: rows.map(outdented), more }
}

/** Without the indentation that all rows have. */
function outdented(rows: DiffRow[]): DiffRow[] {
  const common = Math.min(...rows.map(({ parts }) => /^[ \t]*/.exec(textOf(parts))![0].length))
  return rows.map((row) => ({ ...row, parts: withoutStart(row.parts, common) }))
}

function textOf(parts: DiffRow['parts']): string {
  return parts.map(({ text }) => text).join('')
}

function withoutStart(parts: DiffRow['parts'], count: number): DiffRow['parts'] {
  let left = count
  return parts.map(({ text, changed }) => {
    const cut = Math.min(left, text.length)
    left -= cut
    return { text: text.slice(cut), changed }
  })
}

/** Whole lines that are changed; in a long one, the part around each edit. */
type Block = { from: number; to: number; edits: Edit[]; isPart: boolean }

function blocksOf(text: string, edits: Edit[]): Block[] {
  const blocks: Block[] = []
  for (const edit of edits) {
    const from = text.lastIndexOf('\n', edit.from - 1) + 1
    const newline = text.indexOf('\n', edit.to)
    const to = newline === -1 ? text.length : newline
    const last = blocks.at(-1)
    if (to - from > LINE_MAX) {
      const part = { from: Math.max(from, edit.from - AROUND), to: Math.min(to, edit.to + AROUND) }
      blocks.push({ ...part, edits: [edit], isPart: true })
    } else if (last && !last.isPart && from <= last.to) {
      last.to = Math.max(last.to, to)
      last.edits.push(edit)
    } else blocks.push({ from, to, edits: [edit], isPart: false })
  }
  return blocks
}

function changedRows(text: string, { from, to, edits, isPart }: Block, line: number): DiffRow[] {
  const shifted = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
  const before = text.slice(from, to)
  const [old, changed] = [before, applyEdits(before, shifted)].map((block) =>
    block.split('\n').map((row) => (isPart ? `…${row}…` : row)),
  ) as [string[], string[]]
  const same = commonEnds(old, changed)
  const [removed, added] = [old, changed].map((rows) => rows.slice(same.first, rows.length - same.last)) as [
    string[],
    string[],
  ]
  return [
    ...old.slice(0, same.first).map((row, index) => plain(row, line + index)),
    ...removed.map((row, index) => marked('before', row, added[index], line + same.first + index)),
    ...added.map((row, index) => marked('after', row, removed[index], null)),
    ...old
      .slice(old.length - same.last)
      .map((row, index) => plain(row, line + old.length - same.last + index)),
  ]
}

/** How many lines, or characters, are the same at the beginning and at the end. */
function commonEnds(one: ArrayLike<string>, other: ArrayLike<string>): { first: number; last: number } {
  const most = Math.min(one.length, other.length)
  let first = 0
  while (first < most && one[first] === other[first]) first += 1
  let last = 0
  while (last < most - first && one[one.length - 1 - last] === other[other.length - 1 - last]) last += 1
  return { first, last }
}

type Span = { from: number; to: number }

function lineAbove(text: string, from: number): Span | null {
  return from === 0 ? null : { from: text.lastIndexOf('\n', from - 2) + 1, to: from - 1 }
}

function lineBelow(text: string, to: number): Span | null {
  if (to >= text.length) return null
  const end = text.indexOf('\n', to + 1)
  return { from: to + 1, to: end === -1 ? text.length : end }
}

function plain(row: string, line: number): DiffRow {
  const text = row.length > LINE_MAX ? `${row.slice(0, LINE_MAX)}…` : row
  return { kind: 'same', line, parts: [{ text, changed: false }] }
}

function marked(
  kind: 'before' | 'after',
  row: string,
  other: string | undefined,
  line: number | null,
): DiffRow {
  if (other === undefined) return { kind, line, parts: [{ text: row, changed: true }] }
  const { first, last } = commonEnds(row, other)
  const parts = [
    { text: row.slice(0, first), changed: false },
    { text: row.slice(first, row.length - last), changed: true },
    { text: row.slice(row.length - last), changed: false },
  ]
  return { kind, line, parts: parts.filter(({ text }) => text !== '') }
}

function countLines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
