import {
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, meter, type Cell } from '../blocks-grids.ts'
import { potluckPlants, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const GREEN = '#1e5b3d'

const peach: Kit = { ...potluckPlants, ground: '#ffe4c4', paper: '#ffe4c4', soft: '#5b4a33', line: '#f0c795' }

const DAYS: Readonly<Record<number, string>> = {
  1: 'Today. Nothing',
  3: 'Gerald, a cup',
  6: 'Turn the fig',
  9: 'Gerald again',
  11: 'Nothing. Well done',
  14: 'You decide',
}

function trialDay(number: number): Cell {
  const note = DAYS[number]
  const isEdge = number === 1 || number === 14
  const ground = isEdge ? GREEN : note ? '#ffffff' : '#fbd3a4'
  const ink = isEdge ? '#ffffff' : potluckPlants.ink
  return {
    html: text(
      peach,
      `<b class="fs-20" style="${css({ fontSize: '26px', lineHeight: 1 })}">${number}</b>${note ? `<br>${note}` : ''}`,
      { size: 12, small: 16, below: 0, leading: 1.15, color: ink },
    ),
    ground,
    pad: '10px 7px 6px',
    height: 74,
    radius: 12,
    className: note ? 'day' : 'idle',
  }
}

export const someoneElse: Draft = {
  slug: 'potluck-plants-someone-else-remembering',
  brand: 'potluck-plants',
  kit: peach,
  layout: 'fortnight',
  types: ['trial-started', 'onboarding'],
  mailbox: 'greenhouse',
  sent: '2026-03-24T08:15:00-04:00',
  subject: 'Your fourteen days have sprouted',
  preheader: 'Potluck Plus is on. On most of these days you do nothing, which is the idea.',
  body: [
    section(wordmark(peach, { size: 26 }), { pad: '34px 36px 24px' }),
    section(
      heading(peach, 'Fourteen days of someone else remembering', { size: 66, small: 46, below: 18 }) +
        text(
          peach,
          'Potluck Plus has started. It knows your three plants, your window and your habit of overdoing it. This is everything it will ask of you.',
          { size: 19, leading: 1.45, measure: 500, below: 0 },
        ),
      { pad: '0 36px 28px' },
    ),
    section(
      grid([[1, 2, 3, 4, 5, 6, 7].map(trialDay), [8, 9, 10, 11, 12, 13, 14].map(trialDay)], {
        gap: 6,
        className: 'days',
      }),
      { pad: '0 36px 30px' },
    ),
    section(
      button(peach, 'Open the watering can', '/plus', { full: true, size: 19, pad: '21px' }) +
        text(
          peach,
          'Day fifteen is free of surprises: Plus stops by itself, no card on file, and Gerald goes back to being your problem.',
          {
            size: 16,
            below: 0,
            style: 'padding-top:20px',
          },
        ),
      { pad: '0 36px 14px' },
    ),
    footer(peach, { brand: 'Potluck Plants', align: 'left', mark: false, pad: '24px 36px 44px' }),
  ].join(''),
  // Seven columns leave no room for words on a phone: there the fortnight becomes a list of its busy days.
  narrow:
    '.days,.days>tbody,.days>tbody>tr,.days .day{display:block!important;width:auto!important;height:auto!important}.days{margin:0!important}.days .idle{display:none!important}.days .day{margin-bottom:6px;padding:12px 16px!important}',
  text: `FOURTEEN DAYS OF SOMEONE ELSE REMEMBERING

Potluck Plus has started. This is everything it will ask of you.

${Object.entries(DAYS)
  .map(([day, what]) => `Day ${day}: ${what}`)
  .join('\n')}

Open the watering can: https://potluckplants.example/plus
Day fifteen: Plus stops by itself, no card on file.`,
}

interface Patient {
  art: string
  alt: string
  name: string
  mood: string
  water: number
  light: number
  ground: string
}

const WARD: readonly Patient[] = [
  {
    art: 'plant-snake',
    alt: 'Gerald, a snake plant',
    name: 'Gerald',
    mood: 'One new leaf. Has not mentioned it, is clearly proud.',
    water: 0.34,
    light: 0.81,
    ground: '#ffd9bf',
  },
  {
    art: 'plant-fig',
    alt: 'A rubber fig in a chalk pot',
    name: 'Fig, Ms',
    mood: 'Leaned eleven degrees towards the neighbours. Turn her.',
    water: 0.62,
    light: 0.58,
    ground: '#d7e8ff',
  },
  {
    art: 'plant-peperomia',
    alt: 'A peperomia in a green pot',
    name: 'The Committee',
    mood: 'Thirty leaves, no decisions. Fine, though.',
    water: 0.88,
    light: 0.44,
    ground: '#fff0a8',
  },
]

const mint: Kit = {
  ...potluckPlants,
  ground: '#f3f7ec',
  paper: '#f3f7ec',
  line: '#dbe5cd',
  dark: {
    '#f3f7ec': '#131d16',
    '#1e3a2b': '#e6f0e0',
    '#3f5a48': '#b4c7b5',
    '#dbe5cd': '#2c3d30',
    '#dfe8d3': '#2c3d30',
  },
}

function bar(name: string, share: number, fill: string): string {
  return columns(
    [
      text(mint, name, { size: 14, weight: 600, below: 0, leading: 1 }),
      meter({ share, fill, ground: '#dfe8d3', height: 12, radius: 6 }),
    ],
    { widths: ['52', ''], stack: false, valign: 'middle', gap: 8 },
  )
}

function patient({ art, alt, name, mood, water, light, ground }: Patient): string {
  return (
    columns(
      [
        grid([
          [
            {
              html: picture(art, { width: 112, alt, align: 'center' }),
              ground,
              pad: '18px 12px 8px',
              align: 'center',
              valign: 'bottom',
              height: 150,
              radius: 24,
            },
          ],
        ]),
        heading(mint, name, { level: 2, size: 32, small: 26, below: 6, leading: 1 }) +
          text(mint, mood, { size: 17, leading: 1.4, below: 14 }) +
          bar('Water', water, '#3a86d9') +
          space(8) +
          bar('Light', light, '#f0a92b'),
      ],
      { widths: ['160', ''], gap: 22, valign: 'middle', stack: false },
    ) + rule(mint.line, { pad: '22px 0' })
  )
}

export const geraldsWeek: Draft = {
  slug: 'potluck-plants-gerald-had-a-week',
  brand: 'potluck-plants',
  kit: mint,
  layout: 'report',
  types: ['weekly-summary', 'reminder'],
  mailbox: 'greenhouse',
  sent: '2026-05-17T18:00:00-04:00',
  subject: 'Gerald had a week',
  preheader: 'One new leaf, one lean, one committee. Two of them need you on Tuesday.',
  body: [
    section(
      columns(
        [
          wordmark(mint, { size: 24 }),
          text(mint, 'Week 20', { size: 15, weight: 600, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '30px 36px 30px' },
    ),
    section(
      heading(mint, 'Gerald had a week', { size: 84, small: 58, below: 34 }) +
        rule(mint.line, { pad: '0 0 22px' }) +
        WARD.map(patient).join(''),
      {
        pad: '0 36px',
      },
    ),
    section(
      panel(
        heading(mint, 'Tuesday: one cup, one quarter turn', {
          level: 2,
          size: 34,
          small: 30,
          color: '#ffffff',
          below: 10,
          leading: 1.02,
        }) +
          text(mint, 'Cup for Gerald, turn for Ms Fig. The Committee asked for time to consider.', {
            size: 17,
            color: '#d5ead9',
            below: 12,
          }) +
          button(mint, 'Remind me Tuesday, 18:00', '/plus/tuesday', { ground: '#dff27a', ink: '#1e3a2c' }),
        { ground: GREEN, radius: 28, pad: '34px 34px 36px' },
      ),
      { pad: '0 36px 20px' },
    ),
    footer(mint, { brand: 'Potluck Plants', align: 'left', mark: false, pad: '24px 36px 44px' }),
  ].join(''),
  text: `GERALD HAD A WEEK

${WARD.map(({ name, mood, water, light }) => `${name}: ${mood} Water ${Math.round(water * 100)}%, light ${Math.round(light * 100)}%.`).join('\n')}

Tuesday: one cup for Gerald, one quarter turn for Ms Fig.
Remind me: https://potluckplants.example/plus/tuesday`,
}

const lilac: Kit = {
  ...potluckPlants,
  faces: ['bricolage', 'caveat'],
  ground: '#d8cff7',
  paper: '#d8cff7',
  ink: '#2a1b57',
  soft: '#4a3d78',
  accent: '#2a1b57',
  button: { ...potluckPlants.button, ground: '#2a1b57' },
}

function nameTag(color: string, name: string): string {
  return grid([
    [
      {
        html:
          text(lilac, 'HELLO', {
            size: 28,
            weight: 800,
            color: '#ffffff',
            align: 'center',
            below: 0,
            leading: 1,
          }) +
          text(lilac, 'my name is', { size: 13, weight: 600, color: '#ffffff', align: 'center', below: 0 }),
        ground: color,
        pad: '16px 8px 10px',
        align: 'center',
        style: 'border-radius:18px 18px 0 0',
      },
    ],
    [
      {
        html: `<div style="${css({ fontFamily: "'Caveat',cursive", fontSize: '52px', lineHeight: 1, height: '60px', color: '#1f1b2d', textAlign: 'center' })}">${name || '&nbsp;'}</div>${rule('#c9c3da', { thick: 2, pad: '0 22px' })}`,
        ground: '#ffffff',
        pad: '24px 10px 26px',
        style: `border-radius:0 0 18px 18px;border-bottom:12px solid ${color}`,
      },
    ],
  ])
}

export const stillAnonymous: Draft = {
  slug: 'potluck-plants-hello-my-name-is',
  brand: 'potluck-plants',
  kit: lilac,
  layout: 'name-tags',
  types: ['activation', 'onboarding'],
  mailbox: 'greenhouse',
  sent: '2025-10-28T12:30:00-04:00',
  subject: 'Hello, my name is',
  preheader: 'Your app is open and your plants are still anonymous. Name one and it starts to work.',
  body: [
    section(wordmark(lilac, { size: 26, align: 'center' }), { pad: '34px 36px 26px' }),
    section(columns([nameTag('#d6332f', 'Gerald?'), nameTag('#1f6a4a', '')], { gap: 18 }), {
      pad: '0 60px 34px',
    }),
    section(
      heading(lilac, 'Your plants are still anonymous', { size: 58, small: 44, align: 'center', below: 16 }) +
        text(
          lilac,
          'You opened an account four days ago and have introduced us to nobody. Point the phone at one leaf and give it a name. From then on we know when it drinks, and you no longer have to.',
          { size: 18, align: 'center', measure: 450, below: 22 },
        ) +
        button(lilac, 'Introduce the first one', '/plus/plants/new', {
          align: 'center',
          size: 18,
          pad: '20px 40px',
        }) +
        text(lilac, 'Forty seconds. People who skip the name water twice as often and half as well.', {
          size: 15,
          align: 'center',
          measure: 360,
          below: 0,
          style: 'padding-top:18px',
        }),
      { pad: '0 36px 16px', align: 'center' },
    ),
    footer(lilac, { brand: 'Potluck Plants', mark: false, pad: '26px 36px 44px' }),
  ].join(''),
  text: `HELLO, MY NAME IS

You opened an account four days ago and have introduced us to nobody. Point the phone at one leaf and give it a name. From then on we know when it drinks, and you no longer have to.

Introduce the first one: https://potluckplants.example/plus/plants/new`,
}
