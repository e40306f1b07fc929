import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { nameOfInput, withStandardInput } from './standard-input.ts'

test('the file that standard input becomes has a name that people know, and others keep theirs', async () => {
  const names = await withStandardInput(
    ['import', '-'],
    async ([, file]) => [nameOfInput(file!), nameOfInput(`${file!} #2`)],
    Readable.from(['From: a@b.test']),
  )
  expect(names).toEqual(['standard input', 'standard input #2'])
  expect(nameOfInput('/home/jo/standard-input')).toBe('/home/jo/standard-input')
})
