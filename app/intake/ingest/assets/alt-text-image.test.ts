import sharp from 'sharp'
import { expect, test } from 'vitest'
import { altTextPicture, type AltTextStyle } from './alt-text-image.ts'

const style: AltTextStyle = {
  color: '#aa0000',
  tint: '#0000aa',
  fontFamily: 'Georgia, serif',
  fontSize: 20,
  fontWeight: 'bold',
  fontStyle: 'normal',
  textAlign: 'left',
}

function svgOf(alt: string, size = { width: 300, height: 120 }): string | null {
  const bytes = altTextPicture(alt, size, style)
  return bytes && Buffer.from(bytes).toString()
}

test('has the size of the image, and the text in its font and color', async () => {
  const svg = svgOf('Half price on all lamps')!
  expect(svg).toContain('>Half price on all lamps<')
  for (const part of [
    'color:#aa0000',
    'font-weight:bold',
    'font-size:20px',
    'font-family:Besley,Georgia, serif',
    'fill="#0000aa" fill-opacity=".12"',
    'text-align:left',
  ])
    expect(svg).toContain(part)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 300, height: 120 })
})

test('stays well-formed whatever the text is', async () => {
  for (const hostile of ['<script>x</script>', '</svg>&"\'', 'a\u0000b\ud800c\ufffe', ']]>'.repeat(500)]) {
    const svg = svgOf(hostile)!
    expect(svg).not.toContain('<script')
    await expect(sharp(Buffer.from(svg)).png().toBuffer()).resolves.toBeTruthy()
  }
})

test('sets long texts smaller, and cuts what does not fit', () => {
  const svg = svgOf('Every lamp in the house for half its price until Sunday '.repeat(20), {
    width: 200,
    height: 80,
  })!
  expect(svg).toContain('font-size:10px')
  expect(svg).toMatch(/-webkit-line-clamp:\d+;/)
  expect(svg.length).toBeLessThan(1500)
})

test.each([
  ['', { width: 300, height: 120 }],
  ['   ', { width: 300, height: 120 }],
  ['Logo', { width: 20, height: 20 }],
  ['Facebook', { width: 40, height: 40 }],
  ['Line', { width: 600, height: 8 }],
])('leaves %j in a box of %o to a quiet box', (alt, size) => {
  expect(svgOf(alt, size)).toBeNull()
})
