import { button, columns, css, footer, heading, panel, section, text, wordmark } from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { tumblecart as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

/** Everything the marketplace photographs; each mail takes what it sells. */
const STOCK = {
  mug: {
    art: 'bargain-mug',
    alt: 'A speckled stoneware mug',
    name: 'Speckled stoneware mug, 12 oz',
    path: '/p/mug',
  },
  pan: {
    art: 'bargain-pan',
    alt: 'A red frying pan with a wooden handle',
    name: 'Nonstick frying pan, 10 inch',
    path: '/p/pan',
  },
  bottle: {
    art: 'bargain-bottle',
    alt: 'A teal steel water bottle',
    name: 'Insulated steel bottle, 24 oz',
    path: '/p/bottle',
  },
  toaster: {
    art: 'bargain-toaster',
    alt: 'A yellow toaster with two slices of toast',
    name: '2-slice retro toaster',
    path: '/p/toaster',
  },
  lamp: {
    art: 'bargain-lamp',
    alt: 'A blue desk lamp with brass joints',
    name: 'Adjustable LED desk lamp',
    path: '/p/lamp',
  },
  clock: {
    art: 'bargain-clock',
    alt: 'An orange twin-bell alarm clock',
    name: 'Twin-bell alarm clock',
    path: '/p/clock',
  },
  fan: { art: 'bargain-fan', alt: 'A blue desk fan', name: '9-inch quiet desk fan', path: '/p/fan' },
  robot: {
    art: 'bargain-robot',
    alt: 'A blue and yellow toy robot',
    name: 'Wind-up walking robot',
    path: '/p/robot',
  },
  backpack: {
    art: 'bargain-backpack',
    alt: 'A green canvas backpack with leather straps',
    name: 'Canvas day backpack, 20 L',
    path: '/p/backpack',
  },
  umbrella: {
    art: 'bargain-umbrella',
    alt: 'A pink and cream umbrella',
    name: 'Windproof umbrella',
    path: '/p/umbrella',
  },
  boxes: {
    art: 'bargain-boxes',
    alt: 'Two storage boxes with wooden lids, stacked',
    name: 'Storage boxes, set of 2',
    path: '/p/boxes',
  },
  towels: {
    art: 'bargain-towels',
    alt: 'Four folded towels in a stack',
    name: 'Cotton bath towels, 4 pack',
    path: '/p/towels',
  },
} as const

function offer(key: keyof typeof STOCK, price: string, was: string, badge: string, note: string): Product {
  return { ...STOCK[key], price, was, badge, note }
}

const TWELVE: readonly Product[] = [
  offer('mug', '$7.99', '$14.00', '-43%', '★★★★★ 2,184'),
  offer('bottle', '$12.49', '$24.99', '-50%', '★★★★☆ 9,730'),
  offer('clock', '$14.99', '$29.00', '-48%', '★★★★☆ 611'),
  offer('pan', '$16.99', '$32.00', '-47%', '★★★★★ 4,052'),
  offer('lamp', '$18.50', '$39.99', '-54%', '★★★★☆ 1,377'),
  offer('towels', '$19.99', '$44.00', '-55%', '★★★★★ 12,906'),
  offer('umbrella', '$11.99', '$22.00', '-45%', '★★★★☆ 840'),
  offer('robot', '$13.75', '$25.00', '-45%', '★★★★★ 1,022'),
  offer('fan', '$17.99', '$34.99', '-49%', '★★★★☆ 3,318'),
  offer('toaster', '$19.49', '$41.00', '-52%', '★★★★☆ 2,760'),
  offer('boxes', '$15.99', '$28.00', '-43%', '★★★★★ 5,409'),
  offer('backpack', '$19.99', '$48.00', '-58%', '★★★★☆ 7,215'),
]

const CARDS = {
  radius: 10,
  card: '#ffffff',
  border: `1px solid ${kit.line}`,
  priceColor: kit.accent,
  badgeGround: '#c62a08',
  // White would turn dark with the cards.
  badgeInk: '#fff8ee',
} as const

function bar(words: string): string {
  return section(text(kit, words, { align: 'center', color: '#2b0d00', weight: 800, size: 15, below: 0 }), {
    ground: '#ffd21f',
    pad: '13px 20px',
    align: 'center',
  })
}

function head(): string {
  const search = css({
    border: `2px solid ${kit.button.ground}`,
    borderRadius: '8px',
    padding: '9px 14px',
    fontFamily: kit.body,
    fontSize: '14px',
    color: kit.soft,
  })
  return section(
    columns(
      [wordmark(kit, { size: 26, color: kit.accent }), `<div style="${search}">Search 4 million items</div>`],
      {
        stack: false,
        valign: 'middle',
        widths: ['170', ''],
      },
    ),
    { pad: '18px 24px' },
  )
}

export const underTwenty: Draft = {
  slug: 'tumblecart-twelve-deals-under-twenty',
  brand: 'tumblecart',
  kit,
  layout: 'product-grid',
  types: ['limited-time-offers', 'promotional'],
  occasions: ['black-friday'],
  mailbox: 'deals',
  sent: '2026-11-16T06:00:00-05:00',
  subject: '12 early Black Friday deals under $20 🛒',
  preheader: 'Towels, toasters, backpacks! Up to 58% off, today only, free shipping over $25.',
  body: [
    bar('FREE SHIPPING over $25 &nbsp;•&nbsp; Today only!'),
    head(),
    section(
      poster(
        kit,
        'bargain-pile',
        'A fan, a toaster, a toy robot, an alarm clock, a backpack and a mug on yellow',
        '/under-20',
      ),
      {
        pad: '0',
        flush: true,
      },
    ),
    section(
      heading(kit, 'Everything under $20!', {
        size: 62,
        small: 42,
        align: 'center',
        below: 10,
        color: '#2b0d00',
      }) +
        text(
          kit,
          'Black Friday can’t wait, so we didn’t. Twelve of our most wished-for finds, all at their lowest price this year. When they’re gone, they’re gone!',
          {
            align: 'center',
            color: '#4a2400',
            measure: 480,
            below: 18,
            size: 17,
          },
        ) +
        button(kit, 'Shop all 12 deals', '/under-20', { align: 'center', size: 18, pad: '17px 40px' }),
      { ground: '#ffd21f', pad: '20px 32px 36px', align: 'center' },
    ),
    section(productGrid(kit, TWELVE, { perRow: 3, ...CARDS, action: 'Add to cart' }), {
      pad: '24px 17px 8px',
    }),
    section(
      panel(
        heading(kit, 'Get $10 off your next order', {
          level: 2,
          size: 30,
          align: 'center',
          below: 8,
          color: '#2b0d00',
        }) +
          text(kit, 'Spend $40 today and we’ll drop $10 in your account on Friday. Yes, really!', {
            align: 'center',
            color: '#4a2400',
            below: 6,
          }) +
          button(kit, 'Count me in', '/ten-back', { align: 'center' }),
        { ground: '#ffe7b0', radius: 14, pad: '30px 28px', align: 'center' },
      ),
      { pad: '0 24px 26px' },
    ),
    footer(kit, {
      brand: 'Tumblecart',
      links: [
        ['Your orders', '/orders'],
        ['Help', '/help'],
        ['Unsubscribe', '/unsubscribe'],
      ],
      note: 'Prices and stock at the time of sending. Stars are averages of ratings by buyers.',
      pad: '16px 32px 40px',
    }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `EVERYTHING UNDER $20!

Black Friday can't wait, so we didn't. Twelve of our most wished-for finds at their lowest price this year. Today only!

${productLines(TWELVE)}

Shop all 12 deals: https://tumblecart.example/under-20`,
}

const LEFT: Product[] = [
  {
    ...STOCK.backpack,
    price: '$48.00',
    note: 'Green &nbsp;·&nbsp; Qty 1',
    badge: 'Only 3 left',
    path: '/cart',
  },
  {
    ...STOCK.bottle,
    price: '$24.99',
    note: 'Teal &nbsp;·&nbsp; Qty 1',
    badge: 'In 214 carts',
    path: '/cart',
  },
]

const MORE: readonly Product[] = [
  { ...STOCK.umbrella, price: '$22.00', note: '★★★★☆ 840' },
  { ...STOCK.mug, price: '$14.00', note: '★★★★★ 2,184' },
  { ...STOCK.clock, price: '$29.00', note: '★★★★☆ 611' },
  { ...STOCK.lamp, price: '$39.99', note: '★★★★☆ 1,377' },
  { ...STOCK.towels, price: '$44.00', note: '★★★★★ 12,906' },
  { ...STOCK.boxes, price: '$28.00', note: '★★★★★ 5,409' },
]

const mint: Kit = { ...kit, ground: '#d9f0e4', paper: '#f1faf5', line: '#c4e2d3', dark: undefined }

export const cartIsWaiting: Draft = {
  slug: 'tumblecart-your-cart-is-waiting',
  brand: 'tumblecart',
  kit: mint,
  layout: 'basket',
  types: ['cart-abandonment', 'reminder'],
  mailbox: 'cart',
  sent: '2026-09-28T18:05:00-04:00',
  subject: 'You left 2 great finds in your cart!',
  preheader: 'Check out in the next 24 hours and shipping is on us.',
  body: [
    section(wordmark(mint, { size: 28, color: mint.accent, align: 'center' }), {
      pad: '24px',
      align: 'center',
    }),
    section(
      heading(mint, 'Still thinking it over?', { size: 56, small: 40, align: 'center', below: 12 }) +
        text(
          mint,
          'Good news: your cart is safe with us, and for the next 24 hours <strong>shipping is free</strong>. These two are popular, so don’t wait too long!',
          {
            align: 'center',
            measure: 460,
            below: 24,
            size: 17,
          },
        ) +
        button(mint, 'Complete my order', '/cart', { align: 'center', size: 18, pad: '17px 44px' }),
      { pad: '12px 32px 34px', align: 'center' },
    ),
    section(
      productGrid(mint, LEFT, {
        perRow: 2,
        radius: 14,
        card: '#ffffff',
        border: `1px solid ${mint.line}`,
        nameSize: 18,
        priceSize: 24,
        badgeGround: '#b3260b',
      }),
      {
        pad: '0 33px 6px',
      },
    ),
    section(
      columns(
        [
          text(mint, 'Subtotal<br>Shipping<br><strong>Total</strong>', {
            below: 0,
            color: mint.ink,
            size: 18,
            leading: 1.8,
          }),
          text(mint, '$72.99<br><s>$6.99</s> FREE<br><strong>$72.99</strong>', {
            below: 0,
            color: mint.ink,
            size: 18,
            leading: 1.8,
            align: 'right',
          }),
        ],
        { stack: false },
      ) + button(mint, 'Check out now', '/cart', { full: true, size: 18, pad: '19px', above: 18 }),
      { pad: '8px 40px 44px' },
    ),
    section(
      heading(mint, 'Shoppers also loved', { level: 2, size: 32, align: 'center', below: 22 }) +
        productGrid(mint, MORE, { perRow: 3, radius: 10, card: '#ffffff', nameSize: 15, priceSize: 16 }),
      { ground: '#d9f0e4', pad: '40px 26px 24px', align: 'center' },
    ),
    section(
      [
        '30-day returns, no questions',
        'Buyer protection on every order',
        'Real people on chat, day and night',
      ]
        .map((words) =>
          text(mint, `✓ &nbsp;${words}`, { align: 'center', color: mint.ink, weight: 600, below: 8 }),
        )
        .join(''),
      { pad: '34px 32px 10px', align: 'center' },
    ),
    footer(mint, { brand: 'Tumblecart', mark: false, pad: '20px 32px 44px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `STILL THINKING IT OVER?

Your cart is safe with us, and for the next 24 hours shipping is free.

${productLines(LEFT)}
Total: $72.99

Complete my order: https://tumblecart.example/cart

Shoppers also loved:
${productLines(MORE)}`,
}

const sky: Kit = {
  ...kit,
  ground: '#c9e4ff',
  paper: '#e8f3ff',
  line: '#bcd6ef',
  dark: undefined,
  accent: '#c12c06',
}

const DROPS: readonly Product[] = [
  offer('fan', '$21.99', '$34.99', 'Down $13', 'Lowest in 90 days'),
  offer('bottle', '$16.99', '$24.99', 'Down $8', 'Lowest in 60 days'),
  offer('towels', '$29.99', '$44.00', 'Down $14', 'Lowest this year'),
  offer('backpack', '$33.50', '$48.00', 'Down $14.50', 'Lowest this year'),
  offer('robot', '$17.99', '$25.00', 'Down $7', 'Lowest in 30 days'),
  offer('pan', '$22.99', '$32.00', 'Down $9', 'Lowest in 90 days'),
  offer('boxes', '$19.99', '$28.00', 'Down $8', 'Lowest in 30 days'),
  offer('lamp', '$27.49', '$39.99', 'Down $12.50', 'Lowest in 60 days'),
]

export const pricesDropped: Draft = {
  slug: 'tumblecart-eight-prices-dropped-overnight',
  brand: 'tumblecart',
  kit: sky,
  layout: 'price-list',
  types: ['price-drop', 'limited-time-offers'],
  mailbox: 'deals',
  sent: '2026-07-14T06:00:00-04:00',
  subject: 'Price drop! 8 items on your wish list just got cheaper',
  preheader: 'The desk fan is $13 less this morning. See all eight before they go back up.',
  body: [
    section(wordmark(sky, { size: 26, color: sky.accent }), { pad: '22px 30px 10px' }),
    section(
      heading(sky, 'Prices down.<br>Thumbs up!', { size: 78, small: 52, below: 14, leading: 0.96 }) +
        text(
          sky,
          'Eight things you saved got cheaper overnight. We check every price every hour, so you don’t have to.',
          {
            size: 18,
            measure: 460,
            below: 22,
          },
        ) +
        button(sky, 'See my wish list', '/wish-list', { size: 17 }),
      { pad: '16px 30px 36px' },
    ),
    section(
      productGrid(sky, DROPS, {
        perRow: 2,
        gap: 16,
        radius: 12,
        card: '#ffffff',
        nameSize: 19,
        priceSize: 26,
        priceColor: sky.accent,
        badgeGround: '#17683a',
        action: 'Buy now',
      }),
      {
        pad: '0 22px 10px',
      },
    ),
    section(
      panel(
        text(
          sky,
          'You get this email because you turned on price alerts. <strong>Too many?</strong> Choose once a week in your settings.',
          {
            below: 0,
            size: 15,
            color: sky.ink,
            align: 'center',
          },
        ),
        { ground: '#c9e4ff', radius: 12, pad: '22px 26px', align: 'center' },
      ),
      { pad: '0 30px 20px' },
    ),
    footer(sky, { brand: 'Tumblecart', pad: '18px 32px 42px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `PRICES DOWN. THUMBS UP!

Eight things you saved got cheaper overnight.

${productLines(DROPS)}

See my wish list: https://tumblecart.example/wish-list`,
}
