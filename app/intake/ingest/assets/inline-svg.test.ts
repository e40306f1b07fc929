import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#app/intake/ingest/clean/clean-html.server.ts'
import { personalDataOf } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { startProcessClock } from '#test/thread-clock.ts'
import { renderInlineSvgs } from './inline-svg.server.ts'
import { createEmailAssets } from './email-assets.server.ts'

async function clean(html: string) {
  const assets = createEmailAssets({ enclosed: new Map() })
  const inlineSvgs = await renderInlineSvgs(html)
  const personalData = personalDataOf({ addresses: [], names: [] })
  const cleaned = cleanHtml(html, { assets, inlineSvgs, title: 'x', personalData, unsubscribeLinks: [] })
  if (!cleaned.ok) throw new Error(cleaned.reason)
  const image = cleaned.document.querySelector('img')
  const key = image?.getAttribute('src')?.slice(1)
  const isOwn = key !== undefined && assets.pictures.has(key)
  return { ...cleaned, image, picture: isOwn ? Buffer.from(assets.files.get(key)!) : null }
}

async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).toString('hex')
}

describe('an inline SVG becomes a picture', () => {
  test.each([
    [
      'a logo with its name, at twice its size',
      '<svg width="40" height="20" viewBox="0 0 4 2" role="img" aria-label="Fernhill"><rect width="4" height="2" fill="#f00"/></svg>',
      { width: '40', height: '20', alt: 'Fernhill' },
      [80, 40, 'ff0000ff'],
    ],
    [
      'an icon in the color of the words around it',
      '<p style="color:#00f"><svg width="16" height="16"><title>Ticket</title><circle cx="8" cy="8" r="8" fill="currentColor"/></svg></p>',
      { width: '16', height: '16', alt: 'Ticket' },
      [32, 32, '0000ffff'],
    ],
    [
      'an icon from a hidden collection, sized by its style',
      '<svg style="display:none"><symbol id="star" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#0f0"/></symbol></svg>' +
        '<svg style="width:24px;height:24px" aria-hidden="true"><use xlink:href="#star"/></svg>',
      { width: '24', height: '24', alt: '' },
      [48, 48, '00ff00ff'],
    ],
    [
      'a chart with a gradient, as high as its box asks for',
      '<svg width="100" viewBox="0 0 200 100"><defs><linearGradient id="g"><stop stop-color="#123456"/><stop offset="1" stop-color="#123456"/></linearGradient></defs><rect width="200" height="100" style="fill:url(#g)"/></svg>',
      { width: '100', height: '50', alt: '' },
      [200, 100, '123456ff'],
    ],
    [
      'an SVG with rules of its own',
      '<svg width="10" height="10"><style>.a{fill:#abcdef}</style><rect class="a" width="10" height="10"/></svg>',
      { width: '10', height: '10', alt: '' },
      [20, 20, 'abcdefff'],
    ],
  ] as const)('%s', async (_, html, attributes, [width, height, color]) => {
    const { image, picture } = await clean(`<table><tr><td>${html}</td></tr></table>`)
    for (const [name, value] of Object.entries(attributes)) expect(image!.getAttribute(name)).toBe(value)
    expect(await sharp(picture!).metadata()).toMatchObject({ format: 'png', width, height })
    expect(await colorAt(picture!, width / 2, height / 2)).toBe(color)
  })

  test('in a message, where its name is text to search for', async () => {
    const body =
      '<p>Good morning to all</p><svg width="9" height="9" aria-label="A red dot"><circle r="9" fill="red"/></svg>'
    const bytes = Buffer.from(`From: Acme <a@acme.test>\r\nContent-Type: text/html\r\n\r\n${body}`)
    const prepared = await readEmail({ bytes, kind: 'eml', fileName: 'a.eml' })
    expect(prepared).toMatchObject({ ok: true, email: { altText: 'A red dot' } })
  })
})

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
const RECT = '<rect width="40" height="40" fill="#0f0"/>'

