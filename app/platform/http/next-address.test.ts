import { expect, it } from 'vitest'
import { safeNext } from './next-address.ts'

it.each([
  ['/saved', '/saved'],
  ['/browse?brand=glow&sort=oldest#top', '/browse?brand=glow&sort=oldest#top'],
  ['/collections/../saved', '/saved'],
  ['/search?q=%2F%2Fattacker.example', '/search?q=%2F%2Fattacker.example'],
])('%s is a page of this site', (next, address) => {
  expect(safeNext(next)).toBe(address)
})

it.each([
  null,
  undefined,
  '',
  'saved',
  'https://attacker.example',
  '//attacker.example',
  '///attacker.example',
  '/\\attacker.example',
  '\\\\attacker.example',
  '/\t/attacker.example',
  '/\n/attacker.example',
  '/.//attacker.example',
  '/x/..//attacker.example',
  'javascript:alert(1)',
  ' //attacker.example',
  '/%5Cattacker.example\\',
  `/search?q=${'x'.repeat(2_000)}`,
])('attack: %j leads to the home page', (next) => {
  expect(safeNext(next)).toBe('/')
})
