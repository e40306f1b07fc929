/** The edits of a text, each as its line before and after. */
import type { Edit } from '#app/inspection/checks/start-tag.ts'

export type DiffRow = {
  kind: 'before' | 'after'
  /** In the text, counted from 1; null for what is new. */
  line: number | null
  parts: { text: string; changed: boolean }[]
}

export type Diff = { rows: [DiffRow, DiffRow][]; more: number }

/** Readers skip longer lists. */
const EDITS_MAX = 12
/** How many characters of a longer line are shown on each side of the edit. */
const AROUND = 100

export function diffLines(text: string, edits: Edit[]): Diff {
  let [line, counted] = [1, 0]
  const rows = edits.slice(0, EDITS_MAX).map((edit) => {
    line += text.slice(counted, edit.from).split('\n').length - 1
    counted = edit.from
    return rowsOf(text, edit, line)
  })
  return { rows, more: Math.max(0, edits.length - EDITS_MAX) }
}

function rowsOf(text: string, { from, to, text: added }: Edit, line: number): [DiffRow, DiffRow] {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const newline = text.indexOf('\n', to)
  const end = newline === -1 ? text.length : newline
  const head =
    from - start > AROUND ? `…${text.slice(from - AROUND, from)}` : text.slice(start, from).trimStart()
  const tail = end - to > AROUND ? `${text.slice(to, to + AROUND)}…` : text.slice(to, end)
  const around = (changed: string) =>
    [
      { text: head, changed: false },
      { text: changed, changed: true },
      { text: tail, changed: false },
    ].filter((part) => part.text !== '')
  return [
    { kind: 'before', line, parts: around(text.slice(from, to)) },
    { kind: 'after', line: null, parts: around(added) },
  ]
}
