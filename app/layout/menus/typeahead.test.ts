import { describe, expect, it } from 'vitest'
import { createTypeBuffer, findByTyping } from './typeahead.ts'

const labels = ['Discount', 'Double Opt-in', 'Welcome', 'Double Trouble']

describe('findByTyping', () => {
  it.each([
    ['w', -1, 2],
    ['W', 3, 2],
    ['d', -1, 0],
    ['d', 0, 1],
    ['dd', 1, 3],
    ['d', 3, 0],
    ['do', 0, 1],
    ['dou', 1, 1],
    ['double t', 1, 3],
    ['x', 0, -1],
    ['', 0, -1],
  ])('%j from row %i moves to %i', (typed, current, found) => {
    expect(findByTyping(labels, typed, current)).toBe(found)
  })
})

describe('createTypist', () => {
  it('starts a new search string after a second', () => {
    let time = 0
    const type = createTypeBuffer(() => time)
    expect(type('d')).toBe('d')
    time = 1000
    expect(type('o')).toBe('do')
    time = 2001
    expect(type(' ')).toBe('')
    expect(type('w')).toBe('w')
  })
})
