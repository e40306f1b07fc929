import { expect, test } from 'vitest'
import { sentForm } from './read-form.ts'

function sent(fields: number): Promise<FormData> {
  const body = new URLSearchParams(Array.from({ length: fields }, (_, at) => [`a${at}`, 'b']))
  return sentForm(new Request('https://mailshelf.example/', { method: 'POST', body }))
}

test('a form has at most ten thousand fields', async () => {
  expect((await sent(10_000)).get('a9999')).toBe('b')
  await expect(sent(10_001)).rejects.toMatchObject({ status: 400 })
})
