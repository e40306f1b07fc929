import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  pairs,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { ladleAndLeaf as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const DINNERS = {
  ramen: {
    art: 'dinner-ramen',
    alt: 'Noodles in a dark bowl with half an egg',
    name: 'Miso ramen with soft egg',
    path: '/r/ramen',
  },
  curry: {
    art: 'dinner-curry',
    alt: 'Yellow curry and rice in a bowl',
    name: 'Chickpea curry, coconut rice',
    path: '/r/curry',
  },
  salmon: {
    art: 'dinner-salmon',
    alt: 'A grilled salmon fillet with beans and lemon',
    name: 'Grilled salmon, green beans',
    path: '/r/salmon',
  },
  pizza: {
    art: 'dinner-pizza',
    alt: 'A round pizza on a wooden board',
    name: 'Skillet pizza, two cheeses',
    path: '/r/pizza',
  },
  salad: {
    art: 'dinner-salad',
    alt: 'A green salad with tomatoes and white cheese',
    name: 'Market salad with feta',
    path: '/r/salad',
  },
  pasta: {
    art: 'dinner-pasta',
    alt: 'Pasta with tomatoes and basil on a dark plate',
    name: 'Tagliatelle, roast tomato',
    path: '/r/pasta',
  },
  tacos: { art: 'dinner-tacos', alt: 'Three tacos on a board', name: 'Crispy bean tacos', path: '/r/tacos' },
  soup: { art: 'dinner-soup', alt: 'Orange soup in a red bowl', name: 'Roast squash soup', path: '/r/soup' },
} as const

function dinner(key: keyof typeof DINNERS, price: string, note: string, badge?: string): Product {
  return { ...DINNERS[key], price, note, badge }
}

const MENU: readonly Product[] = [
  dinner('ramen', '£5.50 a portion', '25 min &middot; serves 2 or 4', 'Most loved'),
  dinner('curry', '£4.75 a portion', '30 min &middot; vegan', 'Under 500 kcal'),
  dinner('salmon', '£6.90 a portion', '20 min &middot; high protein', 'Quick'),
  dinner('pizza', '£4.95 a portion', '35 min &middot; family', 'Children cook too'),
  dinner('salad', '£4.60 a portion', '15 min &middot; vegetarian', 'Quick'),
  dinner('pasta', '£4.75 a portion', '20 min &middot; vegetarian', 'New'),
  dinner('tacos', '£4.95 a portion', '25 min &middot; vegan', 'New'),
  dinner('soup', '£4.25 a portion', '30 min &middot; vegan', 'Freezes well'),
]

export const nextWeeksMenu: Draft = {
  slug: 'ladle-and-leaf-next-weeks-menu',
  brand: 'ladle-and-leaf',
  kit,
  layout: 'menu',
  types: ['newsletter', 'reminder'],
  occasions: ['autumn'],
  mailbox: 'kitchen',
  sent: '2026-11-08T09:00:00+00:00',
  subject: 'Next week’s menu: 8 warming dinners',
  preheader: 'Ramen, squash soup, crispy tacos. Choose by Wednesday at midnight.',
  body: [
    section(wordmark(kit, { size: 32, align: 'center' }), { pad: '30px 30px 26px', align: 'center' }),
    section(poster(kit, 'dinner-spread', 'A table from above with ramen, a salad and a pizza', '/menu'), {
      pad: '0',
      flush: true,
    }),
    section(
      label(kit, 'Week of 16 November', { align: 'center' }) +
        heading(kit, 'Eight dinners for cold evenings', { size: 60, small: 44, align: 'center', below: 16 }) +
        text(
          kit,
          'It’s getting dark early, so this week is about warm bowls. Every recipe takes 35 minutes or less and arrives with everything measured. Just add oil, salt and someone to eat with.',
          { align: 'center', measure: 470, size: 17, below: 24 },
        ) +
        button(kit, 'Choose my dinners', '/menu', { align: 'center', size: 17 }),
      { pad: '42px 36px 44px', align: 'center' },
    ),
    section(
      productGrid(kit, MENU, {
        perRow: 2,
        gap: 20,
        radius: 10,
        card: '#fffaf0',
        nameFace: kit.display,
        nameSize: 21,
        nameLines: 2,
        priceSize: 15,
        priceColor: kit.accent,
        badgeGround: '#3d5a45',
        badgeInk: '#fff8ea',
      }),
      { pad: '0 20px 12px' },
    ),
    section(
      heading(kit, 'No time to choose?', {
        level: 2,
        size: 38,
        align: 'center',
        below: 10,
        color: '#f7e6bd',
      }) +
        text(
          kit,
          'If you do nothing, we send the three recipes closest to what you liked before. You can skip the week until Wednesday at midnight.',
          { align: 'center', color: '#dfe5d2', measure: 440, below: 22 },
        ) +
        columns(
          [
            button(kit, 'Pick for me', '/menu/surprise', { full: true, ground: '#f7e6bd', ink: '#26372b' }),
            button(kit, 'Skip this week', '/skip', { full: true, ground: '#557360', ink: '#ffffff' }),
          ],
          { gap: 16 },
        ),
      { ground: '#3d5a45', pad: '50px 40px 54px', align: 'center' },
    ),
    footer(kit, { brand: 'Ladle & Leaf', pad: '34px 36px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `EIGHT DINNERS FOR COLD EVENINGS

Week of 16 November. Every recipe takes 35 minutes or less.

${productLines(MENU)}

Choose my dinners by Wednesday at midnight: https://ladleandleaf.example/menu`,
}

const tomato: Kit = {
  ...kit,
  ground: '#b5361a',
  paper: '#b5361a',
  ink: '#fff3dd',
  soft: '#ffe0c9',
  line: '#d46a4c',
  accent: '#ffdf9e',
  button: { ...kit.button, ground: '#ffdf9e', ink: '#4a1206' },
}

const SAVINGS = [
  ['Box 1', '50% off'],
  ['Box 2', '40% off'],
  ['Box 3', '30% off, and free delivery'],
] as const

export const comeBack: Draft = {
  slug: 'ladle-and-leaf-your-table-misses-you',
  brand: 'ladle-and-leaf',
  kit: tomato,
  layout: 'basket',
  types: ['win-back', 'discount'],
  mailbox: 'kitchen',
  sent: '2026-02-17T17:00:00+00:00',
  subject: 'We’d love to cook for you again: 50% off your next box',
  preheader: 'Three boxes with a discount, no commitment. The new menu has 14 recipes you haven’t tried.',
  body: [
    section(wordmark(tomato, { size: 30, align: 'center' }), { pad: '34px 30px 20px', align: 'center' }),
    section(
      heading(tomato, 'Half off, because we miss you', { size: 78, small: 52, align: 'center', below: 16 }) +
        text(
          tomato,
          'It’s been eight weeks since your last box. Come back whenever you like: your first box is half price, and you can pause or leave again with one click.',
          { align: 'center', measure: 450, size: 18, below: 24 },
        ) +
        button(tomato, 'Claim 50% off', '/welcome-back', { align: 'center', size: 18, pad: '18px 40px' }),
      { pad: '24px 36px 40px', align: 'center' },
    ),
    section(
      productGrid(
        tomato,
        [MENU[5]!, MENU[2]!, MENU[6]!, MENU[3]!, MENU[0]!, MENU[7]!, MENU[4]!, MENU[1]!].map(
          ({ note, ...rest }) => ({
            ...rest,
            note,
            badge: undefined,
          }),
        ),
        {
          perRow: 2,
          gap: 16,
          radius: 10,
          nameFace: tomato.display,
          nameSize: 21,
          nameLines: 2,
          priceSize: 15,
          priceColor: '#ffdf9e',
        },
      ),
      { pad: '0 28px 10px' },
    ),
    section(
      panel(
        pairs(tomato, SAVINGS, { size: 18, pad: '13px 0', border: '1px solid #d46a4c', color: '#fff3dd' }),
        { ground: '#8f2510', radius: 12, pad: '18px 28px' },
      ),
      { pad: '10px 36px 30px' },
    ),
    section(
      heading(tomato, 'New since you left', { level: 2, size: 38, align: 'center', below: 22 }) +
        columns(
          [
            ['14', 'recipes you haven’t cooked'],
            ['20 min', 'for every fourth dinner'],
            ['0', 'ice packs to throw away'],
          ].map(
            ([big, words]) =>
              heading(tomato, big!, { level: 3, size: 44, align: 'center', below: 6, color: '#ffdf9e' }) +
              text(tomato, words!, { align: 'center', size: 15, below: 0 }),
          ),
        ) +
        button(tomato, 'Show me the menu', '/welcome-back', { align: 'center', above: 30, size: 17 }),
      { pad: '14px 36px 44px', align: 'center' },
    ),
    footer(tomato, {
      brand: 'Ladle & Leaf',
      color: '#ffe0c9',
      note: 'For returning customers until 15 March.',
      pad: '10px 36px 46px',
    }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `HALF OFF, BECAUSE WE MISS YOU

${SAVINGS.map((row) => row.join(': ')).join('\n')}

Claim 50% off: https://ladleandleaf.example/welcome-back`,
}

const DELIVERY = [
  ['Thursday', '8 to 10'],
  ['Where', 'By the blue door'],
  ['Inside', 'Three dinners'],
  ['Stays cold until', 'Noon'],
] as const

const COOKING = [
  [MENU[2]!, 'Cook first', 'Fish doesn’t like to wait. On the table in 20 minutes, one pan and one pot.'],
  [MENU[0]!, 'Then', 'The broth is ready made. Boil the eggs for six and a half minutes, no longer.'],
  [MENU[1]!, 'Keeps longest', 'Everything for it comes from tins and sacks, so it can wait until Sunday.'],
] as const

const pistachio: Kit = {
  ...kit,
  ground: '#d9e2b8',
  paper: '#d9e2b8',
  soft: '#465038',
  line: '#b9c78e',
}

export const boxOnItsWay: Draft = {
  slug: 'ladle-and-leaf-your-box-is-on-its-way',
  brand: 'ladle-and-leaf',
  kit: pistachio,
  layout: 'tracking',
  types: ['shipping-confirmation', 'transactional'],
  mailbox: 'deliveries',
  sent: '2026-06-10T19:10:00+01:00',
  subject: 'Your box arrives tomorrow between 8 and 10',
  preheader: 'Three dinners, 6.2 kg, cold until noon. Track the van or tell us where to leave it.',
  body: [
    section(wordmark(pistachio, { size: 28 }), { pad: '30px 36px 14px' }),
    section(
      heading(pistachio, 'Arriving tomorrow, 8 to 10', { size: 68, small: 46, below: 14 }) +
        text(
          pistachio,
          'Your box is packed and on the van. It stays cold until noon, so it can wait for you by the door.',
          { size: 18, below: 24 },
        ) +
        columns([
          button(pistachio, 'Track my box', '/track', { full: true }),
          button(pistachio, 'Change where we leave it', '/safe-place', { full: true, ground: '#26372b' }),
        ]),
      { pad: '14px 36px 36px' },
    ),
    section(
      panel(pairs(pistachio, DELIVERY, { size: 16, pad: '12px 0', border: '1px solid #dfe5c3' }), {
        ground: '#f6f8e6',
        radius: 12,
        pad: '14px 28px',
      }),
      { pad: '0 36px 40px' },
    ),
    section(
      heading(pistachio, 'What you’ll cook', { level: 2, size: 38, below: 18 }) +
        COOKING.map(([product, evening, words]) =>
          panel(
            columns(
              [
                picture(product.art, { width: 230, alt: product.alt, radius: 10, className: 'wide' }),
                label(pistachio, evening, { below: 6 }) +
                  heading(pistachio, product.name, { level: 3, size: 26, below: 8 }) +
                  text(pistachio, words, { size: 15, below: 10 }) +
                  link(pistachio, 'See the recipe', product.path, pistachio.accent),
              ],
              { gap: 22, widths: ['42%', ''], valign: 'middle' },
            ),
            { ground: '#f6f8e6', radius: 12, pad: '16px' },
          ),
        ).join(space(16)),
      { pad: '0 36px 36px' },
    ),
    section(
      panel(
        heading(pistachio, 'Unpack in this order', { level: 2, size: 26, below: 8 }) +
          text(
            pistachio,
            'Salmon and herbs first, into the fridge. Noodles and rice can wait. Flatten the box and leave it by the door next week: we take it back.',
            { below: 0, color: pistachio.ink },
          ),
        { ground: '#c6d296', radius: 12, pad: '26px 28px' },
      ) + space(6),
      { pad: '8px 36px 34px' },
    ),
    section(
      heading(pistachio, 'Next week is open', { level: 2, size: 38, below: 8 }) +
        text(pistachio, 'Choose by Wednesday at midnight, or we pick what you like.', { below: 20 }) +
        productGrid(
          pistachio,
          [MENU[4]!, MENU[6]!, MENU[5]!, MENU[3]!].map((product) => ({ ...product, badge: undefined })),
          {
            perRow: 2,
            radius: 10,
            card: '#f6f8e6',
            nameFace: pistachio.display,
            nameSize: 20,
            nameLines: 1,
            priceSize: 15,
            priceColor: pistachio.accent,
          },
        ) +
        button(pistachio, 'Choose next week’s dinners', '/menu', { full: true, above: 0 }),
      { pad: '0 29px 34px' },
    ),
    footer(pistachio, { brand: 'Ladle & Leaf', mark: false, align: 'left', pad: '10px 36px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `ARRIVING TOMORROW, 8 TO 10

Your box is packed and on the van. It stays cold until noon.

${DELIVERY.map((row) => row.join(': ')).join('\n')}

${COOKING.map(([{ name }, evening]) => `${evening}: ${name}`).join('\n')}

Track my box: https://ladleandleaf.example/track`,
}
