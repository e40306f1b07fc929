/** Finds a place in a source, however it is formatted, to open the editor there. */
import { indexAfter } from '#app/platform/lib/index-after.ts'
import type { Place } from './issue.ts'

export type SourceLocation = Pick<Place, 'at' | 'find'>

const AT = /^([a-z][a-z0-9-]{0,40})\.([1-9]\d{0,5})$/

/** A comment, which may contain HTML for Outlook but no elements, or the start of a start tag. */
const TAG_OR_COMMENT = /<!--|<([a-z][a-z0-9-]*)/gi
const QUOTE_OR_END = /=\s{0,9}(["'])|>/g
const RAW_TEXT = /^(?:style|script|title|textarea|xmp|iframe|noembed|noframes)$/

export type StartTag = { name: string; at: string; start: number; end: number }

export function* startTags(source: string): Generator<StartTag> {
  const numbers = new Map<string, number>()
  let from = 0
  for (const { 1: written, index: start } of source.matchAll(TAG_OR_COMMENT)) {
    if (start < from) continue
    if (written === undefined) {
      from = indexAfter(source, '-->', start + 2)
      continue
    }
    const name = written.toLowerCase()
    const number = (numbers.get(name) ?? 0) + 1
    numbers.set(name, number)
    const end = endOfTag(source, start)
    yield { name, at: `${name}.${number}`, start, end }
    from = RAW_TEXT.test(name) ? indexAfter(source, `</${written}`, end) : end
  }
}

/** The offset in `source`; null if the source has no such place. */
export function offsetOf(source: string, { at, find }: SourceLocation): number | null {
  if (!at || !AT.test(at)) return null
  for (const tag of startTags(source)) if (tag.at === at) return findBehind(source, tag.start, find)
  return null
}

function findBehind(source: string, index: number, find: string | undefined): number {
  const inside = find ? source.indexOf(find, index) : -1
  return inside === -1 ? index : inside
}

/** The end of the tag that begins at `index`. Its attributes may contain angle brackets. */
function endOfTag(source: string, index: number): number {
  QUOTE_OR_END.lastIndex = index
  for (let sign = QUOTE_OR_END.exec(source); sign; sign = QUOTE_OR_END.exec(source)) {
    const [found, quote] = sign
    if (!quote) return sign.index + found.length
    QUOTE_OR_END.lastIndex = indexAfter(source, quote, QUOTE_OR_END.lastIndex)
  }
  return source.length
}

export function editorSearch({ at, find }: SourceLocation): string {
  return `?${new URLSearchParams({ tab: 'html', ...(at && { at }), ...(find && { find }) })}`
}

export function readPlace(search: string): SourceLocation | null {
  const asked = new URLSearchParams(search)
  const at = asked.get('at')
  if (!at || !AT.test(at)) return null
  const find = asked.get('find')?.slice(0, 80)
  return { at, ...(find && { find }) }
}
