/** Type-ahead: finds a menu row by the first letters of its name. */

/** After this pause a new search string begins, in milliseconds. */
const TYPEAHEAD_RESET = 1000

/**
 * The index of the label that `typed` selects, or -1. A single letter, also when repeated, moves to the next label that
 * begins with it; several letters stay on the current label while it matches.
 */
export function findByTyping(labels: string[], typed: string, current: number): number {
  if (!typed) return -1
  const word = typed.toLowerCase()
  const sameLetter = /^(.)\1*$/su.test(word)
  const search = sameLetter ? word.slice(0, 1) : word
  const start = sameLetter ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]!.toLowerCase().startsWith(search)) return index
  }
  return -1
}

/** Collects keystrokes into a search string. */
export function createTypeBuffer(now: () => number = Date.now): (key: string) => string {
  let word = ''
  let last = -Infinity
  return (key) => {
    word = (now() - last > TYPEAHEAD_RESET ? key : word + key).trimStart()
    last = now()
    return word
  }
}
