import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { restoreAttachments } from '../../app/intake/ingest/store/bundle.server.ts'
import { stripAttachments } from './write-bundle.ts'

function message(...attachments: Buffer[]): Buffer {
  const parts = attachments.map((content) => {
    const lines = content.toString('base64').match(/.{1,76}/g)!
    return `--b\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines.join('\r\n')}\r\n`
  })
  return Buffer.concat([
    Buffer.from('Subject: caf\xe9\r\n\r\n', 'latin1'),
    Buffer.from(`${parts.join('')}--b--\r\n`),
  ])
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

test.each([1, 455, 456, 457, 608, 609, 10_000, 57 * 40])('%i bytes are restored exactly', async (size) => {
  const kept = randomBytes(size)
  const original = message(kept, randomBytes(900))
  const stripped = stripAttachments(original, (hash) => hash === hashOf(kept))
  expect(await restoreAttachments(stripped, async () => kept)).toEqual(original)
})

test('a stripped message is shorter by its attachments', () => {
  const kept = randomBytes(10_000)
  const original = message(kept)
  expect(stripAttachments(original, () => true).length).toBeLessThan(original.length - 13_000)
})

test('the same attachment twice, and one that is not stored', async () => {
  const kept = randomBytes(5_000)
  const stray = randomBytes(5_000)
  const original = message(kept, stray, kept)
  const stripped = stripAttachments(original, (hash) => hash === hashOf(kept))
  expect(stripped.length).toBeLessThan(8_000)
  expect(await restoreAttachments(stripped, async () => kept)).toEqual(original)
})
