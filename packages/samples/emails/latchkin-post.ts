import { button, columns, css, footer, heading, panel, section, space, text, wordmark } from '../blocks.ts'
import { type Kit, latchkin as mint } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,Consolas,monospace"

const alarm: Kit = {
  ...mint,
  ground: '#0e3b3c',
  paper: '#0e3b3c',
  ink: '#fff6df',
  soft: '#bcd9cf',
  line: '#2c5f5e',
  accent: '#f6cf7a',
  button: { ...mint.button, ground: '#f6cf7a', ink: '#0c2f30' },
}

const TELLS = [
  ['1', 'The sender is a shop you know, spelt by a stranger. Look after the @, not before it.'],
  ['2', '“Expires” is how people who can’t be checked ask you not to check.'],
  ['3', 'Nobody who has your parcel needs your card to hand it over.'],
  ['4', 'Rest on the button. The address at the bottom is the real one, and it is never the shop.'],
] as const

function mark(number: string): string {
  const dot = css({
    display: 'inline-block',
    width: '26px',
    height: '26px',
    lineHeight: '26px',
    borderRadius: '13px',
    background: '#c8371f',
    color: '#ffffff',
    fontFamily: mint.body,
    fontSize: '15px',
    fontWeight: 700,
    textAlign: 'center',
  })
  return `<span style="${dot}">${number}</span>`
}

/** The exhibit names no real sender, and its button is drawn, not linked. */
const EXHIBIT = panel(
  text(mint, `${mark('1')} &nbsp;From: parcels@deal-depot-0.example`, {
    size: 15,
    color: '#4a4a44',
    below: 10,
    face: MONO,
  }) +
    heading(mint, `Your basket expires!!! ${mark('2')}`, {
      level: 2,
      size: 31,
      small: 25,
      weight: 700,
      color: '#1c1c1a',
      leading: 1.15,
      tracking: '-.03em',
      below: 12,
    }) +
    text(mint, `Dear custommer, we hold your Cyber Monday parcel. Pay €1.99 to release. ${mark('3')}`, {
      size: 17,
      color: '#333330',
      below: 18,
    }) +
    `<span style="${css({ display: 'inline-block', background: '#66665f', color: '#ffffff', padding: '14px 26px', borderRadius: '6px', fontFamily: mint.body, fontSize: '16px', fontWeight: 700 })}">RELEASE NOW</span> &nbsp;${mark('4')}`,
  { ground: '#fffdf5', radius: 16, pad: '26px 28px 30px' },
)

const QUIET = panel(
  text(mint, 'From: “Helen” &lt;helen@helen-office-0.example&gt;', {
    size: 15,
    color: '#4a4a44',
    below: 14,
    face: MONO,
  }) +
    text(mint, `Hi Jonas, are you at your desk? Quick one, before the Monday rush. Thanks, H. ${mark('5')}`, {
      size: 19,
      color: '#1c1c1a',
      below: 0,
    }),
  { ground: '#fffdf5', radius: 16, pad: '26px 28px 28px' },
)

