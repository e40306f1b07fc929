import { describe, expect, test } from 'vitest'
import { allowedComment } from './outlook-comments.ts'

const assets = {
  picture: (url: string) => (url.startsWith('cid:') ? '/media/aa/known.png' : null),
  font: () => null,
}

describe('keeps layout for Outlook', () => {
  test.each([
    '[if mso]><table width="600" align="center" cellpadding="0"><tr><td width="300" valign="top"><![endif]',
    '[if (gte mso 9)|(IE)]></td></tr></table><![endif]',
    '[if mso | IE]>&nbsp;<br/><i style="letter-spacing:24px;mso-font-width:-100%">&#8202;</i><![endif]',
    '[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]',
    '[if mso]><style>td{font-family:Arial,sans-serif!important}</style><![endif]',
    '[if mso]><noscript><xml><o:AllowPNG/></xml></noscript><![endif]',
    '[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://shop.test/x?a=1&amp;b=2" style="height:40px;v-text-anchor:middle" arcsize="10%" fillcolor="#112233"><center>Buy</center></v:roundrect><![endif]',
    '[if !mso]><!',
    '<![endif]',
  ])('%s', (text) => expect(allowedComment(text, assets)).toBe(text))

  test('normalizes the two notations of a revealed block', () => {
    expect(allowedComment('[if !mso]><!-- ', assets)).toBe('[if !mso]><!')
  })

  test('replaces images with stored ones, and removes remote addresses', () => {
    const text = (src: string) => `[if mso]><v:fill type="frame"${src}/><![endif]`
    expect(allowedComment(text(' src="cid:a"'), assets)).toBe(text(' src="/media/aa/known.png"'))
    expect(allowedComment(text(' src="https://cdn.test/a.png"'), assets)).toBe(text(''))
  })
})

describe('removes anything else', () => {
  test.each([
    ' a note for colleagues ',
    '[if mso]><script>alert(1)</script><![endif]',
    '[if mso]><scr<b>ipt>alert(1)</script><![endif]',
    '[if mso]><img src=x onerror=alert(1)><![endif]',
    '[if mso]><a href="javascript:alert(1)" onclick="x">x</a><![endif]',
    '[if mso]><td style="width:expression(alert(1))" title="&#x6f;n"><![endif]'.replace('style', 'x'),
    '[if mso]><iframe src="https://evil.test"></iframe><![endif]',
    '[if mso]><form action="https://evil.test"><![endif]',
    '[if mso]><!-- x --><table><![endif]',
    '[if mso]><td title="--!><script>"><![endif]',
    '[if mso]><td title=">"><b <![endif]',
    '[if mso]>a > b<![endif]',
    '[if mso]><table',
    '[if mso]><svg><a><![endif]',
    '[if mso]><p title="&#x26;#60;x"><![endif]',
    '[if lt IE 9]><script src="//evil.test/x.js"></script><![endif]',
    '[if evil"=]><b><![endif]',
  ])('%s', (text) => expect(allowedComment(text, assets)).toBeNull())

  test('removes script URLs', () => {
    expect(allowedComment('[if mso]><a href="ftp://x.test">x</a><![endif]', assets)).toBe(
      '[if mso]><a>x</a><![endif]',
    )
  })
})
