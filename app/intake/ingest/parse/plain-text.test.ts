import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readEmailStats } from './email-stats.ts'
import { isAnimated } from '#app/intake/ingest/assets/file-type.ts'
import { visibleLine } from '#app/intake/ingest/clean/invisible-text.ts'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { ALT_TEXT_CHARS_MAX, BODY_CHARS_MAX, organiseText, pictureText } from './plain-text.ts'
import { readPreheader } from './preheader.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { readTextBlocks } from './text-blocks.ts'
import { textToHtml } from './text-to-html.ts'

function textOf(html: string): string {
  return organiseText(readTextBlocks(parseHtml(html)))
}

function preheaderOf(html: string, subject = ''): string {
  return readPreheader(readTextBlocks(parseHtml(html)), subject)
}

function row(...cells: string[]): string {
  return `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`
}

const NEWSLETTER = `<html><head><style>.preheader{display:none!important}</style></head><body>
<script>const words = 'A script that is longer than any line'</script><style>p { color: red; margin: 0 0 0 0 }</style>
<span class="preheader">Five things we learned &zwnj;&nbsp;&#847;&shy;</span>
<table><tr><td><a href="#">View in browser</a></td></tr>
<tr><td><h1>The <em>autumn</em>
  issue</h1><p>Leaves fall, prices follow.<br>So do we.</p><p>Short one</p>
<ul><li>Boots for the wet weeks</li><li>Coats, and the case for them</li><li>Hats</li></ul>
<h3>From the archive</h3><h5>Small print, large hearts</h5><div>Shop now</div><div>A line that is long enough to keep</div>
<img src="/media/a.png" alt="A red coat on a hook"><img src="/media/b.gif" width="1" height="1" alt=""></td></tr>
<tr><td class="footer"><p>Acme GmbH, Long Street 5, 10115 Berlin, Germany</p></td></tr>
<tr><td>You are receiving this email because you signed up. <a>Unsubscribe</a></td></tr></table></body></html>`

const MJML = `<body style="word-spacing:normal"><div style="display:none;font-size:1px;max-height:0">Your order is on its way</div>
<div style="margin:0 auto;max-width:600px"><table><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0">
<div class="mj-column-per-100" style="font-size:0px"><table><tr><td style="font-size:0px;padding:10px 25px">
<div style="font-family:Helvetica;font-size:20px;line-height:1">We have packed your parcel with care</div></td></tr>
<tr><td style="font-size:0px">.....</td></tr>
<tr><td><p style="font-size:13px">It leaves Hamburg tonight and arrives on Thursday.</p></td></tr></table></div></td></tr></tbody></table></div>
<div style="font-size:11px">© 2026 Parcel Co. All rights reserved.</div><div>12 Harbour Way, Hamburg, Germany 20457</div></body>`

const TWICE = `<body><div class="desktop"><h2>Twenty per cent off boots</h2><p>Until Sunday at midnight, online and in shops.</p></div>
<div style="display:none" class="mobile"><h2>Twenty per cent off boots</h2><p>Until Sunday at midnight, online and in shops.</p></div>
<div><img alt="Twenty per cent off boots"></div><p>Until Sunday at midnight, online and in shops.</p>
<center>• • • • • • • • • • • • • •</center><p>Free returns within sixty days, no questions.</p></body>`