export const fourAreLies: Draft = {
  slug: 'latchkin-sixty-one-emails-four-lies',
  brand: 'latchkin',
  kit: alarm,
  layout: 'annotated',
  types: ['educational', 'newsletter'],
  occasions: ['cyber-monday'],
  mailbox: 'post',
  sent: '2024-11-29T08:00:00+00:00',
  subject: 'Monday: 61 emails. Four are lying',
  preheader: 'One of the four, taken apart, with numbers.',
  body: [
    section(
      wordmark(alarm, { size: 24, color: '#f6cf7a' }) +
        space(48) +
        heading(alarm, '61 emails.<br>Four are lying.', { size: 86, small: 48, below: 20 }) +
        text(
          alarm,
          'That was the count in our own inboxes last Cyber Monday. Here is one of the four, pinned down and labelled.',
          { size: 19, below: 30 },
        ) +
        EXHIBIT +
        space(28) +
        TELLS.map(([number, words]) =>
          columns(
            [
              `<div style="padding-top:2px">${mark(number)}</div>`,
              text(alarm, words, { size: 18, color: alarm.ink, below: 18, leading: 1.45 }),
            ],
            {
              stack: false,
              widths: ['38', ''],
              gap: 8,
            },
          ),
        ).join('') +
        space(22) +
        heading(alarm, 'And the quiet one', { level: 2, size: 42, small: 34, below: 14 }) +
        text(alarm, 'The other three were loud. This is the one that got Jonas, who works here.', {
          size: 18,
          below: 20,
        }) +
        QUIET +
        space(24) +
        text(
          alarm,
          `${mark('5')} &nbsp;No link, no hurry, no mistake. It only wants you to answer, because people who have answered once find it hard to stop.`,
          {
            size: 18,
            color: alarm.ink,
            below: 26,
            leading: 1.5,
          },
        ) +
        button(alarm, 'Have Latchkin mark them for me', '/mail', {
          full: true,
          size: 17,
          pad: '21px',
          above: 0,
        }),
      { pad: '38px 44px 46px' },
    ),
    footer(alarm, {
      brand: 'Latchkin',
      align: 'left',
      mark: false,
      pad: '0 44px 42px',
      note: 'This mail asks for nothing and has no parcel.',
    }),
  ].join(''),
  text: `61 EMAILS. FOUR ARE LYING.

1 The sender is a shop you know, spelt by a stranger. Look after the @.
2 "Expires" is how people who can't be checked ask you not to check.
3 Nobody who has your parcel needs your card to hand it over.
4 Rest on the button. The address at the bottom is the real one.

Have Latchkin mark them for me: https://latchkin.example/mail`,
}

const brass: Kit = {
  ...mint,
  ground: '#f6cf7a',
  paper: '#f6cf7a',
  ink: '#0e3b3c',
  soft: '#31504d',
  line: '#c99b3d',
  button: { ...mint.button, ground: '#0e3b3c', ink: '#f6cf7a' },
}

const THIRTY = [
  ['Day 1', 'You make one long password. We suggest four words and a vegetable.'],
  ['Day 2 to 29', 'You type it once a morning. Everything else types itself.'],
  ['Day 30', 'You pay €3 a month, or you take your passwords with you as a file. No card until then.'],
] as const

export const lastOneYouType: Draft = {
  slug: 'latchkin-the-last-one-you-type',
  brand: 'latchkin',
  kit: brass,
  layout: 'type',
  types: ['trial-started', 'free-trial', 'onboarding'],
  mailbox: 'keys',
  sent: '2026-03-18T08:20:00+00:00',
  subject: 'Thirty free days, one password',
  preheader: 'Your trial is open. This is all it asks you to remember.',
  body: [
    section(wordmark(brass, { size: 24 }), { pad: '40px 44px 70px' }),
    section(
      heading(brass, '&#8727;&#8727;&#8727;&#8727;&#8727;&#8727;&#8727;', {
        level: 2,
        size: 96,
        small: 54,
        tracking: '.02em',
        leading: 0.8,
        below: 34,
        face: MONO,
        weight: 700,
      }) +
        heading(brass, 'That was the last one you type.', { size: 72, small: 48, below: 24 }) +
        text(
          brass,
          'Your trial of Latchkin has started: thirty days, the whole thing, nothing to cancel. From here on it remembers for you, on every screen you own and on the one at work you shouldn’t use.',
          { size: 19, leading: 1.5, below: 30 },
        ) +
        button(brass, 'Make the one password', '/start', { size: 18, pad: '20px 34px', above: 0 }),
      { pad: '0 44px 60px' },
    ),
    section(
      THIRTY.map(
        ([when, what], index) =>
          (index ? space(18) : '') +
          columns(
            [
              text(brass, when, { size: 15, weight: 700, face: MONO, color: brass.ink, below: 4 }),
              text(brass, what, { size: 17, color: brass.ink, below: 0, leading: 1.45 }),
            ],
            { widths: ['150', ''], gap: 0 },
          ),
      ).join(''),
      { pad: '38px 44px 40px', ground: '#ffe3a6' },
    ),
    footer(brass, { brand: 'Latchkin', align: 'left', mark: false, pad: '34px 44px 48px' }),
  ].join(''),
  text: `THAT WAS THE LAST ONE YOU TYPE.

Your trial of Latchkin has started: thirty days, the whole thing, nothing to cancel.

${THIRTY.map(([when, what]) => `${when}: ${what}`).join('\n')}

Make the one password: https://latchkin.example/start`,
}
