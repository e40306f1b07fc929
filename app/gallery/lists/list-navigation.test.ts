import { expect, test } from 'vitest'
import { adjacentEmail, neighborsOf } from './list-navigation.ts'

function emails(count: number) {
  return Array.from({ length: count }, (_, index) => ({ slug: `e${index}`, brand: { slug: 'acme' } }))
}

test('links each email to its neighbors, up to the ends of the list', () => {
  const list = emails(3)
  const walk = neighborsOf(list, 'e1')
  expect(adjacentEmail(walk, list[1]!, 1)).toEqual({ brandSlug: 'acme', emailSlug: 'e2' })
  expect(adjacentEmail(walk, list[1]!, -1)).toEqual({ brandSlug: 'acme', emailSlug: 'e0' })
  expect(adjacentEmail(walk, list[2]!, 1)).toBeNull()
  expect(adjacentEmail(walk, list[0]!, -1)).toBeNull()
})

test('has no neighbors for an email that is not in the list', () => {
  expect(
    adjacentEmail(neighborsOf(emails(3), 'e1'), { slug: 'other', brand: { slug: 'acme' } }, 1),
  ).toBeNull()
  expect(adjacentEmail([], emails(1)[0]!, 1)).toBeNull()
})

test('keeps only the part of a long list around the email', () => {
  const walk = neighborsOf(emails(5000), 'e2500')
  expect(walk).toHaveLength(201)
  expect(walk[100]).toBe('acme/e2500')
  expect(neighborsOf(emails(5000), 'e0')).toHaveLength(101)
})
