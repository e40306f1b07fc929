import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compressMain } from './screenshot-files.server.ts'

/** A black box on a cream screenshot of 600 × 200 px at 2×. */
async function edgeOf(left: number, width: number): Promise<string | undefined> {
  const box = await sharp({ create: { width, height: 40, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const screenshot = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#fffdf0' } })
    .composite([{ input: box, left, top: 80 }])
    .png()
    .toBuffer()
  return (await compressMain(screenshot, 600)).facts.edge
}

test.each([
  ['text 8 px from the left', 16, 300, '#fffdf0'],
  ['text 8 px from the right', 884, 300, '#fffdf0'],
  ['text 20 px from the left', 40, 300, undefined],
  ['a band across', 0, 1200, undefined],
])('%s has the edge it needs', async (_, left, width, edge) => {
  expect(await edgeOf(left, width)).toBe(edge)
})
