/** What email clients make of an email without dark styles, by its pixels. */
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import type { Inversion } from './invert-colors.ts'
import { renderEmail } from './render-email.server.ts'

afterAll(() => closeChromium())

/** Bands of 40 pixels: no background, white, navy, pale blue, an image of pure red. */
const BANDS = ['', '#ffffff', '#102040', '#cce0ff']
const RED =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22600%22 height=%2240%22%3E%3Crect width=%22600%22 height=%2240%22 fill=%22red%22/%3E%3C/svg%3E'
const HTML = `<!DOCTYPE html><html><head></head><body style="margin:0">${BANDS.map(
  (color) => `<div style="height:40px${color && `;background:${color}`}"></div>`,
).join('')}<img src="${RED}" width="600" height="40" style="display:block"></body></html>`

/** The color in the middle of each band. */
async function bandsWith(inversion?: Inversion) {
  const preview = await renderEmail(HTML, () => null, { views: false, look: false, inversion })
  const { webp } = preview!.facts.files.at(-1)!
  const image = sharp(preview!.files.find(({ key }) => key === webp)!.content)
  const { width, height } = await image.metadata()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return [...BANDS, 'image'].map((_, band) => {
    const at = (Math.round(((band + 0.5) * height) / 5) * width + 20) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}

const isDark = (rgb: number[]) => Math.max(...rgb) < 90
const isLight = (rgb: number[]) => Math.min(...rgb) > 180

describe.skipIf(!findChromium())('in dark mode', () => {
  test('full inversion turns light to dark and dark to light, and keeps images and hues', async () => {
    const [bare, white, navy, pale, image] = await bandsWith('full')
    expect([bare, white, navy, pale].map((rgb) => [isDark(rgb!), isLight(rgb!)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [true, false],
    ])
    expect(navy![2]).toBeGreaterThan(navy![0]!)
    expect(image![0]).toBeGreaterThan(230)
    expect(image![1]).toBeLessThan(30)
  })

  test('partial inversion leaves what is dark', async () => {
    const [bare, white, navy, pale] = await bandsWith('partial')
    expect([bare, white, pale].every((rgb) => isDark(rgb!))).toBe(true)
    for (const [channel, value] of [16, 32, 64].entries())
      expect(Math.abs(navy![channel]! - value)).toBeLessThan(8)
  })

  test('nothing changes without it', async () => {
    const [bare, white, navy] = await bandsWith()
    expect([isLight(bare!), isLight(white!), isDark(navy!)]).toEqual([true, true, true])
  })
})
