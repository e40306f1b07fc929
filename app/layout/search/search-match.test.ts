import { describe, expect, it } from 'vitest'
import { highlightTyped } from './search-match.ts'

function shown(parts: { text: string; marked?: true }[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')
}

describe('highlightTyped', () => {
  it.each([
    ['Product Launch', 'pro', '[Pro]duct Launch'],
    ['A lower price, promoted', 'PRO', 'A lower price, [pro]moted'],
    ['Café & crème', 'creme', 'Café & [crème]'],
    ['Mother’s Day', "mother's", '[Mother’s] Day'],
    ['Black Friday', 'friday black', '[Black] [Friday]'],
    ['🎄 Christmas', 'chr', '🎄 [Chr]istmas'],
    ['Welcome', 'zzz', 'Welcome'],
    ['Welcome', '', 'Welcome'],
  ])('%s, %s', (text, typed, marked) => expect(shown(highlightTyped(text, typed))).toBe(marked))
})
