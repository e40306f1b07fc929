import {
  button,
  css,
  footer,
  heading,
  label,
  link,
  panel,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { duskSchool, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const BLUE = '#24418f'
const HAND = duskSchool.display

const blush: Kit = {
  ...duskSchool,
  ground: '#e7a9b6',
  paper: '#e7a9b6',
  ink: '#3d1526',
  soft: '#57263a',
  line: '#c98293',
  accent: '#8a1f3c',
  button: { ...duskSchool.button, ground: '#3d1526', ink: '#ffe9dc' },
}

const REASONS = [
  ['the dishwasher', true],
  ['a series, in the end not good', false],
  ['it was raining towards the house', true],
  ['I would rather not say', false],
] as const

function reason([words, ticked]: (typeof REASONS)[number]): Cell[] {
  const box = css({
    width: '22px',
    height: '22px',
    border: `2px solid ${BLUE}`,
    borderRadius: '4px',
    fontFamily: HAND,
    fontSize: '30px',
    fontWeight: 700,
    lineHeight: '18px',
    textAlign: 'center',
    color: '#b3242f',
  })
  return [
    { html: `<div style="${box}">${ticked ? 'x' : '&nbsp;'}</div>`, width: '42', pad: '8px 0' },
    {
      html: text(blush, words, {
        size: 30,
        small: 26,
        face: HAND,
        color: BLUE,
        weight: 600,
        below: 0,
        leading: 1,
      }),
      pad: '7px 0',
    },
  ]
}

export const absenceNote: Draft = {
  slug: 'dusk-school-eleven-evenings-excused',
  brand: 'dusk-school',
  kit: blush,
  layout: 'absence-note',
  types: ['win-back', 'reminder'],
  mailbox: 'office',
  sent: '2026-01-14T17:40:00+01:00',
  subject: 'You have missed eleven evenings. There is a form',
  preheader: 'Tick a reason, any reason. Nobody is going to ring your mother.',
  body: [
    section(wordmark(blush, { size: 32, align: 'center' }), { pad: '38px 40px 30px' }),
    section(
      panel(
        label(blush, 'Absence note', { below: 14, color: '#8a1f3c' }) +
          rule('#8a1f3c', { thick: 2 }) +
          space(24) +
          heading(blush, 'Please excuse Reader', { size: 68, small: 52, color: BLUE, below: 10 }) +
          text(blush, 'from <b>eleven</b> evenings since October, on account of', {
            size: 30,
            small: 26,
            face: HAND,
            color: BLUE,
            below: 16,
            leading: 1.1,
          }) +
          grid(REASONS.map(reason)) +
          space(22) +
          text(blush, 'Signed', { size: 14, below: 0 }) +
          text(blush, 'Reader, by their own hand', {
            size: 38,
            small: 32,
            face: HAND,
            weight: 700,
            color: BLUE,
            below: 6,
            leading: 1.1,
          }) +
          rule('#c9a9a0'),
        { ground: '#fffaf0', pad: '34px 40px 36px', radius: 6 },
      ),
      { pad: '0 44px 34px' },
    ),
    section(
      text(
        blush,
        'Your seat is by the radiator and your cup is on its hook, though Per has been using it. Nothing is owed for the evenings you missed, and the first one back is free, on any weekday, in any subject.',
        { size: 18, color: blush.ink, align: 'center', measure: 480, below: 22 },
      ) +
        button(blush, 'Sign it, come on Tuesday', '/excused', {
          align: 'center',
          size: 18,
          pad: '20px 36px',
        }) +
        text(blush, `Or ${link(blush, 'leave school', '/leave')}, with a handshake and no more letters.`, {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:20px',
        }),
      { pad: '0 44px 18px', align: 'center' },
    ),
    footer(blush, { brand: 'Dusk School', mark: false, pad: '26px 48px 44px' }),
  ].join(''),
  text: `PLEASE EXCUSE READER

from eleven evenings since October, on account of
[x] the dishwasher
[ ] a series, in the end not good
[x] it was raining towards the house
[ ] I would rather not say

Nothing is owed for the evenings you missed, and the first one back is free.

Sign it, come on Tuesday: https://duskschool.example/excused
Or leave school, with a handshake: https://duskschool.example/leave`,
}
