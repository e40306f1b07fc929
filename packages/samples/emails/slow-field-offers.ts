import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { slowField } from '../kits.ts'
import type { Draft } from './draft.ts'

const redKit = {
  ...slowField,
  faces: ['gloock', 'newsreader'],
  ground: '#ad2f18',
  paper: '#ad2f18',
  ink: '#fdf3df',
  soft: '#fbdccb',
  line: '#d0684f',
  accent: '#ffd9a8',
  button: { ...slowField.button, ground: '#fdf3df', ink: '#8d220f' },
  dark: undefined,
} as const

const COVERS = [
  ['No. 12', 'Puddles', 'photo-harbour', '#d9e2e4', 'Boats on a river, an old photograph'],
  ['No. 13', 'Weeds', 'photo-acanthus', '#e6dfc9', 'Acanthus leaves, photographed close'],
  ['No. 14', 'Onions', 'photo-allium', '#f0d9cf', 'A flowering allium'],
] as const

function cover([number, title, art, ground, alt]: (typeof COVERS)[number]): string {
  return panel(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${css({ fontFamily: redKit.body, fontSize: '14px', color: '#191712' })}">${number}</td><td align="right" style="${css({ fontFamily: redKit.display, fontSize: '14px', color: '#191712' })}">Slow Field</td></tr></table>` +
      heading(redKit, title, {
        level: 3,
        size: 38,
        small: 38,
        color: '#191712',
        below: 10,
        leading: 1,
        style: 'padding-top:6px',
      }) +
      picture(art, { width: 150, alt, className: 'wide' }),
    { ground, pad: '12px 12px 14px' },
  )
}

export const threeIssuesUnpaid: Draft = {
  slug: 'slow-field-three-issues-then-we-ask',
  brand: 'slow-field',
  kit: redKit,
  layout: 'covers',
  types: ['free-trial', 'promotional'],
  mailbox: 'subscriptions',
  sent: '2025-10-16T08:00:00+01:00',
  subject: 'Three issues, and then we ask',
  preheader: 'No card. If you forget about us, it simply ends, like a walk.',
  body: [
    section(wordmark(redKit, { size: 26, align: 'center' }), { pad: '40px 40px 30px' }),
    section(
      heading(redKit, 'Three issues,<br>and then<br>we&nbsp;ask', {
        size: 80,
        small: 50,
        align: 'center',
        below: 22,
      }) +
        text(
          redKit,
          'Puddles, weeds and onions: six weeks of Sundays, free. There is no card to forget about. On the seventh Sunday we write and say “well?”',
          { size: 20, align: 'center', measure: 480, below: 30, leading: 1.45 },
        ) +
        columns(COVERS.map(cover), { gap: 14 }) +
        button(redKit, 'Send me Puddles', '/three', {
          align: 'center',
          above: 34,
          pad: '19px 40px',
          size: 18,
        }) +
        space(18) +
        text(
          redKit,
          `After that it is £4 a month. ${link(redKit, 'Students, the retired and the broke', '/gently', redKit.ink, 500)} pay half, and we do not ask which.`,
          { size: 17, align: 'center', measure: 440, below: 0 },
        ),
      { pad: '0 40px 30px' },
    ),
    footer(redKit, {
      brand: 'Slow Field',
      mark: false,
      note: 'Photographs: digital images courtesy of the Getty’s Open Content Program.',
    }),
  ].join(''),
  text: `THREE ISSUES, AND THEN WE ASK

Puddles, weeds and onions: six weeks of Sundays, free. There is no card to forget about.

Send me Puddles: https://slowfield.example/three

After that it is £4 a month. Students, the retired and the broke pay half, and we do not ask which.`,
}

const wallKit = {
  ...slowField,
  faces: ['gloock', 'newsreader'],
  ground: '#eceae5',
  paper: '#eceae5',
  // Not the kit's own ink: in the dark this button keeps a dark ground.
  button: { ...slowField.button, ground: '#ad2f18', ink: '#fbf5e6' },
  dark: { ...slowField.dark, '#eceae5': '#141311', '#6b6558': '#b3ab9a' },
} as const

export const onePhotograph: Draft = {
  slug: 'slow-field-one-photograph-one-chair',
  brand: 'slow-field',
  kit: wallKit,
  layout: 'exhibition',
  types: ['announcement', 'events'],
  mailbox: 'rooms',
  sent: '2026-05-21T08:30:00+01:00',
  subject: 'One photograph, one chair',
  preheader: 'We have rented a room and put a single picture in it. You may sit for as long as you like.',
  body: [
    section(wordmark(wallKit, { size: 24, align: 'center' }), { pad: '60px 40px 70px' }),
    section(
      panel(
        picture('photo-house', {
          width: 340,
          alt: 'An abandoned house on bare, wind-blown land, photographed in the nineteen-thirties',
        }),
        { pad: '14px', border: '2px solid #191712' },
      ) +
        text(wallKit, 'An abandoned home, Dust Bowl, about 1935–40', {
          size: 14,
          color: '#6b6558',
          align: 'center',
          below: 0,
          style: 'padding-top:14px',
        }),
      { pad: '0 134px 76px', align: 'center' },
    ),
    section(rule(wallKit.line, { thick: 3 }), { pad: '0 40px' }),
    section(
      columns(
        [
          heading(wallKit, 'One photograph, one chair', { size: 42, below: 0 }),
          text(
            wallKit,
            'Most exhibitions are four hundred pictures and a bench. We have done it the other way about. One print, one wall, one chair with arms. Bookings are by the half hour and nobody will come in and explain.',
            { below: 16 },
          ) +
            text(
              wallKit,
              '<b>The room over the chandler’s, Quay Street.</b><br>4 to 28 June, ten until the light goes. Free.',
              { color: wallKit.ink, below: 10 },
            ) +
            button(wallKit, 'Book the chair', '/room', { pad: '17px 32px' }),
        ],
        { gap: 30, widths: ['240', ''] },
      ),
      { pad: '36px 40px 40px' },
    ),
    footer(wallKit, {
      brand: 'Slow Field',
      align: 'left',
      mark: false,
      pad: '16px 40px 44px',
      note: 'Photograph: digital image courtesy of the Getty’s Open Content Program.',
    }),
  ].join(''),
  text: `ONE PHOTOGRAPH, ONE CHAIR

We have rented a room and put a single picture in it. One print, one wall, one chair with arms.

The room over the chandler's, Quay Street. 4 to 28 June, ten until the light goes. Free.
Book the chair: https://slowfield.example/room`,
}
