import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { groundsForAppeal } from '../kits.ts'
import type { Draft } from './draft.ts'

const SLIM = "font-variation-settings:'wdth' 75"
const SANS = groundsForAppeal.display

const singleKit = {
  ...groundsForAppeal,
  ground: '#f3b52f',
  paper: '#f3b52f',
  soft: '#4c2c12',
  line: '#c98a10',
  accent: '#8c1226',
  button: { ...groundsForAppeal.button, ground: '#2a1610', ink: '#ffd879' },
  dark: undefined,
}

const ONES = [
  ['One farm', 'El Mirador, 1,900 m, one gate.'],
  ['One farmer', 'Doña Pilar. One hat.'],
  ['One roast', 'Tuesday’s. We were both there.'],
  ['One cup', 'Yours. Nobody is sharing.'],
] as const

function one([name, words]: (typeof ONES)[number], index: number): string {
  const figure = css({
    fontFamily: SANS,
    fontSize: '250px',
    lineHeight: '.8',
    fontWeight: 800,
    color: index % 2 ? '#8c1226' : '#2a1610',
    textAlign: 'center',
  })
  return (
    `<div class="fs-130" style="${figure};${SLIM}">1</div>` +
    space(26) +
    text(singleKit, name, {
      size: 20,
      weight: 800,
      face: SANS,
      align: 'center',
      color: singleKit.ink,
      below: 4,
      leading: 1.15,
      style: SLIM,
    }) +
    text(singleKit, words, { size: 16, align: 'center', below: 0, leading: 1.35 })
  )
}

export const elevenEleven: Draft = {
  slug: 'grounds-for-appeal-single-origin-single-cup',
  brand: 'grounds-for-appeal',
  kit: singleKit,
  layout: 'columns',
  types: ['discount', 'limited-time-offers'],
  occasions: ['singles-day'],
  mailbox: 'counsel',
  sent: '2025-11-06T11:11:00+00:00',
  subject: 'Single origin, single cup',
  preheader: 'Eleven per cent off on the eleventh of the eleventh, for one.',
  body: [
    section(wordmark(singleKit, { size: 22, align: 'center' }), { pad: '38px 40px 34px' }),
    section(columns(ONES.map(one), { gap: 10, stack: false }), { pad: '6px 30px 36px', flush: true }),
    section(
      heading(singleKit, 'For one. In every sense.', {
        size: 58,
        small: 44,
        align: 'center',
        below: 14,
        style: SLIM,
      }) +
        text(
          singleKit,
          'On Tuesday 11.11 every single origin is 11% off, from 11 in the morning until 11 at night. The blends stay as they are; the blends have each other.',
          { size: 19, align: 'center', measure: 460, below: 20 },
        ) +
        button(singleKit, 'Table for one', '/single', {
          align: 'center',
          pad: '19px 40px',
          size: 18,
          above: 0,
        }),
      { pad: '0 40px 20px', align: 'center' },
    ),
    footer(singleKit, { brand: 'Grounds for Appeal', mark: false }),
  ].join(''),
  text: `FOR ONE. IN EVERY SENSE.

${ONES.map(([name, words]) => `${name}: ${words}`).join('\n')}

On Tuesday 11.11 every single origin is 11% off, from 11 in the morning until 11 at night: https://groundsforappeal.example/single`,
}

const bagKit = {
  ...groundsForAppeal,
  ground: '#2a1610',
  paper: '#2a1610',
  ink: '#fff1dc',
  soft: '#d9c3ad',
  line: '#57392b',
  accent: '#a6dccf',
  button: { ...groundsForAppeal.button, ground: '#a6dccf', ink: '#2a1610' },
  dark: undefined,
}

const CHANGES = [
  ['Opens', 'with scissors, then a knife, then teeth', 'along the line that says “open”'],
  ['Closes', 'with a bulldog clip from work', 'with its own tin tie'],
  ['Roasted on', 'a date, underneath, in grey', 'a day, on the front: “Tuesday”'],
  ['Goes in', 'a bin that is not that bin', 'the paper, all of it'],
] as const

function before([name, old, now]: (typeof CHANGES)[number]) {
  const row = { pad: '16px 0', style: `border-top:1px solid ${bagKit.line}` }
  return [
    {
      html: text(bagKit, name, {
        size: 17,
        weight: 700,
        face: SANS,
        color: bagKit.accent,
        below: 0,
        leading: 1.3,
      }),
      width: '112',
      ...row,
    },
    { html: text(bagKit, `<s>${old}</s>`, { size: 18, color: '#b59c88', below: 0, leading: 1.35 }), ...row },
    {
      html: text(bagKit, now, {
        size: 18,
        color: bagKit.ink,
        below: 0,
        leading: 1.35,
        style: 'padding-left:14px',
      }),
      ...row,
    },
  ]
}

