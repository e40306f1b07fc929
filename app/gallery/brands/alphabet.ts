import { brandInitial } from './brand-summary.ts'

/** The letters of the directory; '#' holds names that begin with none of them. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'.split('')

export type LetterGroup<T> = { letter: string; items: T[] }

/**
 * Groups by the first letter of the name, ignoring accents; keeps the order within a letter and leaves out empty
 * letters.
 */
export function groupByLetter<T extends { name: string }>(brands: readonly T[]): LetterGroup<T>[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name))
  return LETTERS.flatMap((letter) => {
    const items = groups.get(letter)
    return items ? { letter, items } : []
  })
}

export function letterAnchor(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`
}

function letterOf(name: string): string {
  const plain = brandInitial(name).normalize('NFD')[0]!
  return /[A-Z]/.test(plain) ? plain : '#'
}
