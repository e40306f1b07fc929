import { button, css, footer, heading, rule, section, space, text, wordmark } from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { backRow } from '../kits.ts'
import type { Draft } from './draft.ts'
import { marquee } from './the-back-row-programme.ts'

const SLIM = "font-variation-settings:'wdth' 62;word-spacing:.12em"

const tierKit = {
  ...backRow,
  ground: '#ffcf24',
  paper: '#ffcf24',
  ink: '#17120c',
  soft: '#4a3d14',
  line: '#d9a800',
  button: { ...backRow.button, ground: '#17120c', ink: '#ffcf24' },
}

const TIERS = [
  ['', 'Row M', 'Row F', 'Row A'],
  ['You are', 'here', '', ''],
  ['A month', '$0', '$12', '$19'],
  ['Films', 'one, then pay', 'four', 'all of them'],
  ['Popcorn', 'smell of', 'small', 'refilled, silently'],
  ['Guest', 'no', 'Mondays', 'anyone you like'],
  ['Seat with your name', 'no', 'in pencil', 'in brass'],
  ['Legs', 'folded', 'crossed', 'out'],
] as const

function tierRow(cells: (typeof TIERS)[number], index: number) {
  const top = index === 0
  return cells.map((words, column) => {
    const featured = column === 3
    const color = featured ? '#ffcf24' : '#17120c'
    return {
      html: top
        ? heading(tierKit, words || '&nbsp;', {
            level: 3,
            size: 34,
            small: 23,
            color,
            align: column ? 'center' : 'left',
            below: 0,
            leading: 1,
            style: SLIM,
          })
        : text(tierKit, words || '&nbsp;', {
            size: 16,
            small: 14,
            color: column ? color : '#4a3d14',
            weight: column === 0 ? 700 : 500,
            align: column ? 'center' : 'left',
            below: 0,
            leading: 1.25,
          }),
      ground: featured ? '#17120c' : undefined,
      pad: top ? '20px 6px 18px' : '15px 6px',
      width: column ? '24%' : '28%',
      valign: 'middle' as const,
      style: index ? `border-top:2px solid ${featured ? '#4a3f2f' : '#d9a800'}` : '',
    }
  })
}

export const moveForward: Draft = {
  slug: 'the-back-row-move-forward-a-bit',
  brand: 'the-back-row',
  kit: tierKit,
  layout: 'comparison',
  types: ['upgrade-now', 'promotional'],
  mailbox: 'members',
  sent: '2025-01-14T10:30:00-05:00',
  subject: 'Would you like to move forward a bit?',
  preheader: 'You have bought nineteen single tickets since summer. We did some arithmetic in the dark.',
  body: [
    section(wordmark(tierKit, { size: 24 }), { pad: '38px 40px 26px' }),
    section(
      heading(tierKit, 'Move forward a&nbsp;bit', {
        size: 112,
        small: 66,
        capitals: true,
        below: 18,
        leading: 0.86,
        style: SLIM,
      }) +
        text(
          tierKit,
          'You have bought nineteen single tickets since summer: $228, which is a year of Row A to the dollar.',
          { size: 19, color: tierKit.ink, measure: 500, below: 28 },
        ) +
        grid(TIERS.map(tierRow)) +
        button(tierKit, 'Take Row A', '/members/row-a', { above: 28, size: 19, pad: '21px 44px' }) +
        space(16) +
        text(
          tierKit,
          'Join by the 31st and January is free. You can move back again whenever the neck complains.',
          { size: 16, below: 0 },
        ),
      { pad: '0 40px 26px' },
    ),
    section(
      heading(tierKit, 'What you would have sat through', {
        level: 2,
        size: 54,
        small: 42,
        color: '#ffcf24',
        below: 20,
        style: SLIM,
      }) +
        grid(
          [
            ['The Lighthouse Keeper’s Other Job', 'You bought this one twice.'],
            ['Snow, Mostly', 'Three hours and four minutes. You stayed for the names.'],
            ['Aunt Ida Takes the Car', 'You laughed in the wrong place, and it was better.'],
            ['The Tuesday Burglars', 'You left your scarf. It is in the box.'],
          ].map(([title = '', words = '']) => [
            {
              html:
                heading(tierKit, title, {
                  level: 3,
                  size: 27,
                  color: '#fff7e4',
                  below: 4,
                  leading: 1.1,
                  style: SLIM,
                }) + text(tierKit, words, { size: 16, color: '#d8cbb3', below: 0, leading: 1.4 }),
              pad: '15px 0',
              style: 'border-top:1px solid #4a3f2f',
            },
          ]),
        ),
      { ground: '#17120c', pad: '44px 40px 34px' },
    ),
    footer(tierKit, { brand: 'The Back Row', align: 'left', mark: false, pad: '14px 40px 44px' }),
  ].join(''),
  text: `MOVE FORWARD A BIT

You have bought nineteen single tickets since summer: $228.

Row M, $0: one film, then pay. Legs folded.
Row F, $12 a month: four films, small popcorn. Legs crossed.
Row A, $19 a month: all the films, popcorn refilled, your name in brass. Legs out.

Take Row A: https://thebackrow.example/members/row-a`,
}

