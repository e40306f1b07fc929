import type { Segment } from '#app/gallery/search/search-marks.ts'

/** Lower-case, without accents and typographic characters; the length stays the same. */
export function foldText(text: string): string {
  return Array.from(text, foldLetter).join('')
}

/** What was typed, normalized and without extra spaces. */
export function foldTyped(typed: string): string {
  return foldText(typed).trim().replaceAll(/ +/g, ' ')
}

export function highlightTyped(text: string, typed: string): Segment[] {
  const query = foldTyped(typed)
  const letters = Array.from(text)
  const marks = findTyped(letters.map(foldLetter).join(''), query)
  const segments: Segment[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) segments.push({ text: letters.slice(at, start).join('') })
    segments.push({ text: letters.slice(start, end).join(''), marked: true })
    at = end
  }
  if (at < letters.length) segments.push({ text: letters.slice(at).join('') })
  return segments
}

/** All occurrences of the typed text; if there are none, of each of its words at the start of words. */
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

/** One character for one, so that positions in the normalized text match the original. */
function foldLetter(letter: string): string {
  if (letter === '’' || letter === '‘') return "'"
  if (/\s/.test(letter)) return ' '
  if (letter.length > 1) return '\ufffc'
  const [plain = letter] = letter.normalize('NFD').toLowerCase()
  return plain
}

/** The alias that matches what was typed, if neither name nor description does. */
export function matchingAlias({ name, description, aliases }: Named, typed: string): string | null {
  const query = foldTyped(typed)
  if (!query || foldText(`${name}\n${description}`).includes(query)) return null
  const found = aliases.find((alias) => alias.replaceAll('-', ' ').startsWith(query))
  return found?.replaceAll('-', ' ') ?? null
}

type Named = { name: string; description: string; aliases: string[] }
