import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { contentHash, contentHashInPieces } from './original-file.server.ts'

test('a message hashed in pieces has the hash of the whole', async () => {
  const text = array(constantFrom('a', 'é', '\n', '\r\n', '\r', '\n\n\n\n'), { maxLength: 80 })
  await assert(
    asyncProperty(text, integer({ min: 1, max: 40 }), async (parts, pieceBytes) => {
      const bytes = Buffer.from(parts.join(''), 'latin1')
      expect(await contentHashInPieces(bytes, pieceBytes)).toBe(contentHash(bytes))
    }),
    { numRuns: 500 },
  )
})
