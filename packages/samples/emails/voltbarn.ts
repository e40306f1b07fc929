import { button, columns, css, footer, heading, section, text, wordmark } from '../blocks.ts'
import {
  LAST_PRODUCT_WIDE,
  poster,
  PRODUCT_GRID_NARROW,
  productGrid,
  productLines,
  type Product,
} from '../blocks-shop.ts'
import { voltbarn as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const STOCK = {
  tv: { art: 'volt-tv', alt: 'A television showing a sunset', name: '65" 4K Smart TV', path: '/tv' },
  laptop: {
    art: 'volt-laptop',
    alt: 'A silver laptop showing hills',
    name: '15" Laptop, 16 GB / 1 TB',
    path: '/laptop',
  },
  speaker: { art: 'volt-speaker', alt: 'A round grey speaker', name: 'Room speaker, 80 W', path: '/speaker' },
  camera: {
    art: 'volt-camera',
    alt: 'A black and silver camera',
    name: 'Mirrorless camera kit',
    path: '/camera',
  },
  watch: {
    art: 'volt-watch',
    alt: 'A watch with an orange strap',
    name: 'Smartwatch with GPS',
    path: '/watch',
  },
  vacuum: {
    art: 'volt-vacuum',
    alt: 'A white robot vacuum cleaner',
    name: 'Robot vacuum R7',
    path: '/vacuum',
  },
  washer: {
    art: 'volt-washer',
    alt: 'A white washing machine',
    name: '9 kg washing machine',
    path: '/washer',
  },
  gamepad: {
    art: 'volt-gamepad',
    alt: 'A white game controller',
    name: 'Wireless controller',
    path: '/gamepad',
  },
  earbuds: {
    art: 'volt-earbuds',
    alt: 'White earbuds in an open blue case',
    name: 'Noise-cancelling earbuds',
    path: '/earbuds',
  },
} as const

function deal(key: keyof typeof STOCK, price: string, was: string, badge: string, note: string): Product {
  return { ...STOCK[key], price, was, badge, note }
}

const DOORBUSTERS: readonly Product[] = [
  deal('tv', '$379', '$649', 'SAVE $270', 'Limit 2'),
  deal('laptop', '$549', '$899', 'SAVE $350', 'While they last'),
  deal('earbuds', '$39', '$99', '60% OFF', 'White or black'),
  deal('vacuum', '$149', '$329', 'SAVE $180', 'Maps 4 floors'),
  deal('watch', '$89', '$179', 'HALF PRICE', '7-day battery'),
  deal('gamepad', '$29', '$59', '50% OFF', '3 colors'),
  deal('washer', '$399', '$699', 'SAVE $300', 'Free delivery'),
  deal('camera', '$479', '$749', 'SAVE $270', '2 lenses'),
  deal('speaker', '$69', '$139', 'HALF PRICE', 'Pair for $120'),
]

const LOUD = {
  radius: 6,
  card: '#ffffff',
  border: '3px solid #111111',
  nameSize: 16,
  nameLines: 2,
  lastWide: true,
  priceSize: 28,
  priceColor: kit.accent,
  badgeGround: '#111111',
  badgeInk: '#ffe600',
} as const

/** Words on a full-width band in the display face. */
function shout(
  brandKit: Kit,
  words: string,
  ground: string,
  color: string,
  size: number,
  small: number,
): string {
  return section(
    heading(brandKit, words, { level: 2, size, small, align: 'center', below: 0, color, capitals: true }),
    {
      ground,
      pad: '16px 20px 18px',
      align: 'center',
    },
  )
}

export const blackFridayStartsNow: Draft = {
  slug: 'voltbarn-black-friday-starts-now',
  brand: 'voltbarn',
  kit,
  layout: 'doorbusters',
  types: ['limited-time-offers', 'discount'],
  occasions: ['black-friday'],
  mailbox: 'deals',
  sent: '2026-11-17T07:00:00-06:00',
  subject: '🚨 BLACK FRIDAY STARTS NOW 🚨 65" TV $379!!!',
  preheader: '9 DOORBUSTERS. Up to 60% OFF. In stores and online until midnight Sunday.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 36 }),
          text(kit, 'Stores &nbsp;|&nbsp; Account', {
            align: 'right',
            size: 14,
            weight: 700,
            color: kit.ink,
            below: 0,
          }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '16px 22px' },
    ),
    shout(kit, 'Why wait for Friday?', '#c8102e', '#ffffff', 34, 26),
    section(
      heading(kit, 'Black Friday starts now!', {
        size: 124,
        small: 74,
        align: 'center',
        below: 8,
        capitals: true,
      }) +
        heading(kit, 'Up to 60% off', {
          level: 2,
          size: 64,
          small: 44,
          align: 'center',
          below: 0,
          color: kit.accent,
          capitals: true,
        }),
      { pad: '28px 20px 26px', align: 'center' },
    ),
    section(
      poster(
        kit,
        'volt-stack',
        'A television, a red speaker, a washing machine, a controller and a camera on black',
        '/black-friday',
      ),
      { pad: '0', flush: true },
    ),
    section(
      button(kit, 'Shop all doorbusters &raquo;', '/black-friday', {
        full: true,
        size: 24,
        pad: '24px',
        above: 0,
      }),
      { ground: '#111111', pad: '20px 22px 24px' },
    ),
    section(productGrid(kit, DOORBUSTERS, { perRow: 3, gap: 10, ...LOUD, action: 'BUY NOW' }), {
      pad: '22px 15px 10px',
    }),
    shout(kit, 'Price match guarantee', '#111111', '#ffe600', 46, 32),
    section(
      columns(
        [
          ['FREE', 'pickup in 1 hour'],
          ['0%', 'for 24 months over $299'],
          ['$20', 'credit for your old phone'],
        ].map(
          ([big, words]) =>
            heading(kit, big!, { level: 3, size: 52, align: 'center', below: 2, color: kit.accent }) +
            text(kit, words!, { align: 'center', weight: 700, color: kit.ink, size: 15, below: 0 }),
        ),
        { stack: false, gap: 8 },
      ),
      { pad: '26px 22px 30px', align: 'center' },
    ),
    section(button(kit, 'See 1,200 more deals', '/deals', { full: true, size: 20, pad: '20px', above: 0 }), {
      pad: '0 22px 22px',
    }),
    footer(kit, {
      brand: 'Voltbarn',
      color: '#3a3600',
      note: 'While stock lasts, no rain checks. Prices valid until Sunday at midnight. Limits apply.',
      pad: '10px 24px 40px',
    }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW + LAST_PRODUCT_WIDE,
  text: `BLACK FRIDAY STARTS NOW!

UP TO 60% OFF. In stores and online until midnight Sunday.

${productLines(DOORBUSTERS)}

Shop all doorbusters: https://voltbarn.example/black-friday`,
}

const alarm: Kit = {
  ...kit,
  ground: '#c8102e',
  paper: '#c8102e',
  ink: '#ffffff',
  soft: '#ffe0e0',
  line: '#ffffff',
  accent: '#ffe600',
  button: { ...kit.button, ground: '#ffe600', ink: '#111111' },
}

/** The cards are white, so their words are dark again. */
const card: Kit = { ...alarm, ink: '#111111', soft: '#555555', accent: '#c8102e' }

const LAST: readonly Product[] = [
  deal('laptop', '$599', '$899', '11 LEFT', '16 GB / 1 TB'),
  deal('vacuum', '$169', '$329', '34 LEFT', 'Maps 4 floors'),
  deal('speaker', '$79', '$139', '20 LEFT', 'Pair for $140'),
  deal('camera', '$499', '$749', '6 LEFT', '2 lenses'),
  deal('tv', '$429', '$649', '9 LEFT', 'Limit 1'),
  deal('washer', '$449', '$699', '14 LEFT', 'Free delivery'),
  deal('watch', '$99', '$179', '52 LEFT', '7-day battery'),
  deal('earbuds', '$49', '$99', '80 LEFT', 'White or black'),
]

function clock(): string {
  const digits = css({ background: '#111111', borderRadius: '8px', padding: '14px 0 16px' })
  const cell = ([value, unit]: readonly [string, string]): string =>
    `<div style="${digits}">${
      heading(alarm, value, { level: 3, size: 72, small: 48, align: 'center', below: 0, color: '#ffe600' }) +
      text(alarm, unit, { align: 'center', size: 13, weight: 700, color: '#ffffff', below: 0 })
    }</div>`
  return columns(
    (
      [
        ['05', 'HOURS'],
        ['42', 'MINUTES'],
        ['17', 'SECONDS'],
      ] as const
    ).map(cell),
    { stack: false, gap: 10 },
  )
}

export const finalHours: Draft = {
  slug: 'voltbarn-final-hours',
  brand: 'voltbarn',
  kit: alarm,
  layout: 'number',
  types: ['reminder', 'limited-time-offers'],
  occasions: ['memorial-day'],
  mailbox: 'deals',
  sent: '2026-05-25T18:18:00-05:00',
  subject: '⏰ FINAL HOURS: Memorial Day Clearance ends at MIDNIGHT',
  preheader: 'Last call on laptops, cameras and robots. When the clock stops, so do the prices.',
  body: [
    section(wordmark(alarm, { size: 34, align: 'center', color: '#ffe600' }), {
      pad: '20px',
      align: 'center',
    }),
    section(
      heading(alarm, 'Final hours!', { size: 136, small: 82, align: 'center', below: 16, capitals: true }) +
        clock(),
      { pad: '6px 24px 24px', align: 'center' },
    ),
    section(
      text(
        alarm,
        'THE MEMORIAL DAY CLEARANCE ENDS TONIGHT AT MIDNIGHT. No extension. No second chance. No kidding!',
        { align: 'center', size: 20, weight: 700, color: '#ffffff', below: 20 },
      ) +
        button(alarm, 'Shop before it’s gone', '/clearance', { full: true, size: 22, pad: '22px', above: 0 }),
      { pad: '6px 24px 26px', align: 'center' },
    ),
    section(
      productGrid(card, LAST, {
        perRow: 2,
        gap: 12,
        radius: 6,
        card: '#ffffff',
        nameSize: 19,
        priceSize: 30,
        priceColor: '#c8102e',
        badgeGround: '#111111',
        badgeInk: '#ffe600',
        action: 'ADD TO CART',
      }),
      { pad: '0 18px 6px' },
    ),
    shout(alarm, 'Not tomorrow. Tonight.', '#111111', '#ffe600', 44, 32),
    footer(alarm, { brand: 'Voltbarn', color: '#ffffff', pad: '24px 24px 40px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `FINAL HOURS!

The Memorial Day Clearance ends tonight at midnight. No extension. No second chance.

${productLines(LAST)}

Shop before it's gone: https://voltbarn.example/clearance`,
}
