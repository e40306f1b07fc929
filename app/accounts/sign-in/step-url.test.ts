import { afterEach, expect, test, vi } from 'vitest'
import { firstStepOf, openSecondStep, storedEmail, withoutStep } from './step-url.ts'

afterEach(() => vi.unstubAllGlobals())

function storage() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
  })
}

test.each([
  ['http://localhost/login', '/login?step=2'],
  ['http://localhost/login?next=%2Fsettings', '/login?next=%2Fsettings&step=2'],
  ['http://localhost/signup?step=2&next=%2Fsaved', '/signup?next=%2Fsaved&step=2'],
])('the second step of %s is at %s, without the email address', (page, address) => {
  storage()
  expect(openSecondStep(page, 'ada@example.com')).toBe(address)
  expect(storedEmail()).toBe('ada@example.com')
  expect(firstStepOf(`http://localhost${address}`)).not.toContain('step')
})

test('a browser that stores nothing keeps both steps on one page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(openSecondStep('http://localhost/login', 'ada@example.com')).toBeNull()
  expect(storedEmail()).toBe('')
})

test('links to other pages carry everything but the step', () => {
  expect(withoutStep('?next=%2Fsettings&step=2')).toBe('?next=%2Fsettings')
  expect(withoutStep('?step=2')).toBe('')
})
