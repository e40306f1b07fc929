import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startProcessClock } from '#test/thread-clock.ts'
import { storeLogo } from './brand-logo.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logos-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const square = { create: { width: 600, height: 300, channels: 4 as const, background: '#2040c0' } }

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

async function stored(bytes: Uint8Array): Promise<Buffer> {
  const logo = await storeLogo(bytes)
  if (!logo.ok) throw new Error(logo.reason)
  expect(logo.address).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/)
  return Buffer.from(await storage().getBytes(logo.address.slice(1)))
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s becomes a small WebP', async (format) => {
  const { width, height } = await sharp(
    await stored(await sharp(square).toFormat(format).toBuffer()),
  ).metadata()
  expect([width, height]).toEqual([256, 128])
})

describe('an SVG', () => {
  test('becomes a picture, whatever its size', async () => {
    for (const size of ['viewBox="0 0 10 5"', 'viewBox="0 0 9000 4500"', 'width="40" height="20"']) {
      const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9000" height="9000" fill="#c00000"/></svg>`
      const picture = sharp(await stored(bytesOf(svg)))
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 })
      const [red, green] = await picture.raw().toBuffer()
      expect([red! > 180, green! < 20], size).toEqual([true, true])
    }
  })

  test('loses what runs and what loads', async () => {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="alert(1)">
      <script>alert(1)</script><style>@import url(https://evil.test/x.css);</style>
      <image xlink:href="file:///etc/passwd" width="10" height="10"/>
      <foreignObject width="10" height="10"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>
      <rect width="10" height="10" fill="#00c000" onclick="alert(1)"/></svg>`
    const bytes = await stored(bytesOf(hostile))
    expect(bytes.toString('latin1')).not.toMatch(/alert|script|evil|passwd|svg/)
    const [red, green] = await sharp(bytes).raw().toBuffer()
    expect([red! < 20, green! > 180]).toEqual([true, true])
  })

  test.each([
    [
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>`,
    ],
    [
      'an external entity',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
    ],
    ['nothing in it', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'],
    ['only a script', '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'],
    ['no shape', '<svg><rect width="9" height="9"/></svg>'],
    ['too many elements', `<svg viewBox="0 0 9 9">${'<g>'.repeat(5000)}</svg>`],
    ['too many bytes', `<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(40_000)}"/></svg>`],
    ['a page around it', '<html><script>alert(1)</script></html>'],
  ])('with %s is refused', async (_, svg) => {
    expect(await storeLogo(bytesOf(svg))).toEqual({ ok: false, reason: 'no-picture' })
  })
})

/** A PNG that claims to be so many pixels wide and high. */
function pngHeader(side: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(side, 8)
  header.writeUInt32BE(side, 12)
  header.set([8, 6, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header])
}

test('a huge header, a broken file and other formats are refused at once', async () => {
  const processMs = startProcessClock()
  for (const bytes of [
    pngHeader(60_000),
    pngHeader(2 ** 31 - 1),
    pngHeader(20),
    new Uint8Array(),
    bytesOf('%PDF-1.7'),
    await sharp(square).tiff().toBuffer(),
  ]) {
    expect(await storeLogo(bytes)).toEqual({ ok: false, reason: 'no-picture' })
  }
  expect(processMs()).toBeLessThan(3000)
})

test('of a file that is a picture and a page at once only the picture is left', async () => {
  const page = '<script>alert(document.domain)</script>'
  for (const format of ['gif', 'png', 'jpeg'] as const) {
    const picture = await sharp(square)
      .withMetadata({ exif: { IFD0: { Copyright: page } } })
      .toFormat(format)
      .toBuffer()
    const bytes = await stored(Buffer.concat([picture, bytesOf(`\n${page}`)]))
    expect(bytes.toString('latin1'), format).not.toContain('alert')
  }
})
