import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { fromBufferPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.server.ts'

async function* files(...entries: ZipEntry[]) {
  yield* entries
}

async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(zip)
  const found = new Map<string, string>()
  for await (const entry of archive.eachEntry()) {
    found.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString())
  }
  return found
}

test('an archive has every file, compressed where that helps, also empty ones', async () => {
  const html = '<p>Grüße</p>'.repeat(10_000)
  const zip = await buffer(
    zipOf(
      files(
        { name: 'html/Grüße.html', content: [html.slice(0, 5), html.slice(5)] },
        { name: 'media/a.webp', content: [Buffer.from('ab'), Buffer.from('c')] },
        { name: 'empty.csv', content: [] },
      ),
    ),
  )
  expect(zip.length).toBeLessThan(2_000)
  expect([...(await unzip(zip))]).toEqual([
    ['html/Grüße.html', html],
    ['media/a.webp', 'abc'],
    ['empty.csv', ''],
  ])
})

test('an archive that is no longer read stops its files, and one that fails says why', async () => {
  let ended = 0
  async function* content() {
    try {
      for (;;) {
        await setImmediate()
        yield randomBytes(100_000)
      }
    } finally {
      ended += 1
    }
  }
  for (const name of ['a.html', 'a.webp']) {
    let chunks = 0
    for await (const _ of zipOf(files({ name, content: content() }))) if (++chunks === 3) break
    const read = zipOf(files({ name, content: content() }))
    for (const iterator = read.iterator({ destroyOnReturn: false }); chunks < 6; chunks++)
      await iterator.next()
    read.destroy()
  }
  await expect.poll(() => ended).toBe(4)

  async function* failing(): AsyncGenerator<string> {
    yield 'one'
    throw new Error('The file is gone')
  }
  for (const name of ['a.html', 'a.webp']) {
    await expect(buffer(zipOf(files({ name, content: failing() })))).rejects.toThrow('The file is gone')
  }
})
