import { button, css, footer, heading, label, rule, section, space, text, wordmark } from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { aurevale, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const night: Kit = {
  ...aurevale,
  ground: '#16110f',
  paper: '#16110f',
  ink: '#f4e7d3',
  soft: '#c9b7a2',
  line: '#4a3a30',
  accent: '#d8b26a',
  button: { ...aurevale.button, ground: '#d8b26a', ink: '#1c1410' },
}

const NOTES = [
  ['Opening', 'Black plum, bergamot, a thread of saffron'],
  ['Heart', 'Damask rose, gathered in the second week of May'],
  ['Base', 'Oud, labdanum, warm skin'],
] as const

function note([name, words]: (typeof NOTES)[number]): string {
  return (
    rule(night.line) +
    label(night, name, { align: 'center', below: 6, size: 11, tracking: '.24em' }) +
    heading(night, words, { level: 3, size: 24, small: 20, align: 'center', below: 18, leading: 1.3 })
  )
}

export const nocturne: Draft = {
  slug: 'aurevale-nocturne-has-arrived',
  brand: 'aurevale',
  kit: night,
  layout: 'showcase',
  types: ['product-launch', 'announcement'],
  mailbox: 'maison',
  sent: '2026-11-13T08:00:00+01:00',
  subject: 'Nocturne has arrived',
  preheader: 'Our first perfume in three years. Plum, damask rose and oud, from today.',
  body: [
    section(wordmark(night, { size: 20, align: 'center', color: night.accent }), {
      pad: '38px 32px 30px',
      align: 'center',
    }),
    section(
      poster(
        night,
        'aurevale-nocturne',
        'A dark red bottle of Nocturne with a brass cap, on veined black stone',
        '/nocturne',
      ),
      {
        pad: '0',
        flush: true,
      },
    ),
    section(
      label(night, 'The new perfume', { align: 'center', size: 11, tracking: '.3em' }) +
        heading(night, 'Nocturne', { size: 104, small: 66, align: 'center', below: 24, weight: 200 }) +
        text(
          night,
          'Three years, two hundred and eleven trials, one evening in Grasse when nobody in the room spoke. Nocturne opens like a door on a warm night and stays until morning.',
          { size: 18, align: 'center', measure: 440, below: 34, leading: 1.65 },
        ) +
        button(night, 'Discover Nocturne', '/nocturne', { align: 'center', size: 13, pad: '18px 34px' }),
      { pad: '54px 40px 64px', align: 'center' },
    ),
    section(NOTES.map(note).join(''), { pad: '0 64px 34px', align: 'center' }),
    section(
      heading(night, '<em>“A perfume should arrive after you do, and leave much later.”</em>', {
        level: 2,
        size: 38,
        small: 30,
        align: 'center',
        below: 18,
        leading: 1.25,
      }) + text(night, 'Hélène Aure, perfumer', { align: 'center', size: 14, below: 0 }),
      { ground: '#241a16', pad: '64px 56px', align: 'center' },
    ),
    section(
      heading(night, 'With our compliments', { level: 2, size: 34, align: 'center', below: 14 }) +
        text(
          night,
          'Each bottle ordered before 1 December comes with a 5 ml travel phial of the perfume of your choice, a handwritten card and complimentary delivery.',
          { align: 'center', measure: 430, below: 26 },
        ) +
        text(night, '50 ml &nbsp; €145 &nbsp;&nbsp;&middot;&nbsp;&nbsp; 100 ml &nbsp; €210', {
          align: 'center',
          color: night.accent,
          size: 17,
          below: 28,
        }) +
        button(night, 'Order yours', '/nocturne/order', { align: 'center', size: 13, pad: '18px 40px' }),
      { pad: '60px 40px 66px', align: 'center' },
    ),
    footer(night, {
      brand: 'Aurevale',
      markColor: night.accent,
      note: 'Aurevale, 4 Terrace Road, Oldminster. Boutiques open Tuesday to Saturday.',
      pad: '40px 40px 52px',
    }),
  ].join(''),
  text: `NOCTURNE

Our first perfume in three years. Plum, damask rose and oud.

${NOTES.map(([name, words]) => `${name}: ${words}`).join('\n')}

50 ml €145, 100 ml €210. Each bottle ordered before 1 December comes with a 5 ml travel phial, a handwritten card and complimentary delivery.

Discover Nocturne: https://aurevale.example/nocturne`,
}

const kit = aurevale

const GIFTS: readonly Product[] = [
  {
    art: 'aurevale-amber',
    alt: 'A square bottle of amber perfume with a brass ball as its cap',
    name: 'Ambre Ancien',
    note: 'Eau de parfum, 50 ml',
    price: '€130',
    path: '/ambre',
  },
  {
    art: 'aurevale-candle',
    alt: 'A candle in a green stoneware cup',
    name: 'Cedar Room candle',
    note: 'Burns for 60 hours',
    price: '€62',
    path: '/cedar',
  },
  {
    art: 'aurevale-vials',
    alt: 'Five small bottles on a tray of pale marble',
    name: 'The discovery set',
    note: 'Five perfumes, 5 ml each',
    price: '€48',
    path: '/discovery',
  },
  {
    art: 'aurevale-rose',
    alt: 'A square bottle of rose perfume with a black cap',
    name: 'Rosée de Mai',
    note: 'Eau de parfum, 50 ml',
    price: '€130',
    path: '/rosee',
  },
  {
    art: 'aurevale-soap',
    alt: 'Two bars of soap, one on the other',
    name: 'Fig milk soap',
    note: 'A pair, wrapped',
    price: '€24',
    path: '/soap',
  },
  {
    art: 'aurevale-box',
    alt: 'A dark green gift box with a gold ribbon',
    name: 'The gift of choice',
    note: 'A card in a box, any amount',
    price: 'from €50',
    path: '/card',
  },
]

export const giftEdit: Draft = {
  slug: 'aurevale-the-gifting-edit',
  brand: 'aurevale',
  kit,
  layout: 'gift-edit',
  types: ['promotional', 'seasonal'],
  occasions: ['christmas', 'holiday-gift-guide'],
  mailbox: 'maison',
  sent: '2026-11-18T07:30:00+01:00',
  subject: 'The gifting edit: six presents, beautifully wrapped',
  preheader: 'Perfume, candles and small luxuries from €24. Complimentary wrapping until Christmas.',
  body: [
    section(
      wordmark(kit, { size: 20, align: 'center' }) +
        space(20) +
        text(kit, 'Perfume &nbsp;&nbsp;&nbsp; Home &nbsp;&nbsp;&nbsp; Bath &nbsp;&nbsp;&nbsp; Gifts', {
          align: 'center',
          size: 13,
          below: 0,
          color: kit.ink,
        }),
      { pad: '36px 24px 24px', align: 'center' },
    ),
    section(
      poster(
        kit,
        'aurevale-salon',
        'Amber perfume, a candle and a tray of small bottles on plinths of stone before two arches',
        '/gifts',
      ),
      {
        pad: '0',
        flush: true,
      },
    ),
    section(
      label(kit, 'Christmas at Aurevale', { align: 'center', size: 11, tracking: '.28em' }) +
        heading(kit, 'The gifting <em>edit</em>', { size: 72, small: 50, align: 'center', below: 18 }) +
        text(
          kit,
          'Six presents chosen by our perfumers for the people who have taste and for the people who are about to. Every order is wrapped by hand, tied with silk and sealed with wax.',
          { align: 'center', measure: 450, below: 0, size: 17, leading: 1.65 },
        ),
      { pad: '50px 40px 44px', align: 'center' },
    ),
    section(
      productGrid(kit, GIFTS, {
        perRow: 2,
        gap: 20,
        align: 'center',
        nameFace: kit.display,
        nameSize: 24,
        priceSize: 15,
        priceColor: kit.accent,
      }),
      { pad: '0 26px 16px' },
    ),
    section(
      heading(kit, 'The ritual of wrapping', {
        level: 2,
        size: 40,
        small: 32,
        align: 'center',
        below: 14,
        color: '#f4e7cd',
      }) +
        text(
          kit,
          'Tell us a name and a sentence, and we write the card in ink. Wrapping and delivery are complimentary on every order over €75. For arrival before Christmas, please order by 18 December.',
          { align: 'center', measure: 440, color: '#cfc7ae', below: 26 },
        ) +
        button(kit, 'Choose a present', '/gifts', {
          align: 'center',
          size: 13,
          pad: '18px 34px',
          ground: '#e3c58a',
          ink: '#20342c',
        }),
      { ground: '#20342c', pad: '60px 44px 64px', align: 'center' },
    ),
    section(
      ['Wrapped by hand', 'Delivered in two days', 'Returned with ease until 15 January']
        .map((words) => text(kit, words, { align: 'center', size: 14, color: kit.ink, below: 8 }))
        .join(''),
      { pad: '40px 40px 10px', align: 'center' },
    ),
    footer(kit, { brand: 'Aurevale', pad: '30px 40px 50px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `THE GIFTING EDIT

Six presents chosen by our perfumers. Every order is wrapped by hand, tied with silk and sealed with wax.

${productLines(GIFTS)}

Wrapping and delivery are complimentary on every order over €75. For arrival before Christmas, please order by 18 December.

Choose a present: https://aurevale.example/gifts`,
}

const salon: Kit = {
  ...aurevale,
  ground: '#20342c',
  paper: '#20342c',
  ink: '#f4e7cd',
  soft: '#c9cdb8',
  line: '#4d6257',
  accent: '#e3c58a',
  button: { ...aurevale.button, ground: '#e3c58a', ink: '#20342c' },
}

const HOURS = [
  ['Thursday 26 March', 'six to eight', 'Oldminster, 4 Terrace Road'],
  ['Friday 27 March', 'five to seven', 'Oldminster, 4 Terrace Road'],
  ['Saturday 28 March', 'eleven to one', 'Lower Quay, 19 Mill Arcade'],
] as const

export const privateHour: Draft = {
  slug: 'aurevale-a-private-hour',
  brand: 'aurevale',
  kit: salon,
  layout: 'programme',
  types: ['events', 'loyalty'],
  mailbox: 'maison',
  sent: '2026-03-05T11:00:00+01:00',
  subject: 'An invitation: a private hour with our perfumer',
  preheader: 'For members of the Cercle. Twelve places each evening, with our compliments.',
  body: [
    section(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${css({ border: '1px solid #e3c58a', padding: '56px 28px 60px' })}">` +
        wordmark(salon, { size: 19, align: 'center', color: salon.accent }) +
        space(56) +
        text(salon, 'requests the pleasure of your company', {
          align: 'center',
          face: salon.display,
          size: 19,
          below: 24,
          style: 'font-style:italic',
        }) +
        heading(salon, 'A private hour', { size: 76, small: 52, align: 'center', below: 26, weight: 200 }) +
        text(
          salon,
          'Hélène Aure opens her organ of four hundred essences to twelve members at a time. You will smell the five materials of Nocturne before they met, and leave with a phial blended for you.',
          { align: 'center', measure: 410, size: 17, leading: 1.7, below: 40 },
        ) +
        HOURS.map(
          ([day, time, place]) =>
            rule(salon.line, { pad: '0 40px' }) +
            heading(salon, day, {
              level: 3,
              size: 25,
              align: 'center',
              below: 2,
              color: salon.accent,
              style: 'padding-top:16px',
            }) +
            text(salon, `${time} &nbsp;&middot;&nbsp; ${place}`, { align: 'center', size: 15, below: 16 }),
        ).join('') +
        space(22) +
        button(salon, 'Reserve your place', '/cercle/evening', {
          align: 'center',
          size: 13,
          pad: '18px 34px',
        }) +
        text(salon, 'Kindly reply by 19 March. Champagne and something without.', {
          align: 'center',
          size: 14,
          below: 0,
          style: 'padding-top:24px',
        }) +
        '</td></tr></table>',
      { pad: '28px 28px 12px', align: 'center' },
    ),
    footer(salon, { brand: 'Aurevale', mark: false, pad: '24px 40px 44px' }),
  ].join(''),
  text: `A PRIVATE HOUR

Hélène Aure opens her organ of four hundred essences to twelve members of the Cercle at a time. You will leave with a phial blended for you.

${HOURS.map((row) => row.join(', ')).join('\n')}

Reserve your place by 19 March: https://aurevale.example/cercle/evening`,
}