describe('plain text', () => {
  test('a newsletter', () => {
    expect(textOf(NEWSLETTER)).toBe(
      [
        '# The autumn issue',
        'Leaves fall, prices follow. So do we.',
        '• Boots for the wet weeks\n• Coats, and the case for them',
        '## From the archive',
        '**Small print, large hearts**',
        'A line that is long enough to keep',
        'A red coat on a hook',
      ].join('\n\n'),
    )
  })

  test('a template whose cells have font size 0', () => {
    expect(textOf(MJML)).toBe(
      'We have packed your parcel with care\n\nIt leaves Hamburg tonight and arrives on Thursday.',
    )
  })

  test('repeated text is kept once', () => {
    expect(textOf(TWICE)).toBe(
      '# Twenty per cent off boots\n\nUntil Sunday at midnight, online and in shops.\n\nFree returns within sixty days, no questions.',
    )
  })

  test.each([
    ['a line of a receipt', row('2 loaves', '€11.60'), '2 loaves · €11.60'],
    [
      'a line of a programme',
      row('<p>Wed 1</p>', '&nbsp;', '<p>Gelt</p>', '<b>17</b> min'),
      'Wed 1 · Gelt · 17 min',
    ],
    ['a mark before it is no word', row('✕', 'Plan bought, in July'), 'Plan bought, in July'],
    ['one cell with a link', row('<a href="#">The blue cup</a>', '€12.00'), 'The blue cup · €12.00'],
    ['a menu', row('<a>Women</a>', '<a>Men</a>', '<a>Children</a>'), ''],
    ['a calendar', row('27', '28', '29', '30', '31'), ''],
    ['a card of stamps', row('heard', 'heard', 'heard', 'free'), ''],
    [
      'columns of sentences',
      row('They come on foot.', 'They leave by boat.'),
      'They come on foot.\n\nThey leave by boat.',
    ],
    [
      'columns with headings',
      row('<h3>Tea</h3><p>From 10 o’clock</p>', '£3'),
      '## Tea\n\nFrom 10 o’clock\n\n£3',
    ],
    ['a table for the layout', row('<table><tr><td>Short</td></tr></table>', 'Also short'), ''],
    ['columns of long text', row('A'.repeat(90), 'B'.repeat(90)), `${'A'.repeat(90)}\n\n${'B'.repeat(90)}`],
  ])('rows: %s', (_, html, text) =>
    expect(textOf(`<p>A letter to you</p>${html}`)).toBe(
      ['A letter to you', text].filter(Boolean).join('\n\n'),
    ),
  )

  test('rows follow each other line by line, short ones too', () => {
    const receipt = row('Candle', '€9') + row('Post', '€0') + row('<b>Paid</b>', '<b>€9</b>')
    expect(textOf(`<h2>A receipt</h2>${receipt}<p>Thank you for it</p>`)).toBe(
      '# A receipt\n\nCandle · €9\nPost · €0\nPaid · €9\n\nThank you for it',
    )
  })

  test('the logo at the top stands alone', () => {
    expect(textOf(row('<a href="#">Fernhill & Co.</a>', 'Index of the year 2024'))).toBe(
      'Index of the year 2024',
    )
  })

  test.each([
    ['p', 10, 11],
    ['li', 10, 11],
    ['div', 15, 16],
  ])('keeps a <%s> of more than %i letters', (tag, short, kept) => {
    const block = (letters: number) => `<${tag}>${'x'.repeat(letters)}</${tag}>`
    expect(textOf(block(short))).toBe('')
    expect(textOf(block(kept))).toContain('x'.repeat(kept))
  })

  test('is empty for empty input', () => expect(textOf('')).toBe(''))
})

describe('preheader', () => {
  test.each([
    ['hidden words first', NEWSLETTER, 'Five things we learned'],
    ['hidden by its own style', MJML, 'Your order is on its way'],
    [
      'else the first sentence',
      '<p>View this email in your browser</p><h1>Sale</h1><p>It is on. It ends soon, they say.</p>',
      'It is on. It ends soon, they say.',
    ],
    [
      'not the subject again',
      '<h1>A very big sale today</h1><p>Everything must go, gently.</p>',
      'Everything must go, gently.',
    ],
    [
      'a hidden block of mere filler does not count',
      '<div style="display:none">&zwnj;&nbsp;&#8199;&#847;</div><p>Good morning to all of you.</p>',
      'Good morning to all of you.',
    ],
    ['nothing', '<img alt="A picture that says it all">', ''],
  ])('%s', (_, html, expected) => expect(preheaderOf(html, 'A very big sale today')).toBe(expected))

  test('is truncated at a word', () => {
    const line = preheaderOf(`<div style="display:none">${'many words '.repeat(60)}</div>`)
    expect(line.length).toBeLessThanOrEqual(220)
    expect(line).toMatch(/words…$|many…$/)
  })
})

