import { describe, expect, test } from 'vitest'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { cleanHtml, type CleanedHtml } from './clean-html.server.ts'
import { HOSTILE_VECTORS } from '#test/hostile-vectors.ts'
import { findUnsafe } from './assert-safe.ts'
import { personalDataOf } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { parseHtml } from './sanitizer.server.ts'

function clean(
  html: string,
  options: { recipients?: string[]; names?: string[]; unsubscribeLinks?: string[] } = {},
): CleanedHtml & { pictures: string[] } {
  const assets = createEmailAssets({ enclosed: new Map() })
  const result = cleanHtml(html, {
    assets,
    title: 'Title',
    personalData: personalDataOf({ addresses: options.recipients ?? [], names: options.names ?? [] }),
    unsubscribeLinks: options.unsubscribeLinks ?? [],
  })
  if (!result.ok) throw new Error(result.reason)
  return { ...result, pictures: [...assets.files.values()].map((bytes) => Buffer.from(bytes).toString()) }
}

const NEVER_ELEMENTS =
  /^(?:script|i?frame(?:set)?|object|embed|form|input|button|select|link|base|template|svg|math)$/
const NEVER_ATTRIBUTES = /^on|^srcset$|^srcdoc$|action$|^ping$|^poster$|^http-equiv$|^data$/

/** Written independently of the cleaner's lists, so that a gap in those is noticed. */
function faultsOf(html: string): string[] {
  const faults = (html.match(/<!--[^]*?--!?>/g) ?? []).filter(
    (comment) =>
      !/^<!--(?:\[if [^\]]+\]>|<!\[endif\]-->$)/.test(comment) ||
      /script|\son\w+\s*=|evil\.test|<!--[^]*<!--/i.test(comment),
  )
  for (const element of parseHtml(html).querySelectorAll('*')) {
    const { localName, namespaceURI, textContent } = element
    if (NEVER_ELEMENTS.test(localName) || !namespaceURI?.endsWith('xhtml')) faults.push(`<${localName}>`)
    if (localName === 'style' && /evil\.test|@import|expression\(|behavior/i.test(textContent)) {
      faults.push(textContent)
    }
    for (const { name, value } of element.attributes) {
      if (isFault(localName, name, value)) faults.push(`${localName}[${name}=${value}]`)
    }
  }
  return faults
}

