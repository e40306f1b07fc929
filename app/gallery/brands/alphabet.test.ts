import { expect, test } from 'vitest'
import { groupByLetter, letterAnchor } from './alphabet.ts'

test('groups by first letter, ignoring accents, and puts the rest last', () => {
  const names = ['7 Oaks', 'Airalo', 'bold & co', 'Éclair', 'Easyplant', '“Quoted”', 'Ørsted']
  const groups = groupByLetter(names.map((name) => ({ name })))
  expect(groups.map(({ letter, items }) => [letter, ...items.map(({ name }) => name)])).toEqual([
    ['A', 'Airalo'],
    ['B', 'bold & co'],
    ['E', 'Éclair', 'Easyplant'],
    ['Q', '“Quoted”'],
    ['#', '7 Oaks', 'Ørsted'],
  ])
})

test('gives every letter a valid anchor', () => {
  expect(letterAnchor('A')).toBe('letter-a')
  expect(letterAnchor('#')).toBe('letter-other')
})
