import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  pairs,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { halfDecibel as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,monospace"

function dot(size: number, color = '#ff5a1f'): string {
  return `<span style="${css({ display: 'inline-block', width: `${size}px`, height: `${size}px`, borderRadius: '99px', background: color, fontSize: 0, lineHeight: 0 })}">&nbsp;</span>`
}

const SPECS = [
  ['Weight', '212 g, with the dot'],
  ['Battery', '38 h, or Lisbon to Perth and a nap'],
  ['Buttons', '3, findable'],
  ['Voices telling you it is connected', '0'],
  ['Screws', '8, all the same'],
] as const

export const modelNine: Draft = {
  slug: 'half-decibel-model-nine-one-dot',
  brand: 'half-decibel',
  kit,
  layout: 'spec-sheet',
  types: ['product-launch', 'announcement'],
  mailbox: 'workshop',
  sent: '2025-09-16T09:00:00+02:00',
  subject: 'Model Nine: one dot',
  preheader: 'It is on the left. That was the whole meeting.',
  body: [
    section(
      columns([wordmark(kit, { size: 22 }), `<div align="right">${dot(18)}</div>`], {
        stack: false,
        valign: 'middle',
        widths: ['', '40'],
      }),
      { pad: '34px 40px 20px' },
    ),
    section(heading(kit, 'One dot.', { size: 126, small: 84, below: 0, leading: 0.9 }), { pad: '0 36px 0' }),
    section(
      picture('headphones', {
        width: 500,
        alt: 'White headphones with black cushions, and one orange dot on the left cup',
        align: 'center',
      }),
      { pad: '0 50px 24px', align: 'center' },
    ),
    section(
      text(
        kit,
        'Model Nine is our ninth attempt at a pair of headphones with nothing on it. We got as far as one dot, which is on the left, so that you know which side is left.',
        {
          size: 22,
          color: kit.ink,
          leading: 1.42,
          below: 28,
        },
      ) +
        pairs(kit, SPECS, { size: 15, pad: '13px 0', border: `1px solid ${kit.line}` }) +
        rule(kit.line) +
        button(kit, 'Put them on order, €249', '/nine', { above: 30, pad: '19px 34px', size: 17 }) +
        space(16) +
        text(
          kit,
          `Ships 30 September. ${link(kit, 'Model Eight', '/eight', kit.ink, 500)} goes on being made, for people who have just worked it out.`,
          { size: 15, below: 0 },
        ),
      { pad: '0 40px 26px' },
    ),
    section(
      heading(kit, 'Left off on purpose', { level: 2, size: 44, small: 36, color: '#f0eee8', below: 26 }) +
        columns(
          [
            ['A logo', 'You know who made them. You read the box.'],
            ['A fold', 'They do not fold. They go round a neck, a hook or a lamp.'],
            ['A voice', 'Nobody in there will tell you that you are connected.'],
          ].map(
            ([name = '', words = '']) =>
              rule('#ff5a1f', { thick: 3 }) +
              text(kit, name, {
                size: 19,
                weight: 600,
                color: '#f0eee8',
                below: 4,
                style: 'padding-top:14px',
              }) +
              text(kit, words, { size: 16, color: '#b5b2aa', below: 0, leading: 1.45 }),
          ),
          { gap: 20 },
        ),
      { ground: '#1b1b1c', pad: '48px 40px 50px' },
    ),
    footer(kit, { brand: 'Half Decibel', align: 'left', mark: false, pad: '16px 40px 44px' }),
  ].join(''),
  text: `ONE DOT.

Model Nine is our ninth attempt at a pair of headphones with nothing on it. We got as far as one dot, which is on the left, so that you know which side is left.

${SPECS.map(([name, value]) => `${name}: ${value}`).join('\n')}

Put them on order, EUR 249: https://halfdecibel.example/nine`,
}

const fogKit = {
  ...kit,
  ground: '#c3c8c9',
  paper: '#c3c8c9',
  ink: '#23292b',
  soft: '#3f4749',
  line: '#a9b0b2',
  dark: undefined,
}

// Flawed on purpose: nearly everything this mail says is said by one picture.
export const fogDropped: Draft = {
  slug: 'half-decibel-fog',
  brand: 'half-decibel',
  kit: fogKit,
  layout: 'poster',
  types: ['just-dropped'],
  mailbox: 'workshop',
  sent: '2026-11-10T06:30:00+01:00',
  subject: 'Fog',
  preheader: 'It has come in.',
  body: [
    section(
      picture('fog', {
        width: 640,
        alt: 'Fog: grey headphones standing before the letters F, O and G in the same grey',
      }),
      { pad: '0', flush: true },
    ),
    section(
      button(fogKit, 'Walk into it', '/fog', {
        align: 'center',
        ground: '#23292b',
        ink: '#e6eaeb',
        pad: '19px 44px',
        size: 17,
        above: 0,
      }),
      { pad: '10px 40px 40px', align: 'center' },
    ),
    footer(fogKit, { brand: 'Half Decibel', mark: false, pad: '10px 48px 40px' }),
  ].join(''),
  text: `FOG

It has come in. Model Nine, in fog: https://halfdecibel.example/fog`,
}

const coralKit = {
  ...kit,
  ground: '#ffd9d0',
  paper: '#ffd9d0',
  ink: '#2a1512',
  soft: '#5e3b34',
  line: '#e9b3a6',
  button: { ...kit.button, ground: '#2a1512', ink: '#ffe9e3' },
  dark: undefined,
}

const LOUD = [
  ['Tomato', '€249', '€174', '#c23a24', '#ffffff'],
  ['Custard', '€249', '€174', '#f0c33c', '#2a1512'],
  ['Pool', '€249', '€174', '#3160c9', '#ffffff'],
] as const

function loud([name, was, now, ground, ink]: (typeof LOUD)[number]): string {
  return panel(
    heading(coralKit, name, { level: 3, size: 22, color: ink, below: 30, tracking: '-.03em', leading: 1.1 }) +
      text(coralKit, `<s>${was}</s>`, { size: 15, color: ink, below: 0, face: MONO, leading: 1.3 }) +
      heading(coralKit, link(coralKit, now, '/summer', ink, 600), {
        level: 3,
        size: 36,
        color: ink,
        below: 0,
        leading: 1.1,
      }),
    { ground, radius: 14, pad: '22px 20px' },
  )
}

export const quietlyReduced: Draft = {
  slug: 'half-decibel-loud-colours-quietly-reduced',
  brand: 'half-decibel',
  kit: coralKit,
  layout: 'stack',
  types: ['discount', 'seasonal'],
  occasions: ['summer-sale'],
  mailbox: 'shop',
  sent: '2026-07-08T09:00:00+02:00',
  subject: 'Loud colours, quietly reduced',
  preheader: 'Thirty per cent off three colours that were somebody’s idea.',
  body: [
    section(wordmark(coralKit, { size: 22, align: 'center' }), { pad: '36px 40px 10px' }),
    section(
      picture('headphones-trio', {
        width: 610,
        alt: 'Three pairs of headphones, in red, yellow and blue',
        align: 'center',
      }),
      { pad: '14px 15px 14px', flush: true },
    ),
    section(
      heading(coralKit, 'Loud colours, quietly reduced', {
        size: 70,
        small: 46,
        align: 'center',
        below: 18,
      }) +
        text(
          coralKit,
          'Last summer someone left the studio window open and colour got in. We made four hundred of each. There are some left, and it is somebody’s birthday in the warehouse.',
          { size: 18, align: 'center', measure: 480, below: 28 },
        ) +
        columns(LOUD.map(loud), { gap: 10 }) +
        space(24) +
        text(coralKit, 'Until 31 July or until the shelf is grey again.', {
          size: 15,
          align: 'center',
          below: 0,
        }),
      { pad: '0 32px 22px' },
    ),
    footer(coralKit, { brand: 'Half Decibel', mark: false }),
  ].join(''),
  text: `LOUD COLOURS, QUIETLY REDUCED

${LOUD.map(([name, was, now]) => `${name}: ${now} (was ${was})`).join('\n')}

Until 31 July or until the shelf is grey again: https://halfdecibel.example/summer`,
}

const boardKit = {
  ...kit,
  ground: '#1d3b33',
  paper: '#1d3b33',
  ink: '#f4f1e4',
  soft: '#c3d3c6',
  line: '#4a6a5e',
  button: { ...kit.button, ground: '#f6c445', ink: '#1d2b26' },
  dark: undefined,
}

const TIMETABLE = [
  ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ['9', 'Stats', '', 'Stats', '', 'sleep'],
  ['11', '', 'Lab', '', 'Lab', '<b>hush</b>'],
  ['2', '<b>hush</b>', '<b>hush</b>', 'Band', '<b>hush</b>', '<b>hush</b>'],
  ['8', 'flat 4B', 'flat 4B', 'flat 4B', 'flat 4B', 'flat 4B'],
] as const

export const wearableLibrary: Draft = {
  slug: 'half-decibel-a-library-you-can-wear',
  brand: 'half-decibel',
  kit: boardKit,
  layout: 'split',
  types: ['promotional', 'seasonal'],
  occasions: ['back-to-school'],
  mailbox: 'shop',
  sent: '2026-08-18T08:00:00+02:00',
  subject: 'A library you can wear',
  preheader: '€60 off for anyone with a timetable and a flat upstairs.',
  body: [
    section(wordmark(boardKit, { size: 22 }), { pad: '36px 40px 26px' }),
    section(
      columns(
        [
          heading(boardKit, 'A library you can wear', { size: 66, small: 52, below: 16 }) +
            text(boardKit, 'For the flat upstairs, the flat downstairs, and the one with the drum.', {
              below: 0,
            }),
          // Flawed on purpose: this picture has no alt attribute.
          picture('headphones', { width: 262, alt: '' }).replace(' alt=""', ''),
        ],
        { valign: 'middle', gap: 16, widths: ['', '262'] },
      ),
      { pad: '0 40px 32px' },
    ),
    section(
      grid(
        TIMETABLE.map((cells, row) =>
          cells.map((words, column) => {
            const hush = words.includes('hush')
            const head = row === 0 || column === 0
            return {
              html: text(boardKit, words || '&nbsp;', {
                size: 15,
                small: 11,
                face: MONO,
                align: 'center',
                color: hush ? '#1d2b26' : head ? '#f6c445' : '#e7ecdf',
                below: 0,
                leading: 1.2,
              }),
              ground: hush ? '#f6c445' : head ? undefined : '#28503f',
              pad: head ? '8px 2px' : '17px 2px',
              width: column === 0 ? '40' : undefined,
            }
          }),
        ),
        { gap: 3 },
      ),
      { pad: '0 36px 30px' },
    ),
    section(
      text(
        boardKit,
        'Model Eight for students is €139 until 15 September. Show us a timetable, any timetable. One person sent a bus’s and we let it go.',
        { size: 18, color: boardKit.ink, below: 14 },
      ) + button(boardKit, 'Show us a timetable', '/students', { pad: '19px 34px', size: 17 }),
      { pad: '0 40px 26px' },
    ),
    footer(boardKit, { brand: 'Half Decibel', align: 'left', mark: false, pad: '14px 40px 44px' }),
  ].join(''),
  text: `A LIBRARY YOU CAN WEAR

For the flat upstairs, the flat downstairs, and the one with the drum.

Model Eight for students is EUR 139 until 15 September. Show us a timetable, any timetable: https://halfdecibel.example/students`,
}
