import { expect, test } from 'vitest'
import { adjacentEmail, neighborsOf } from './list-navigation.ts'

function emails(count: number) {
  return Array.from({ length: count }, (_, index) => ({ slug: `e${index}`, brand: { slug: 'acme' } }))
}

test('leads from each email to its neighbours, and ends where the list ends', () => {
  const list = emails(3)
  const walk = neighborsOf(list, 'e1')
  expect(adjacentEmail(walk, list[1]!, 1)).toEqual({ brandSlug: 'acme', emailSlug: 'e2' })
  expect(adjacentEmail(walk, list[1]!, -1)).toEqual({ brandSlug: 'acme', emailSlug: 'e0' })
  expect(adjacentEmail(walk, list[2]!, 1)).toBeNull()
  expect(adjacentEmail(walk, list[0]!, -1)).toBeNull()
})

test('an email that is not in the list has no neighbours', () => {
  expect(
    adjacentEmail(neighborsOf(emails(3), 'e1'), { slug: 'other', brand: { slug: 'acme' } }, 1),
  ).toBeNull()
  expect(adjacentEmail([], emails(1)[0]!, 1)).toBeNull()
})

test('of a long list a stretch around the email is kept', () => {
  const walk = neighborsOf(emails(5000), 'e2500')
  expect(walk).toHaveLength(201)
  expect(walk[100]).toBe('acme/e2500')
  expect(neighborsOf(emails(5000), 'e0')).toHaveLength(101)
})
