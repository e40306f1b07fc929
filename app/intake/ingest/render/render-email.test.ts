/** Needs Chromium on this machine; without it the tests are skipped. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { closeChromium, discardChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import type { PreviewFile } from '#app/platform/db/json-columns.ts'
import { placeholderPicture } from '#app/intake/ingest/assets/placeholder-image.ts'
import { readEmail, renderPrepared } from '#app/intake/ingest/prepare.server.ts'
import { renderEmail } from './render-email.server.ts'

const hasChromium = findChromium() !== null
if (!hasChromium)
  console.warn(
    'No Chromium on this machine: the rendering tests are left out. Install it or set CHROMIUM_PATH.',
  )

afterAll(() => closeChromium())

function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html><head>${head}</head><body style="margin:0">${body}</body></html>`
}

describe.skipIf(!hasChromium)('rendering', () => {
  test('creates thumbnails and full-size images of the right sizes', async () => {
    const html = page(
      '<div style="background:#c81e28;height:1000px"></div><div style="background:#1e50c8;height:300px"></div>',
    )
    const { facts, files, colors } = (await renderEmail(html, () => null))!
    expect(facts).toMatchObject({ width: 640, height: 1300, dominantColor: '#c81e28' })
    expect(colors).toEqual(['#c81e28', '#1e50c8'])
    const sizes = (of: PreviewFile[]) => of.map(({ width, height }) => [width, height])
    expect(sizes(facts.files)).toEqual([
      [640, 1300],
      [1280, 2600],
    ])
    expect(sizes(facts.card!)).toEqual([
      [320, 632],
      [451, 890],
    ])
    const all = [...facts.card!, ...facts.files]
    expect(all.map(({ avif }) => avif !== null)).toEqual([true, true, false, false])
    for (const { webp, width, height } of all) {
      const meta = await sharp(files.find(({ key }) => key === webp)!.content).metadata()
      expect(meta).toMatchObject({ format: 'webp', width, height })
    }
  })

  test.each([
    ['short ones end with their content', page('<div style="height:200px">x</div>'), 640, 200],
    [
      'wide ones are drawn at their own width',
      page('<table width="720"><tr><td style="height:1000px">x</td></tr></table>'),
      720,
      1006,
    ],
    ['too wide ones are cut', page('<div style="width:2000px;height:1000px"></div>'), 800, 1000],
    [
      'phone layouts are not what is shown',
      page(
        '<p class="m">x</p>',
        '<style>.m{margin:0;height:1000px}@media(max-width:640px){.m{height:2000px}}</style>',
      ),
      642,
      1000,
    ],
    ['without a doctype, as short as their content', '<html><head></head><body>Hi.</body></html>', 640, 120],
    [
      'without a doctype, whatever asks for the whole height of a window',
      '<html><head></head><body><table height="100%" width="100%"><tr><td style="height:300px">x</td></tr></table></body></html>',
      640,
      320,
    ],
  ])('%s', async (_, html, width, height) => {
    const { facts } = (await renderEmail(html, () => null))!
    expect(facts.width).toBe(width)
    expect(Math.abs(facts.height - height)).toBeLessThanOrEqual(4)
  })

  test('a tall email is taken in parts, down to its last line', async () => {
    const bands = ['#c81e28', '#1e50c8', '#14823c'].map(
      (color) => `<div style="background:${color};height:6000px"></div>`,
    )
    const { facts, files } = (await renderEmail(page(bands.join('')), () => null))!
    expect([facts.height, ...facts.below!.map(({ height }) => height)]).toEqual([8000, 8000, 2000])
    expect(facts.fullHeight).toBeUndefined()
    const tops = await Promise.all(
      facts.below!.map(async ({ files: [file] }) => {
        const { content } = files.find(({ key }) => key === file!.webp)!
        expect(await sharp(content).metadata()).toMatchObject({ width: 1280, height: file!.height })
        const [r, g, b] = await sharp(content)
          .extract({ left: 8, top: 8, width: 1, height: 1 })
          .raw()
          .toBuffer()
        return [r, g, b].indexOf(Math.max(r!, g!, b!))
      }),
    )
    expect(tops).toEqual([2, 1])
  })

  test('the picture of an endless email ends, and its true height is known', async () => {
    const { facts } = (await renderEmail(page('<div style="height:50000px"></div>'), () => null))!
    expect(facts.below!.reduce((sum, { height }) => sum + height, facts.height)).toBe(32_000)
    expect(facts.fullHeight).toBe(50_000)
  })

  // In about one of forty runs Chromium renders a pixel in a slightly different shade.
  test('is deterministic, and shows stored images', { retry: 2 }, async () => {
    const bytes = readFileSync(path.join(import.meta.dirname, '../fixtures/09-cid-images.eml'))
    const [first, second] = await Promise.all(
      [0, 1].map(async () => {
        const read = await readEmail({ bytes, fileName: 'a.eml', kind: 'eml' })
        if (!read.ok) throw new Error(read.reason)
        return renderPrepared(read.email)
      }),
    )
    expect(first!.facts.colors).toContain('#d65c3c')
    expect(second!.files.map(({ key }) => key)).toEqual(first!.files.map(({ key }) => key))
  })

  test('takes mobile and dark screenshots where the email has its own styles for them', async () => {
    const dark = '<style>@media (prefers-color-scheme:dark){body,div{background:#101010!important}}</style>'
    const fluid = page('<div style="background:#fff;max-width:600px;height:700px">x</div>', dark)
    const { facts, files } = (await renderEmail(fluid, () => null))!
    expect(facts.mobile).toMatchObject({ width: 375, height: 700, files: [{ width: 750, height: 1400 }] })
    expect(facts.dark).toMatchObject({ width: 640 })
    const key = facts.dark!.files[0]!.webp
    const { dominant } = await sharp(files.find((file) => file.key === key)!.content).stats()
    expect(dominant.r).toBeLessThan(40)
    const fixed = page('<table width="600"><tr><td style="height:700px">x</td></tr></table>')
    const same = (await renderEmail(fixed, () => null))!.facts
    expect([same.mobile, same.dark]).toEqual([undefined, undefined])
  })

  test('retries once after a browser crash', async () => {
    const png = Buffer.from(placeholderPicture(20, 20))
    const key = `media/aa/${'a'.repeat(64)}.png`
    let asked = 0
    const rendered = await renderEmail(page(`<img src="/${key}"><p>x</p>`), async () => {
      asked += 1
      if (asked === 1) await discardChromium()
      return png
    })
    expect(rendered?.facts.files).toHaveLength(2)
    expect(asked).toBe(2)
  })

  test('fails for an email that hangs every browser, and renders the next one', async () => {
    const never = () => new Promise<null>(() => {})
    const hanging = page(`<img src="/media/aa/${'a'.repeat(64)}.png">`)
    await expect(renderEmail(hanging, never, { waitMs: 700 })).rejects.toThrow(/time|respond|closed/i)
    expect(await renderEmail(page('<p>x</p>'), () => null)).not.toBeNull()
  })

  test('makes no network requests, not even for what the cleaner might have missed', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url!)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const html = page(
      `<img src="${there}/a.png"><iframe src="${there}/b"></iframe><script>fetch('${there}/c')</script>`,
      `<link rel="stylesheet" href="${there}/d.css"><meta http-equiv="refresh" content="0;url=${there}/e"><style>@import url(${there}/f.css);</style>`,
    )
    await renderEmail(html, () => null).catch(() => null)
    server.close()
    expect(asked).toEqual([])
  })
})
