/** What an inverting email client does, estimated in Chromium; each image beside one that is well in the dark. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { RenderedElement } from '#app/inspection/checks/rendered-page.ts'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { auditEmail } from './render-email.server.ts'

afterAll(() => closeChromium())

const media = new Map<string, Buffer>()

/** The address of an image of 200 by 100 pixels with a shape in it. */
async function picture(ground: string, shape: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${ground}"/><circle cx="100" cy="50" r="30" fill="${shape}"/></svg>`
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `media/${hash.slice(0, 2)}/${hash}.png`
  media.set(key, bytes)
  return `/${key}`
}

async function look(body: string) {
  const html = `<!DOCTYPE html><html lang="en"><head></head><body style="margin:0">${body}</body></html>`
  const page = await auditEmail(html, (key) => media.get(key) ?? null)
  const elements = [...html.matchAll(/<(?!\/|!)[^<>]+>/g)].map(([code]) => code)
  const idsOf = (seen: RenderedElement[]) => seen.map(({ index }) => /id=(\w+)/.exec(elements[index]!)?.[1])
  const { text, ink, white } = page!.inverted
  return { text: idsOf(text), ink: idsOf(ink), white: idsOf(white), boxes: ink.map(({ box }) => box) }
}

describe.skipIf(!findChromium())('in the dark', () => {
  test('dark ink on nothing vanishes; light or colored ink, or ink on a dark ground, does not', async () => {
    const dark = await picture('none', '#151515')
    const seen = await look(
      `<img id=logo style="display:block" src="${dark}"><img id=light src="${await picture('none', '#ddd')}">
      <img id=red src="${await picture('none', '#c22')}"><div style="background:#222"><img id=onDark src="${dark}"></div>
      <img id=tiny width=8 height=8 src="${dark}"><img id=gone src="/media/00/${'0'.repeat(64)}.png">`,
    )
    expect(seen).toMatchObject({ text: [], ink: ['logo'], white: [] })
    expect(seen.boxes).toEqual([[0, 0, 200, 100]])
  })

  test('a white ground is a box in the dark; a colored or clear one, or one that is seen now, is not', async () => {
    const white = await picture('#fff', '#c22')
    const seen = await look(
      `<img id=product src="${white}"><img id=clear src="${await picture('none', '#c22')}">
      <img id=sand src="${await picture('#eee0c8', '#c22')}"><img id=spacer src="${await picture('#fff', '#fff')}">
      <div style="background:#d8c8a8"><img id=card src="${white}"></div>`,
    )
    expect(seen).toMatchObject({ text: [], ink: [], white: ['product'] })
  })

  test('dark text on a light picture or gradient turns light; on a color its ground turns as well', async () => {
    const light = await picture('#f4efe6', '#e8ddc8')
    const seen = await look(
      `<div style="background:#fff url(${light})"><p id=onPicture>Oak chairs</p><p id=pale style="color:#eee">Oak chairs</p>
      <p id=onColor style="background:#fff">Oak chairs</p></div>
      <p id=onGradient style="background:linear-gradient(#fff, #eee)">Oak chairs</p>
      <p id=onDarkGradient style="background:linear-gradient(#123, #000)">Oak chairs</p>
      <div style="background:url(${await picture('#123', '#345')})"><p id=onDark>Oak chairs</p></div>
      <div style="background:url(${await picture('none', '#eee')})"><p id=onClear>Oak chairs</p></div><p id=plain>Oak chairs</p>`,
    )
    expect(seen).toMatchObject({ text: ['onPicture', 'onGradient'], ink: [], white: [] })
  })
})
