import { afterEach, expect, test, vi } from 'vitest'
import { describeFrequency, terminalIO } from './terminal-io.ts'

afterEach(() => void vi.useRealTimers())

test('without a terminal, a step that takes long gets a line', () => {
  vi.useFakeTimers()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const io = terminalIO()
  const importing = { label: 'Importing', done: 0, total: 1 }
  io.progress(importing)
  io.progress({ ...importing, step: 'reading: a.eml' })
  io.progress({ ...importing, step: 'taking screenshots: a.eml' })
  vi.advanceTimersByTime(60_000)
  io.progress({ ...importing, done: 1 })
  vi.advanceTimersByTime(60_000)
  expect(error.mock.calls.flat()).toEqual([
    'Importing 0/1',
    'Importing 0/1 · taking screenshots: a.eml',
    expect.stringMatching(/^Importing 1\/1/),
  ])
})

test.each([
  [0, 500, 10, ''],
  [3, 497, 0.1, ''],
  [100, 400, 4, ' · 25 a second, 16 s left'],
  [12, 488, 10, ' · 1.2 a second, 7 min left'],
  [5, 995, 60, ' · 5.0 a minute, 3 h 19 min left'],
  [500, 0, 20, ' · 25 a second'],
])('%d done and %d left after %d seconds shows "%s"', (done, left, seconds, words) => {
  expect(describeFrequency(done, left, seconds)).toBe(words)
})
