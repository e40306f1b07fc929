import {
  button,
  columns,
  footer,
  heading,
  label,
  pairs,
  panel,
  picture,
  rule,
  section,
  text,
  wordmark,
} from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { sunhatch as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const ESCAPES: readonly Product[] = [
  {
    art: 'escape-lagoon',
    alt: 'A white boat on turquoise water beside a sandy shore with palms',
    name: 'Isla Serena',
    note: '7 nights &middot; half board',
    price: 'from £549',
    was: '£729',
    badge: 'Bestseller',
    path: '/isla-serena',
  },
  {
    art: 'escape-pool',
    alt: 'A pool with a pink and a yellow float',
    name: 'Port Amarel',
    note: '7 nights &middot; all inclusive',
    price: 'from £489',
    was: '£640',
    badge: 'Kids go free',
    path: '/port-amarel',
  },
  {
    art: 'escape-village',
    alt: 'White houses with red roofs by the sea',
    name: 'San Torvo',
    note: '4 nights &middot; breakfast',
    price: 'from £329',
    was: '£415',
    badge: 'City and sea',
    path: '/san-torvo',
  },
  {
    art: 'escape-cove',
    alt: 'Sunshades in a row on a pale beach',
    name: 'Cala Lirio',
    note: '7 nights &middot; self catering',
    price: 'from £399',
    was: '£520',
    badge: 'Walk to the beach',
    path: '/cala-lirio',
  },
  {
    art: 'escape-snow',
    alt: 'A wooden house among snowy pines',
    name: 'Mont Vary',
    note: '5 nights &middot; ski pass included',
    price: 'from £619',
    was: '£799',
    badge: 'Snow sure',
    path: '/mont-vary',
  },
  {
    art: 'escape-forest',
    alt: 'A red boat on a round lake in a forest',
    name: 'Kestrel Lake',
    note: '7 nights &middot; lodge for four',
    price: 'from £279',
    was: '£350',
    badge: 'New',
    path: '/kestrel-lake',
  },
]

/** The ink is not the kit's own, which dark screens turn light; on yellow it has to stay dark. */
const NAVY: Kit = { ...kit, button: { ...kit.button, ground: '#ffc23d', ink: '#0d3a50' } }

export const januarySale: Draft = {
  slug: 'sunhatch-the-big-january-sale',
  brand: 'sunhatch',
  kit,
  layout: 'destinations',
  types: ['promotional', 'discount'],
  occasions: ['new-year', 'winter-sale'],
  mailbox: 'hello',
  sent: '2026-01-06T07:00:00+00:00',
  subject: '☀️ The Big January Sale is ON: up to £180 off each',
  preheader: 'Flights, transfers and your room included. Book by Sunday with a £50 deposit.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 30, color: kit.accent }),
          text(kit, 'Call us: 0800 000 000', { align: 'right', size: 14, below: 0, weight: 600 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '22px 30px' },
    ),
    section(
      poster(
        kit,
        'escape-beach',
        'A beach from above: turquoise sea, striped sunshades, towels and a white boat',
        '/sale',
      ),
      { pad: '0', flush: true },
    ),
    section(
      heading(kit, 'Your summer starts today!', { size: 72, small: 48, align: 'center', below: 14 }) +
        text(
          kit,
          'Our biggest sale of the year is here. Save up to <strong>£180 each</strong> on hundreds of holidays, with flights, transfers and 20 kg of luggage included. All you need is a £50 deposit!',
          { align: 'center', measure: 490, size: 18, below: 24 },
        ) +
        button(kit, 'Find my holiday', '/sale', { align: 'center', size: 19, pad: '19px 46px' }),
      { pad: '40px 32px 44px', align: 'center' },
    ),
    section(
      productGrid(kit, ESCAPES, {
        perRow: 2,
        gap: 18,
        radius: 16,
        card: '#ffffff',
        nameSize: 22,
        priceSize: 21,
        priceColor: kit.accent,
        badgeGround: '#0d6f99',
        badgeInk: '#fffefd',
        nameLines: 1,
      }),
      { pad: '0 21px 12px' },
    ),
    section(
      heading(NAVY, 'Why book with us?', {
        level: 2,
        size: 38,
        align: 'center',
        below: 24,
        color: '#fffefb',
      }) +
        columns(
          [
            ['£50', 'deposit today, the rest in spring'],
            ['Free', 'changes until 30 days before'],
            ['24/7', 'help from real people in resort'],
          ].map(
            ([big, words]) =>
              heading(NAVY, big!, { level: 3, size: 42, align: 'center', below: 6, color: '#ffc23d' }) +
              text(NAVY, words!, { align: 'center', size: 15, color: '#e5f0f4', below: 0 }),
          ),
        ) +
        button(NAVY, 'Book by Sunday', '/sale', { align: 'center', above: 30, size: 17 }),
      { ground: '#0d4a63', pad: '48px 34px 52px', align: 'center' },
    ),
    footer(kit, {
      brand: 'Sunhatch',
      note: 'Prices per person, two sharing, from selected airports, correct at the time of sending.',
      pad: '30px 34px 46px',
    }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `YOUR SUMMER STARTS TODAY!

Our biggest sale of the year: up to £180 off each, with flights, transfers and 20 kg of luggage. £50 deposit.

${productLines(ESCAPES)}

Find my holiday: https://sunhatch.example/sale`,
}

const sea: Kit = {
  ...kit,
  ground: '#bfe9ea',
  paper: '#bfe9ea',
  soft: '#204d60',
  line: '#8fd0d4',
  dark: undefined,
}

const PLAN = [
  ['Out', 'Sat 29 Aug, 06:55'],
  ['Arrive', '10:40, then a 25 min transfer'],
  ['Stay', 'Hotel Palma Blanca, sea view'],
  ['Board', 'Half board'],
  ['Home', 'Sat 5 Sep, 11:30'],
  ['Paid', '£1,098.00'],
] as const

const BEFORE_YOU_FLY = [
  ['Today', 'Check that your passport is good until at least 5 December.'],
  ['From 22 August', 'Check in online and pick your seats. Sitting together is free!'],
  ['28 August', 'Pack: 20 kg in the hold, one bag in the cabin, swimwear on top.'],
  ['29 August', 'Our Rosa waits behind customs with a yellow sign and cold water.'],
] as const

export const booked: Draft = {
  slug: 'sunhatch-you-are-going-to-isla-serena',
  brand: 'sunhatch',
  kit: sea,
  layout: 'postcard',
  types: ['order-confirmation', 'transactional'],
  mailbox: 'bookings',
  sent: '2026-08-06T13:22:00+01:00',
  subject: 'You’re going to Isla Serena! Booking SH-48213',
  preheader: 'Everything is confirmed. Here are your flights, your room and what to pack.',
  body: [
    section(wordmark(sea, { size: 28, align: 'center' }), { pad: '26px 30px 22px', align: 'center' }),
    section(
      picture('escape-lagoon', {
        width: 580,
        alt: 'A white boat on turquoise water beside a sandy shore with palms',
        radius: 22,
        className: 'wide',
      }),
      { pad: '0 30px 30px' },
    ),
    section(
      heading(sea, 'You’re going to Isla Serena!', { size: 60, small: 42, align: 'center', below: 14 }) +
        text(sea, 'Booking SH-48213 is confirmed for two people. Time to find your sunglasses!', {
          align: 'center',
          size: 18,
          below: 0,
        }),
      { pad: '0 36px 30px', align: 'center' },
    ),
    section(
      panel(pairs(sea, PLAN, { size: 17, pad: '13px 0', border: `1px solid ${sea.line}`, total: true }), {
        ground: '#fff8e7',
        radius: 18,
        pad: '20px 28px',
      }),
      { pad: '0 30px 26px' },
    ),
    section(
      columns([
        button(sea, 'Manage my booking', '/bookings', { full: true, size: 19 }),
        button(sea, 'Add to calendar', '/bookings/calendar', { full: true, size: 19, ground: '#0d4a63' }),
      ]),
      { pad: '0 30px 34px' },
    ),
    section(
      heading(sea, 'From now to the beach', { level: 2, size: 32, below: 8 }) +
        BEFORE_YOU_FLY.map(
          ([when, what]) =>
            rule(sea.line) +
            columns(
              [
                text(sea, when, { weight: 800, color: sea.ink, below: 0, style: 'padding:14px 0' }),
                text(sea, what, { below: 0, style: 'padding:14px 0' }),
              ],
              { widths: ['32%', ''], stack: false },
            ),
        ).join(''),
      { pad: '4px 34px 38px' },
    ),
    section(
      heading(sea, 'Make it even better', { level: 2, size: 32, below: 18 }) +
        productGrid(
          sea,
          [
            {
              ...ESCAPES[3]!,
              name: 'Beach club day',
              note: 'Lunch and sunbeds',
              price: '£39 each',
              was: undefined,
              badge: undefined,
            },
            {
              ...ESCAPES[1]!,
              name: 'Room with a pool',
              note: 'Upgrade for the week',
              price: '+ £88',
              was: undefined,
              badge: undefined,
            },
            {
              ...ESCAPES[2]!,
              name: 'Old town by night',
              note: 'Walk and dinner',
              price: '£34 each',
              was: undefined,
              badge: undefined,
            },
            {
              ...ESCAPES[5]!,
              name: 'Row the crater lake',
              note: 'Half a day, all ages',
              price: '£22 each',
              was: undefined,
              badge: undefined,
            },
          ],
          {
            perRow: 2,
            radius: 14,
            card: '#fff8e7',
            nameSize: 19,
            nameLines: 1,
            priceSize: 18,
            priceColor: sea.accent,
          },
        ),
      { pad: '0 26px 14px' },
    ),
    footer(sea, { brand: 'Sunhatch', color: '#204d60', pad: '22px 34px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `YOU'RE GOING TO ISLA SERENA!

Booking SH-48213 is confirmed for two people.

${PLAN.map(([name, value]) => `${name}: ${value}`).join('\n')}

${BEFORE_YOU_FLY.map((row) => row.join(': ')).join('\n')}

Manage my booking: https://sunhatch.example/bookings`,
}

const coral: Kit = {
  ...kit,
  ground: '#ffc9ae',
  paper: '#ffc9ae',
  soft: '#5a3325',
  ink: '#4a1608',
  line: '#f0a583',
  dark: undefined,
}

const IN_THE_PRICE = [
  ['Flights', 'From Bristol, with 20 kg each'],
  ['Transfer', '25 minutes by coach'],
  ['Apartment', 'Two rooms and a sea view'],
  ['Beach', 'Four minutes on foot'],
] as const

/** Weeks and what they cost, the one on offer first. */
const WEEKS = [
  ['13 June', '£339', 'was £399'],
  ['20 June', '£388', '6 left'],
  ['27 June', '£412', '9 left'],
] as const

export const stillDreaming: Draft = {
  slug: 'sunhatch-still-dreaming-of-cala-lirio',
  brand: 'sunhatch',
  kit: coral,
  layout: 'split',
  types: ['browse-abandonment', 'price-drop'],
  occasions: ['summer'],
  mailbox: 'hello',
  sent: '2026-05-11T17:30:00+01:00',
  subject: 'Still dreaming of Cala Lirio? It’s £60 less today',
  preheader: '7 nights in June, now from £339. Four rooms left at this price.',
  body: [
    section(wordmark(coral, { size: 28, color: coral.ink }), { pad: '26px 34px 20px' }),
    section(
      poster(coral, 'escape-cove', 'Blue and yellow sunshades in a row on a pale beach', '/cala-lirio'),
      { pad: '0', flush: true },
    ),
    section(
      label(coral, 'You looked at this on Saturday', { color: coral.ink }) +
        heading(coral, 'Still dreaming of Cala Lirio?', { size: 66, small: 46, below: 16 }) +
        text(
          coral,
          'We kept an eye on it for you: seven nights from 13 June just dropped to <strong>£339 each</strong>. That’s £60 less than on Saturday, and four rooms are left at this price.',
          { size: 18, color: coral.soft, below: 26 },
        ) +
        button(coral, 'Take me there', '/cala-lirio', { size: 19, pad: '19px 40px' }),
      { pad: '38px 34px 44px' },
    ),
    section(
      panel(
        heading(coral, 'What’s in your £339', { level: 2, size: 30, below: 10 }) +
          pairs(coral, IN_THE_PRICE, { size: 16, pad: '12px 0', border: `1px solid ${coral.line}` }),
        { ground: '#fff6ee', radius: 18, pad: '28px' },
      ),
      { pad: '0 34px 34px' },
    ),
    section(
      heading(coral, 'Which week suits you?', { level: 2, size: 32, below: 18 }) +
        columns(
          WEEKS.map(([day, price, note], index) =>
            panel(
              text(coral, day, { align: 'center', weight: 700, size: 15, color: coral.ink, below: 4 }) +
                heading(coral, price, {
                  level: 3,
                  size: 38,
                  small: 28,
                  align: 'center',
                  below: 4,
                  color: index === 0 ? '#a32f12' : coral.ink,
                }) +
                text(coral, note, { align: 'center', size: 14, below: 0 }),
              { ground: index === 0 ? '#fff6ee' : '#ffdcc9', radius: 14, pad: '18px 6px 20px' },
            ),
          ),
          { gap: 12, stack: false },
        ) +
        button(coral, 'See every week in June', '/cala-lirio/dates', { full: true, size: 19, above: 18 }),
      { pad: '0 34px 40px' },
    ),
    section(
      heading(coral, 'Or how about…', { level: 2, size: 32, below: 18 }) +
        productGrid(
          coral,
          [ESCAPES[0]!, ESCAPES[2]!, ESCAPES[1]!, ESCAPES[5]!].map((escape) => ({
            ...escape,
            badge: undefined,
            was: undefined,
          })),
          {
            perRow: 2,
            radius: 14,
            card: '#fff6ee',
            nameSize: 20,
            priceSize: 18,
            priceColor: '#a32f12',
          },
        ),
      { pad: '0 27px 14px' },
    ),
    footer(coral, { brand: 'Sunhatch', color: coral.soft, align: 'left', pad: '14px 34px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `STILL DREAMING OF CALA LIRIO?

Seven nights from 13 June just dropped to £339 each. That's £60 less than on Saturday, and four rooms are left at this price.

In the price:
${IN_THE_PRICE.map((row) => row.join(': ')).join('\n')}

${WEEKS.map(([day, price]) => `${day}: ${price}`).join('\n')}

Take me there: https://sunhatch.example/cala-lirio`,
}