const velvetKit = {
  ...backRow,
  ground: '#8a0f1e',
  paper: '#8a0f1e',
  ink: '#fff1df',
  soft: '#ffd0cc',
  line: '#b03440',
}

export const lostYourSeat: Draft = {
  slug: 'the-back-row-lost-your-seat',
  brand: 'the-back-row',
  kit: velvetKit,
  layout: 'marquee',
  types: ['password-reset'],
  mailbox: 'usher',
  sent: '2024-05-21T21:14:00-04:00',
  subject: 'Lost your seat? Here is a torch',
  preheader: 'Choose a new password before the interval ends, which is in thirty minutes.',
  body: [
    section(marquee(['Intermission', 'one lost', 'password'], 88, 50, [0]), { pad: '44px 44px 40px' }),
    section(
      heading(velvetKit, 'Lost your seat?', { size: 60, small: 48, below: 16, style: SLIM }) +
        text(
          velvetKit,
          'Somebody at <b>reader@example.com</b> asked to be let back in. If that was you, follow the torch. If it was not, sit tight; nothing has changed and we have told the usher.',
          { size: 19, below: 22 },
        ) +
        button(velvetKit, 'Choose a new password', '/reset', { size: 19, pad: '21px 40px', above: 0 }) +
        space(20) +
        text(
          velvetKit,
          'The link works once and stops after thirty minutes. We will never ask for your password, loudly or otherwise.',
          { size: 15, below: 0 },
        ),
      { pad: '0 44px 26px' },
    ),
    footer(velvetKit, {
      brand: 'The Back Row',
      align: 'left',
      pad: '20px 44px 44px',
      links: [
        ['Help', '/help'],
        ['Security', '/security'],
        ['Status', '/status'],
      ],
    }),
  ].join(''),
  text: `LOST YOUR SEAT?

Somebody at reader@example.com asked to be let back in. If that was you, choose a new password: https://thebackrow.example/reset

The link works once and stops after thirty minutes.`,
}

const cardKit = {
  ...backRow,
  ground: '#ffb3c1',
  paper: '#ffb3c1',
  ink: '#3b0614',
  soft: '#6a2233',
  line: '#e98ca0',
  button: { ...backRow.button, ground: '#8a0f1e', ink: '#fff1df' },
}

/** Seats as seen by the box office: dark ones are sold, the bright one is yours. */
function seats(): string {
  return grid(
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 13 }, (__, seat) => {
        const mine = row === 4 && seat === 6
        const sold = (row * 5 + seat * 7) % 4 === 0
        const style = css({
          display: 'block',
          height: '32px',
          background: mine ? '#ffcf24' : sold ? '#8a0f1e' : '#f48ba2',
          borderRadius: '9px 9px 4px 4px',
          fontSize: 0,
          lineHeight: 0,
        })
        return { html: `<div class="seat" style="${style}">&nbsp;</div>` }
      }),
    ),
    { gap: 6 },
  )
}

export const cardFaceDown: Draft = {
  slug: 'the-back-row-your-card-is-face-down',
  brand: 'the-back-row',
  kit: cardKit,
  layout: 'seat-map',
  types: ['activation', 'onboarding'],
  mailbox: 'members',
  sent: '2026-02-10T12:30:00-05:00',
  subject: 'You have a seat and have not sat in it',
  preheader: 'Row M, seat 7. It has been up for eleven days, as cinema seats are when nobody is on them.',
  body: [
    section(wordmark(cardKit, { size: 22, align: 'center' }), { pad: '36px 40px 30px' }),
    section(
      text(cardKit, 'SCREEN', {
        size: 13,
        weight: 800,
        align: 'center',
        color: cardKit.ink,
        below: 8,
        style: 'letter-spacing:.4em',
      }) +
        rule(cardKit.ink, { thick: 6, pad: '0 40px' }) +
        space(18) +
        seats() +
        space(28) +
        heading(cardKit, 'M7 is still folded up', {
          size: 86,
          small: 54,
          align: 'center',
          capitals: true,
          below: 16,
          style: SLIM,
        }) +
        text(
          cardKit,
          'You joined eleven days ago and the yellow one is yours. It switches on the first time you book, takes eight seconds, and then knows you like the aisle.',
          { size: 18, align: 'center', measure: 460, below: 18 },
        ) +
        button(cardKit, 'Sit down for the first time', '/activate', {
          align: 'center',
          size: 18,
          pad: '20px 38px',
          above: 0,
        }),
      { pad: '0 36px 18px' },
    ),
    footer(cardKit, { brand: 'The Back Row', mark: false }),
  ].join(''),
  narrow: '.seat{height:18px!important;border-radius:5px 5px 2px 2px!important}',
  text: `M7 IS STILL FOLDED UP

You joined eleven days ago and the yellow seat is yours. It switches on the first time you book.

Sit down for the first time: https://thebackrow.example/activate`,
}