export const bagOverturned: Draft = {
  slug: 'grounds-for-appeal-the-bag-overturned',
  brand: 'grounds-for-appeal',
  kit: bagKit,
  layout: 'before-after',
  types: ['product-update', 'announcement'],
  mailbox: 'counsel',
  sent: '2024-11-14T09:00:00+00:00',
  subject: 'The bag has been overturned',
  preheader: 'On appeal, and in one case on a kitchen floor. Four changes, no new price.',
  body: [
    section(
      columns(
        [
          wordmark(bagKit, { size: 22 }),
          text(bagKit, 'Judgment', { size: 16, align: 'right', below: 0, face: SANS, color: bagKit.accent }),
        ],
        { stack: false, valign: 'middle' },
      ),
      {
        pad: '40px 44px 10px',
      },
    ),
    section(
      columns(
        [
          heading(bagKit, 'The bag, over&shy;turned', {
            size: 92,
            small: 66,
            below: 0,
            leading: 0.88,
            style: SLIM,
          }),
          picture('moka', {
            width: 270,
            alt: 'A stove-top coffee pot with a red handle beside a cup and saucer',
            className: 'wide',
          }),
        ],
        { valign: 'middle', gap: 12, widths: ['', '270'] },
      ),
      { pad: '10px 44px 30px' },
    ),
    section(
      text(
        bagKit,
        'In 2021 we chose a bag because it looked serious. Four hundred and six of you have since described it in letters, some of them to the editor of something. We find in your favour on every count.',
        { below: 26 },
      ) +
        grid(CHANGES.map(before)) +
        rule(bagKit.line) +
        space(28) +
        text(
          bagKit,
          `The coffee in it has not changed, apart from always. Your next box comes in the new one; ${link(bagKit, 'old bags', '/bags', bagKit.accent)} can be posted back, and will be used to embarrass us.`,
          { below: 14 },
        ) +
        button(bagKit, 'Read the full judgment', '/judgment', { pad: '18px 32px' }),
      { pad: '0 44px 30px' },
    ),
    footer(bagKit, { brand: 'Grounds for Appeal', align: 'left', mark: false, pad: '16px 44px 44px' }),
  ].join(''),
  text: `THE BAG, OVERTURNED

Four hundred and six of you have described the old bag in letters. We find in your favour on every count.

${CHANGES.map(([name, old, now]) => `${name}: was ${old}; now ${now}`).join('\n')}

Read the full judgment: https://groundsforappeal.example/judgment`,
}

const duskKit = {
  ...groundsForAppeal,
  ground: '#f4deb4',
  paper: '#f4deb4',
  ink: '#123f3c',
  soft: '#3e5a4e',
  line: '#d9bd86',
  accent: '#8a4a10',
  button: { ...groundsForAppeal.button, ground: '#17605b', ink: '#fff6e0' },
  dark: undefined,
}

const EVENINGS = [
  ['After sunset', 'A short one with cardamom, beside the dates.'],
  ['Around ten', 'The decaf, which nobody at the table has ever noticed.'],
  ['Before dawn', 'A long, weak, kind one. Drink your water first.'],
] as const

export const afterSunset: Draft = {
  slug: 'grounds-for-appeal-adjourned-until-sunset',
  brand: 'grounds-for-appeal',
  kit: duskKit,
  layout: 'panel',
  types: ['seasonal', 'reminder'],
  occasions: ['ramadan'],
  mailbox: 'counsel',
  sent: '2025-02-24T18:10:00+00:00',
  subject: 'Adjourned until sunset',
  preheader: 'Ramadan starts on or about Saturday. Tell us, and the van comes in the evening.',
  body: [
    section(wordmark(duskKit, { size: 22, align: 'center' }), { pad: '38px 40px 24px' }),
    section(
      heading(duskKit, 'Adjourned until sunset', {
        size: 84,
        small: 56,
        align: 'center',
        below: 18,
        style: SLIM,
      }) +
        text(
          duskKit,
          'Ramadan begins on or about Saturday. If you keep it, press the button, and for a month your box comes in the evening, smaller, with the decaf at the front. Nothing else changes, and it does not cost more.',
          { align: 'center', measure: 500, below: 10 },
        ) +
        button(duskKit, 'Bring mine after sunset', '/evening', { align: 'center', pad: '18px 34px' }),
      { pad: '0 40px 28px', align: 'center' },
    ),
    section(
      picture('iftar', {
        width: 470,
        alt: 'A coffee pot, a dish of dates and a cup before a green arch with a crescent',
        align: 'center',
      }),
      { pad: '0 60px 26px', align: 'center' },
    ),
    section(
      columns(
        EVENINGS.map(
          ([name, words]) =>
            label(duskKit, name, { below: 8, color: '#f0c75e', tracking: '.06em', size: 14 }) +
            text(duskKit, words, { size: 18, color: '#fff1d2', below: 0, leading: 1.4 }),
        ),
        { gap: 26 },
      ) +
        space(30) +
        rule('#3f827b') +
        space(22) +
        text(
          duskKit,
          'With thanks to Yusuf in packing, who corrected the first draft of this letter, and then the second.',
          { size: 17, color: '#cfe4d6', below: 0 },
        ),
      { ground: '#17605b', pad: '42px 40px 38px' },
    ),
    footer(duskKit, { brand: 'Grounds for Appeal', mark: false }),
  ].join(''),
  text: `ADJOURNED UNTIL SUNSET

Ramadan begins on or about Saturday. If you keep it, press the button, and for a month your box comes in the evening, smaller, with the decaf at the front.

${EVENINGS.map(([name, words]) => `${name}: ${words}`).join('\n')}

Bring mine after sunset: https://groundsforappeal.example/evening`,
}