function isFault(element: string, name: string, value: string): boolean {
  if (NEVER_ATTRIBUTES.test(name) || (name === 'name' && element !== 'meta')) return true
  if (name === 'src' || name === 'background') return !value.startsWith('/media/')
  if (name === 'style' && /evil\.test|fixed|sticky|\\/i.test(value)) return true
  const plain = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase()
  return name !== 'title' && name !== 'alt' && /javascript:|vbscript:|data:text|expression\(/.test(plain)
}

describe('hostile HTML', () => {
  test('covers many vectors', () => expect(HOSTILE_VECTORS.length).toBeGreaterThan(140))

  test.each(HOSTILE_VECTORS)('%s', (vector) => {
    for (const html of [
      vector,
      `<!DOCTYPE html><html><head>${vector}</head><body><table><tr><td>${vector}</td></tr></table></body></html>`,
    ]) {
      const cleaned = clean(html)
      expect(faultsOf(cleaned.html)).toEqual([])
      expect(findUnsafe(cleaned.document)).toBeNull()
      // Cleaning twice gives the same result.
      expect(findUnsafe(parseHtml(cleaned.document.documentElement.outerHTML))).toBeNull()
    }
  })
})

describe('keeps what an email needs', () => {
  test.each([
    '<table width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" align="center">',
    '<td width="50%" valign="top" height="20" nowrap="" bgcolor="red" style="padding:0 12px;mso-line-height-rule:exactly">',
    '<font face="Arial" color="#333333" size="2">',
    '<p align="center" dir="rtl" lang="he" class="x" id="outlook">',
    '<td style="background:linear-gradient(#fff,rgba(0,0,0,.5));font:700 16px/1.4 \'DM Sans\',Arial,sans-serif">',
    '<a href="https://shop.test/a?b=c&amp;d=e" target="_blank" rel="noopener noreferrer nofollow">',
    '<a href="mailto:hello@shop.test" target="_blank" rel="noopener noreferrer nofollow">',
    '<img alt="A &quot;fine&quot; thing">',
  ])('%s', (tag) => {
    const html = tag.startsWith('<td') ? `<table><tr>${tag}x</td></tr></table>` : `${tag}x`
    expect(clean(html).html).toContain(tag)
  })

  test('keeps media queries, keyframes and hacks in style sheets', () => {
    const css =
      '.a{color:red}@media (max-width:600px){.w{width:100%!important}}@keyframes x{from{opacity:0}to{opacity:1}}u+#body a{color:inherit}'
    expect(clean(`<style>${css}</style>`).html).toContain(css)
  })

  test('keeps a background color when its image is remote', () => {
    expect(clean('<p style="background:#fc0 url(https://cdn.test/x.png) no-repeat">x</p>').html).toContain(
      'style="background:#fc0 none no-repeat"',
    )
  })

  test('adds a scheme to a protocol-relative URL', () => {
    expect(clean('<a href="//shop.test/x">x</a>').html).toContain('href="https://shop.test/x"')
  })

  test('keeps doctype, dark styles and Outlook comments of a complete document', () => {
    const source =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">' +
      '<html><head><!--[if mso]><xml><o:AllowPNG/></xml><![endif]-->' +
      '<style>@media (prefers-color-scheme:dark){.a{background:#111!important}}[data-ogsc] .a{color:#fff}</style></head>' +
      '<body><!--[if mso]><table width="600"><tr><td><![endif]--><p class="a">x</p><!--[if mso]></td></tr></table><![endif]-->' +
      '<!--[if !mso]><!--><p>y</p><!--<![endif]--><!-- private note --></body></html>'
    const { html } = clean(source)
    expect(html).toContain('xhtml1-transitional.dtd')
    expect(html).toContain('<!--[if mso]><xml><o:AllowPNG/></xml><![endif]-->')
    expect(html).toContain('@media (prefers-color-scheme:dark){.a{background:#111!important}}[data-ogsc] .a')
    expect(html).toContain('<!--[if mso]><table width="600"><tr><td><![endif]--><p class="a">')
    expect(html).toContain('<!--[if !mso]><!--><p>y</p><!--<![endif]-->')
    expect(html).not.toContain('private note')
  })

  test('rebuilds viewport and color scheme', () => {
    const { html } = clean(
      '<head><meta name="viewport" content="width=device-width,user-scalable=no"><meta name="color-scheme" content="light dark">',
    )
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test.each([
    ['<!doctype html>', '<!DOCTYPE html>'],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
      '<!DOCTYPE html>',
    ],
    ['<!DOCTYPE html SYSTEM "about:legacy-compat">', '<!DOCTYPE html>'],
    ['<!DOCTYPE html PUBLIC "-//Acme//DTD Letter//EN">', '<!DOCTYPE html>'],
    [`<!DOCTYPE html PUBLIC '-//Acme//DTD "Letter"//EN' "it's">`, '<!DOCTYPE html>'],
    ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Frameset//EN" "x">', 'xhtml1-transitional.dtd">'],
  ])('doctype %s', (doctype, kept) => expect(clean(`${doctype}<p>x</p>`).html.split('\n')[0]).toContain(kept))

  test.each([
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">',
    '<!DOCTYPE HTML PUBLIC "-//SoftQuad Software//DTD HoTMetaL PRO 6.0::19990601::extensions to HTML 4.0//EN" "x.dtd">',
    '<!DOCTYPE -//w3c//dtd 4.01 html transitional//en>',
  ])('keeps quirks mode: %s', (doctype) => expect(clean(`${doctype}<p>x</p>`).html).toMatch(/^<html>/))

  test('adds no doctype', () => expect(clean('<p>x</p>').html).toMatch(/^<html>/))
})

describe('removes the recipient’s personal data', () => {
  test('removes and counts tracking pixels; keeps their space in layouts', () => {
    const { html, notes } = clean(
      '<img src="https://t.test/o.gif" width="1" height="1"><img src="https://t.test/p.gif" style="display:none"><img src="https://t.test/s.gif" width="600" height="2"><img class="phone" src="https://t.test/h.gif" style="display:none">',
    )
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(html).not.toContain('t.test')
    expect(notes).toContainEqual({ what: 'tracking pixel', count: 2 })
    expect(notes).toContainEqual({ what: 'remote image', count: 2 })
  })

  test('replaces remote images with placeholders of their size', () => {
    const { html, notes } = clean('<img src="https://cdn.test/a.jpg?u=secret" width="300" height="100">')
    expect(html).toMatch(/<img src="\/media\/[^"]+\.png" width="300" height="100">/)
    expect(html).not.toContain('secret')
    expect(notes).toEqual([{ what: 'remote image', count: 1 }])
  })

  test('does not draw the recipient’s name into the alt text of a missing image', () => {
    const { html, pictures } = clean(
      '<img src="https://cdn.test/a.jpg" width="300" height="100" alt="For Jane@Mail.test">',
      {
        recipients: ['jane@mail.test'],
      },
    )
    expect(html).toMatch(/<img src="[^"]+\.svg"/)
    expect(pictures[0]).toMatch(/>For .+</)
    expect(pictures[0]).not.toMatch(/jane/i)
  })

  test('replaces the address in text and links', () => {
    const { html, notes } = clean(
      '<p>For Jane@Mail.test</p><a href="https://s.test/?e=jane%40mail.test">x</a>',
      { recipients: ['jane@mail.test'] },
    )
    expect(html).not.toMatch(/jane/i)
    expect(notes).toEqual([
      { what: 'tracking link', count: 1 },
      { what: 'recipient address', count: 1 },
    ])
  })

  test.each(['Unsubscribe', 'Manage your email preferences', 'View in browser', 'Abmelden', '配信停止'])(
    'removes the URL of %s and keeps its text',
    (words) => {
      const { html } = clean(`<a href="https://s.test/x" style="color:red">${words}</a>`)
      expect(html).toContain(`<a style="color:red">${words}</a>`)
    },
  )

  test('recognizes the URL of the List-Unsubscribe header', () => {
    expect(
      clean('<a href="https://s.test/q">Bye</a>', { unsubscribeLinks: ['https://s.test/q'] }).html,
    ).toContain('<a>Bye</a>')
  })
})

test('rejects HTML that is too large or too deep, without throwing', () => {
  const assets = createEmailAssets({ enclosed: new Map() })
  const personalData = personalDataOf({ addresses: [], names: [] })
  const options = { assets, title: '', personalData, unsubscribeLinks: [] }
  expect(cleanHtml('x'.repeat(3 * 1024 * 1024 + 1), options)).toMatchObject({ ok: false })
  for (const tag of ['<b>', '<div>', '<table><tr><td>', '<a href=x><font>']) {
    expect(cleanHtml(tag.repeat(30_000), options)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('too deeply'),
    })
  }
})

describe('an image that was not collected', () => {
  test.each([
    [
      '<img STYLED alt="Shoes" style="color:#0000aa;font:12px x;font-family:Georgia;font-size:22px">',
      /#0000aa/,
      /font-size:22px/,
      /Georgia/,
    ],
    [
      '<table style="color:rgb(1, 2, 3)"><tr><td align="right" style="font-size:0"><img STYLED alt="Shoes"></table>',
      /rgb\(1, 2, 3\)/,
      /text-align:right/,
      /font-size:15px/,
    ],
    [
      '<font color="#123456" face="Verdana"><b><img STYLED alt="Shoes"></b></font>',
      /#123456/,
      /Verdana/,
      />Shoes</,
    ],
    [
      '<p style="color:red;color:url(x);font-family:x&quot;y"><img STYLED alt="Shoes"></p>',
      /color:red/,
      /font-family:Besley,Arial/,
      />Shoes</,
    ],
    [
      '<body bgcolor="#eaf0e6"><img STYLED alt="Shoes"><p style="color:#222222">Now<a style="background-color:#24452f">Shop</a>',
      /fill="#24452f"/,
      /color:#444444/,
    ],
  ])('shows its alt text as the email states it: %s', (written, ...wanted) => {
    const { html, pictures } = clean(
      written.replace('STYLED', 'src="https://cdn.test/a.jpg" width="300" height="100"'),
    )
    expect(html).toMatch(/<img src="\/media\/[^"]+\.svg" width="300" height="100" alt="Shoes"/)
    expect(pictures).toHaveLength(1)
    for (const part of wanted) expect(pictures[0]).toMatch(part)
  })

  test('stays a quiet box without alt text, which takes no file from the others', () => {
    const size = 'src="https://cdn.test/a.jpg" width="300" height="100"'
    const { html, pictures } = clean(`<img ${size} alt=""><img ${size} alt="Shoes"><img ${size} alt="Shoes">`)
    expect(html.match(/\.png"/g)).toHaveLength(1)
    expect(html.match(/\.svg"/g)).toHaveLength(2)
    expect(pictures).toHaveLength(2)
  })
})
