import { expect, test } from 'vitest'
import { renderOnce, TooBusy } from './image-cache.server.ts'

const picture = Buffer.from('a picture')

test('renders once for concurrent requests, and caches the result', async () => {
  let rendered = 0
  const gate = Promise.withResolvers<Buffer>()
  const render = () => {
    rendered++
    return gate.promise
  }
  const asked = [renderOnce('one', render), renderOnce('one', render), renderOnce('one', render)]
  gate.resolve(picture)
  expect(await Promise.all(asked)).toEqual([picture, picture, picture])
  expect(await renderOnce('one', render)).toEqual(picture)
  expect(rendered).toBe(1)
})

test('passes a failure to all requests, and retries on the next one', async () => {
  const failing = () => Promise.reject(new Error('no ink'))
  await expect(renderOnce('two', failing)).rejects.toThrow('no ink')
  expect(await renderOnce('two', async () => picture)).toEqual(picture)
})

test('renders a few at a time, and rejects the rest', async () => {
  const gate = Promise.withResolvers<Buffer>()
  const all = Array.from({ length: 40 }, (_, number) => renderOnce(`number-${number}`, () => gate.promise))
  const settled = Promise.allSettled(all)
  gate.resolve(picture)
  const answers = await settled
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.every(({ reason }) => reason instanceof TooBusy)).toBe(true)
  expect(await renderOnce('later', async () => picture)).toEqual(picture)
})