function nestedUses(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="g${level}">${(level === 0 ? RECT : `<use href="#g${level - 1}"/>`).repeat(10)}</g>`,
  )
  return `${OPEN}<defs>${groups.join('')}</defs><use href="#g${levels - 1}"/></svg>`
}

describe('a hostile SVG', () => {
  test.each([
    ['a script', `${OPEN}${RECT}<script>alert(1)</script></svg>`],
    [
      'handlers',
      `${OPEN}<rect width="40" height="40" fill="#0f0" onload="alert(1)" onclick="alert(2)"/></svg>`,
    ],
    [
      'pictures from elsewhere',
      `${OPEN}${RECT}<image href="http://evil.test/x.png" width="40" height="40"/></svg>`,
    ],
    [
      'a picture from the disk',
      `${OPEN}${RECT}<image xlink:href="file:///etc/passwd" width="40" height="40"/></svg>`,
    ],
    [
      'HTML inside',
      `${OPEN}${RECT}<foreignObject width="40" height="40"><iframe src="http://evil.test"></iframe><p>in</p></foreignObject></svg>`,
    ],
    ['a reference to elsewhere', `${OPEN}${RECT}<use href="http://evil.test/x.svg#a"/></svg>`],
    ['an SVG that uses itself', `${OPEN}<g id="a">${RECT}<use href="#a"/></g></svg>`],
    [
      'a style sheet from elsewhere',
      `${OPEN}<style>@import url(http://evil.test/x.css);</style>${RECT}</svg>`,
    ],
    [
      'a paint from elsewhere',
      `${OPEN}${RECT}<rect width="40" height="40" fill="url(http://evil.test/#p)" opacity="0"/></svg>`,
    ],
    [
      'a filter that takes minutes',
      `${OPEN}<filter id="f"><feTurbulence numOctaves="900" baseFrequency="9"/></filter><rect width="40" height="40" fill="#0f0" filter="url(#f)"/></svg>`,
    ],
    [
      'a clip that clips itself',
      `${OPEN}<clipPath id="c"><rect width="40" height="40" clip-path="url(#c)"/></clipPath><rect width="40" height="40" fill="#0f0" clip-path="url(#c)"/></svg>`,
    ],
    [
      'a font from elsewhere',
      `${OPEN}<style>@font-face{font-family:x;src:url(http://evil.test/f)}</style>${RECT}<text font-family="x">.</text></svg>`,
    ],
    [
      'an animation',
      `${OPEN}${RECT}<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="x" to="1"/></svg>`,
    ],
  ])('%s: the rest is shown', async (_, html) => {
    const { html: stored, picture } = await clean(`<p>Before</p>${html}<p>After</p>`)
    expect(await colorAt(picture!, 40, 20)).toBe('00ff00ff')
    expect(stored).not.toMatch(/evil|<svg|script|onload|foreignObject|passwd/i)
    expect(stored).toContain('After')
  })

  test.each([
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>${OPEN}<text>&b;</text></svg>`,
    ],
    ['uses that multiply', nestedUses(8)],
    ['a huge side', '<svg width="900000" height="900000"><rect width="9" height="9"/></svg>'],
    [
      'endless digits',
      `<svg width="${'9'.repeat(5000)}" viewBox="0 0 ${'9'.repeat(5000)} 1"><rect width="9" height="9"/></svg>`,
    ],
    ['thousands of elements', `${OPEN}${'<rect width="9" height="9"></rect>'.repeat(15_000)}</svg>`],
    [
      'a thousand SVGs',
      Array.from(
        { length: 1000 },
        (_, n) => `<svg width="1900" height="1900"><rect width="${n}" height="9"></rect></svg>`,
      ).join(''),
    ],
    ['deep nesting', `${OPEN}${'<g>'.repeat(300)}${RECT}${'</g>'.repeat(300)}</svg>`],
    ['no box at all', '<svg width="0" height="0"><rect width="9" height="9"/></svg>'],
    [
      'dashes without end',
      `${OPEN}<path d="M0 0H40" stroke="red" stroke-dasharray="0.000001" stroke-width="9"/></svg>`,
    ],
  ])('%s: does not hold the import', async (_, html) => {
    const processMs = startProcessClock()
    const { html: stored } = await clean(`<p>Before</p>${html}<p>After</p>`)
    expect(stored).toContain('After')
    expect(stored).not.toContain('<svg')
    expect(processMs()).toBeLessThan(10_000)
  })

  test('one that cannot be rendered leaves its space', async () => {
    const { image, picture } = await clean(
      Array.from(
        { length: 9 },
        (_, n) =>
          `<svg width="1999" height="1999" aria-label="Map ${n}"><rect width="${n + 1}" height="9"/></svg>`,
      ).join(''),
    )
    expect(picture).not.toBeNull()
    const last = [...image!.ownerDocument.querySelectorAll('img')].at(-1)!
    expect(last.getAttribute('alt')).toBe('Map 8')
    expect(last.getAttribute('src')).toMatch(/^\/media\//)
  })
})
