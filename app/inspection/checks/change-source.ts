/** Applies the changes of a fix to a source, however it is formatted or edited. */
import type { Change } from './issue.ts'
import { type StartTag, startTags } from './source-location.ts'
import { type Edit, setAttribute, setProperty } from './start-tag.ts'

type Plan = {
  edits: Edit[]
  done: number
  /** Their place is gone, because the tags around it were edited. */
  lost: number
}

/** Plans the changes of `text`, which was made from `source`. */
export function planChanges(text: string, changes: Change[], source = text): Plan {
  const tags = tagsIn(text, changes, text === source)
  const before = text === source ? tags : tagsIn(source, changes, false)
  const plan: Plan = { edits: [], done: 0, lost: 0 }
  for (const change of changes) {
    for (const at of change.at) {
      const tag = tags.found.get(at)
      const edit = tag && isSameTag(at) ? editOf(text, tag, change) : 'lost'
      if (edit === 'lost') plan.lost += 1
      else if (edit === null) plan.done += 1
      else plan.edits.push(edit)
    }
  }
  plan.edits.sort((a, b) => a.from - b.from)
  return plan

  /** The number of a tag holds while no tag of the name was added or removed, or the tag itself is the same. */
  function isSameTag(at: string): boolean {
    const name = at.slice(0, at.indexOf('.'))
    if (tags.counts.get(name) === before.counts.get(name)) return true
    const was = before.found.get(at)
    return was !== undefined && bare(text, tags.found.get(at)!) === bare(source, was)
  }
}

type Tags = { found: Map<string, StartTag>; counts: Map<string, number> }

/** With `few`, it ends with the last tag that is wanted, and the counts are not complete. */
function tagsIn(text: string, changes: Change[], few: boolean): Tags {
  const wanted = new Set(changes.flatMap(({ at }) => at))
  const tags: Tags = { found: new Map(), counts: new Map() }
  for (const tag of startTags(text)) {
    tags.counts.set(tag.name, (tags.counts.get(tag.name) ?? 0) + 1)
    if (wanted.has(tag.at)) tags.found.set(tag.at, tag)
    if (few && tags.found.size === wanted.size) break
  }
  return tags
}

function bare(text: string, { start, end }: StartTag): string {
  return text.slice(start, end).replaceAll(/[\s"';]/g, '')
}

/** Null if the text already contains it. */
function editOf(text: string, tag: StartTag, change: Change): Edit | null {
  if ('attribute' in change) return setAttribute(text, tag, change.attribute, change.value)
  if ('property' in change) return setProperty(text, tag, change.property, change.value)
  const rest = text.slice(tag.end, tag.end + change.behind.length + 200)
  if (rest.trimStart().startsWith(change.behind)) return null
  return { from: tag.end, to: tag.end, text: lineBreakBehind(rest) + change.behind }
}

/** A tag on a line of its own is followed by another such line. */
function lineBreakBehind(rest: string): string {
  return /^\n[ \t]{0,100}/.exec(rest)?.[0] ?? ''
}