test.each([
  ['a\u200b\u034f\u00adb', 'ab'],
  [' x \n\t y\u00a0z ', 'x y z'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀 launch', '👩\u200d🚀 launch'],
  ['deal\u200c\u200c\u200c', 'deal'],
])('%j shows as %j', (text, shown) => expect(visibleLine(text)).toBe(shown))

describe('text without markup', () => {
  const converted = (text: string) => textOf(textToHtml(text, 'T'))

  test('columns stay aligned, whether they are made of spaces, tabs or bars', () => {
    const price = [
      'Espresso 1 kg      38.00 EUR',
      'Filter 250 g       16.50 EUR',
      'Total              54.50 EUR',
    ]
    expect(converted(`Thank you for your order.\n\n${price.join('\n')}`)).toBe(
      `Thank you for your order.\n\n${price.join('\n')}`,
    )
    expect(converted('Mon\t09:00\tYoga for all\nTuesday\t18:30\tBoxing')).toBe(
      'Mon     09:00   Yoga for all\nTuesday 18:30   Boxing',
    )
    const bars = 'Plan | Seats | Price\nTeam | 5     | 29 EUR'
    expect(converted(bars)).toBe(bars)
    expect(textToHtml(price.join('\n'), 'T')).toContain('Courier New')
  })

  test('wrapped sentences become one line, lists and signatures keep theirs', () => {
    const wrapped =
      'Rates hold, again, and the harbour bridge is late by more\nthan half a year.  Our editor explains why that may be a good\nthing.'
    expect(converted(wrapped)).toBe(wrapped.replaceAll('\n', ' ').replace('  ', ' '))
    expect(converted('- Boots\n- Coats\n- Hats')).toBe('- Boots\n- Coats\n- Hats')
    expect(converted('Best wishes,\nAnna')).toBe('Best wishes,\nAnna')
  })

  test('a program in an HTML email keeps its lines', () => {
    expect(textOf('<p>Add these two lines:</p><pre>if (late) {\n  hurry()\n}</pre>')).toBe(
      'Add these two lines:\n\nif (late) {\n  hurry()',
    )
  })
})

test.each([
  'View this email in your browser',
  'Having trouble viewing this email? Click here',
  'Email not displaying correctly?',
  'No images? Click here to see them',
  'Please add news@acme.test to your address book',
  'Wird dieser Newsletter nicht richtig dargestellt?',
  'メールが正しく表示されない場合はこちら',
  'Manage your email preferences',
  'Privacy Policy | Terms of Service',
])('Text Only leaves out “%s”', (line) => {
  const html = `<p>${line}</p><p>A story that is long enough to be read.</p><h6>${line}</h6><p>And its end, some lines further down.</p>`
  expect(textOf(html)).toBe(
    'A story that is long enough to be read.\n\nAnd its end, some lines further down.',
  )
})

test('a headline about a privacy policy stays', () => {
  expect(textOf('<h1>Changes to our Privacy Policy</h1><p>From April we store less.</p>')).toContain(
    '# Changes to our Privacy Policy',
  )
})

test('counts statistics', () => {
  const html =
    '<html><head><style>@font-face{font-family:Ours;src:url(/media/x)}body{font:16px/1.5 Inter,sans-serif}@media (prefers-color-scheme:dark){p{color:#fff}}</style></head>' +
    '<body><p style="font-family:\'DM Serif\',serif">Three small words</p><font face="Arial">and two</font> <a href="https://a.test">here</a><img src="/media/a"><img src="/media/b" alt=""></body></html>'
  const document = parseHtml(html)
  const facts = readEmailStats(
    html,
    document,
    readTextBlocks(document),
    createEmailAssets({ enclosed: new Map() }),
  )
  expect(facts).toEqual({
    htmlBytes: html.length,
    animatedGif: false,
    imageCount: 2,
    imageBytes: 0,
    imagesWithoutAlt: 1,
    linkCount: 1,
    wordCount: 6,
    darkStyles: true,
    fonts: ['DM Serif', 'Arial', 'Inter'],
    colors: [],
  })
})

test('an animated GIF counts, a still one does not', async () => {
  const colors = ['#f00', '#00f']
  const [still, other] = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .gif()
        .toBuffer(),
    ),
  )
  const moving = await sharp([still!, other!], { join: { animated: true } })
    .gif()
    .toBuffer()
  const assets = createEmailAssets({ enclosed: new Map([['a', moving]]) })
  assets.picture('cid:a')
  const html = '<p>Words</p>'
  const document = parseHtml(html)
  expect(readEmailStats(html, document, readTextBlocks(document), assets)).toMatchObject({
    animatedGif: true,
  })
  expect([isAnimated(still!), isAnimated(moving)]).toEqual([false, true])
})

test('the stored texts have a maximum length and end with a whole character', () => {
  const kinds = ['paragraph', 'picture'] as const
  const blocks = kinds.map((kind) => ({
    ...readTextBlocks(parseHtml('<p>A line that is kept</p>'))[0]!,
    kind,
  }))
  const long = blocks.map((block) => ({ ...block, text: `a${'🎺'.repeat(BODY_CHARS_MAX)}` }))
  expect(organiseText(long)).toHaveLength(BODY_CHARS_MAX - 1)
  expect(organiseText(long).isWellFormed()).toBe(true)
  expect(pictureText(long)).toHaveLength(ALT_TEXT_CHARS_MAX - 1)
})
