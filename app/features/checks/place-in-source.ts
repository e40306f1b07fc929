/** Finds a place in a source, however it is formatted; the editor opens there. */
import type { Place } from './finding.ts'

export type PlaceInSource = Pick<Place, 'at' | 'find'>

const AT = /^([a-z][a-z0-9-]{0,40})\.([1-9]\d{0,5})$/

/** A comment, whose inside is for Outlook and no element, or the beginning of a start tag. */
const TAG_OR_COMMENT = /<!--|<([a-z][a-z0-9-]*)/gi
const QUOTE_OR_END = /=\s{0,9}(["'])|>/g
/** Elements whose text is no markup. */
const RAW_TEXT = /^(?:style|script|title|textarea|xmp|iframe|noembed|noframes)$/

/** The offset in `source`; null where the source has no such place. */
export function offsetOf(source: string, { at, find }: PlaceInSource): number | null {
  const [, tag, number] = AT.exec(at ?? '') ?? []
  if (!tag) return null
  let left = Number(number)
  let from = 0
  for (const { 1: name, index } of source.matchAll(TAG_OR_COMMENT)) {
    // Inside of what was skipped.
    if (index < from) continue
    if (name === undefined) {
      from = endOf(source, '-->', index + 2)
      continue
    }
    const opened = name.toLowerCase()
    if (opened === tag) left -= 1
    if (left === 0) return findBehind(source, index, find)
    from = endOfTag(source, index)
    if (RAW_TEXT.test(opened)) from = endOf(source, `</${name}`, from)
  }
  return null
}

function findBehind(source: string, index: number, find: string | undefined): number {
  const inside = find ? source.indexOf(find, index) : -1
  return inside === -1 ? index : inside
}

function endOf(source: string, end: string, from: number): number {
  const index = source.indexOf(end, from)
  return index === -1 ? source.length : index + end.length
}

/** Behind the tag that begins at `index`. Its attributes may hold angle brackets. */
function endOfTag(source: string, index: number): number {
  QUOTE_OR_END.lastIndex = index
  for (let sign = QUOTE_OR_END.exec(source); sign; sign = QUOTE_OR_END.exec(source)) {
    const [found, quote] = sign
    if (!quote) return sign.index + found.length
    QUOTE_OR_END.lastIndex = endOf(source, quote, QUOTE_OR_END.lastIndex)
  }
  return source.length
}

/** The query string of the editor at this place. */
export function editorSearch({ at, find }: PlaceInSource): string {
  return `?${new URLSearchParams({ tab: 'html', ...(at && { at }), ...(find && { find }) })}`
}

export function readPlace(search: string): PlaceInSource | null {
  const asked = new URLSearchParams(search)
  const at = asked.get('at')
  if (!at || !AT.test(at)) return null
  const find = asked.get('find')?.slice(0, 80)
  return { at, ...(find && { find }) }
}
