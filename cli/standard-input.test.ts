import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { nameOfInput, withStandardInput } from './standard-input.ts'

test('gives standard input a readable file name, and leaves others alone', async () => {
  const names = await withStandardInput(
    ['import', '-'],
    async ([, file]) => [nameOfInput(file!), nameOfInput(`${file!} #2`)],
    Readable.from(['From: a@b.test']),
  )
  expect(names).toEqual(['standard input', 'standard input #2'])
  expect(nameOfInput('/home/jo/standard-input')).toBe('/home/jo/standard-input')
})
