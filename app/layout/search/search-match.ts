/** Where what was typed stands in a name or a description. */
import type { Stretch } from '#app/features/gallery/search/search-marks.ts'

/** How much of a description may stand before the first mark, where the rest of its line is cut off. */
const MAX_LEAD = 34
/** How much of it is kept. */
const LEAD_LENGTH = 20

/** Lower-case, without accents and typographic signs; as many characters as before. */
export function foldText(text: string): string {
  return Array.from(text, foldLetter).join('')
}

/** What was typed, folded and without stray spaces. */
export function foldTyped(typed: string): string {
  return foldText(typed).trim().replaceAll(/ +/g, ' ')
}

export function highlightTyped(text: string, typed: string): Stretch[] {
  const query = foldTyped(typed)
  const letters = Array.from(text)
  const marks = findTyped(letters.map(foldLetter).join(''), query)
  const segments: Stretch[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) segments.push({ text: letters.slice(at, start).join('') })
    segments.push({ text: letters.slice(start, end).join(''), marked: true })
    at = end
  }
  if (at < letters.length) segments.push({ text: letters.slice(at).join('') })
  return segments
}

/** A description for one line: it begins shortly before what was typed, where that would be cut off. */
export function highlightLine(text: string, typed: string): Stretch[] {
  const [lead, ...rest] = highlightTyped(text, typed)
  if (!lead || lead.marked || rest.length === 0 || lead.text.length <= MAX_LEAD)
    return lead ? [lead, ...rest] : []
  const kept = lead.text.slice(-LEAD_LENGTH)
  return [{ text: `… ${kept.slice(kept.indexOf(' ') + 1)}` }, ...rest]
}

/** The typed text wherever it stands as a whole; else each of its words, at the beginning of words. */
function findTyped(text: string, query: string): [number, number][] {
  if (!query) return []
  const whole = occurrences(text, query)
  if (whole.length > 0 || !query.includes(' ')) return whole
  const parts = query
    .split(' ')
    .filter(Boolean)
    .flatMap((word) =>
      occurrences(text, word).filter(([start]) => !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ')),
    )
    .toSorted((a, b) => a[0] - b[0])
  return parts.filter(([start], index) => index === 0 || start >= parts[index - 1]![1])
}

function occurrences(text: string, part: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    found.push([at, at + part.length])
  }
  return found
}

/** One character for one, so that places in the folded text are places in the text. */
function foldLetter(letter: string): string {
  if (letter === '’' || letter === '‘') return "'"
  if (/\s/.test(letter)) return ' '
  if (letter.length > 1) return '\ufffc'
  const [plain = letter] = letter.normalize('NFD').toLowerCase()
  return plain
}

/** The other name that what was typed stands in, where neither the name nor the description has it. */
export function matchingAlias({ name, description, aliases }: Named, typed: string): string | null {
  const query = foldTyped(typed)
  if (!query || foldText(`${name}\n${description}`).includes(query)) return null
  const found = aliases.find((alias) => alias.replaceAll('-', ' ').startsWith(query))
  return found?.replaceAll('-', ' ') ?? null
}

type Named = { name: string; description: string; aliases: string[] }
