import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { withFetchAnswer } from './fetch-question.ts'

/** A terminal, or a pipe, at which `typed` is entered. */
function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY })
  input.end(typed)
  return { input, output, said: () => String(output.read() ?? '') }
}

test.each([
  ['y\n', '--fetch-images'],
  [' Yes \n', '--fetch-images'],
  ['\n', '--no-fetch-images'],
  ['n\n', '--no-fetch-images'],
  ['', '--no-fetch-images'],
])('asks a person who imports, and takes %j for %s', async (typed, flag) => {
  const { said, ...streams } = terminal(typed)
  expect(await withFetchAnswer(['import', 'mail'], streams)).toEqual(['import', 'mail', flag])
  expect(said()).toContain('Those servers then learn that the images were loaded')
})

test.each([
  [['import', 'mail'], false],
  [['import', '--fetch-images', 'mail'], true],
  [['import', '--no-fetch-images', 'mail'], true],
  [['import', '--help'], true],
  [['import'], true],
  [['render', '--all'], true],
])('does not ask: %j at a terminal: %s', async (argv, isTTY) => {
  const { said, ...streams } = terminal('y\n', isTTY)
  expect(await withFetchAnswer(argv, streams)).toEqual(argv)
  expect(said()).toBe('')
})
