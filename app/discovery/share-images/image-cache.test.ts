import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { renderOnce, readCachedImage, TooBusy } from './image-cache.server.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-cache-'))
  useEnv({ DATA_DIR: folder })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

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
  expect(rendered).toBe(1)
  expect(await readCachedImage('one')).toEqual(picture)
  expect(await readCachedImage('two')).toBeNull()
  expect(await readdir(path.join(folder, 'cache/og-images'))).toEqual(['one.jpg'])
})

test('passes a failure to all requests, and retries on the next one', async () => {
  const failing = () => Promise.reject(new Error('no ink'))
  await expect(renderOnce('one', failing)).rejects.toThrow('no ink')
  expect(await renderOnce('one', async () => picture)).toEqual(picture)
})

test('renders two at a time, queues some, and rejects the rest', async () => {
  const gate = Promise.withResolvers<Buffer>()
  let underWay = 0
  let most = 0
  const render = async () => {
    most = Math.max(most, ++underWay)
    const rendered = await gate.promise
    underWay--
    return rendered
  }
  const all = Array.from({ length: 40 }, (_, number) => renderOnce(`number-${number}`, render))
  const settled = Promise.allSettled(all)
  gate.resolve(picture)
  const answers = await settled
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(34)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.every(({ reason }) => reason instanceof TooBusy)).toBe(true)
  expect(most).toBe(2)
  expect(await renderOnce('later', async () => picture)).toEqual(picture)
})
