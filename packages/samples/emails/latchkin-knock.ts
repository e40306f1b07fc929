import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  pairs,
  panel,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { latchkin, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NIGHT = '#20275a'
const BRASS = '#f6cf7a'

const hall: Kit = {
  ...latchkin,
  faces: ['geist'],
  ground: '#ccd4ff',
  paper: '#ccd4ff',
  ink: '#161b45',
  soft: '#3b4274',
  line: '#a3adeb',
  accent: '#20275a',
  button: { ...latchkin.button, ground: '#b3201f', ink: '#ffffff' },
  dark: {
    '#ccd4ff': '#10132b',
    '#161b45': '#e6e9ff',
    '#3b4274': '#b4bbe6',
    '#a3adeb': '#3a4178',
    '#f1f3ff': '#232a5c',
    '#161b46': '#e6e9ff',
  },
}

/** A door with its peephole and its handle. */
const DOOR = `<table role="presentation" align="center" width="330" cellpadding="0" cellspacing="0" border="0" style="width:330px;max-width:100%;margin:0 auto"><tr><td align="center" style="background:${NIGHT};border-radius:165px 165px 0 0;padding:74px 24px 0;border:12px solid #3d479c;border-bottom:0"><div style="${css({ width: '118px', height: '118px', margin: '0 auto', borderRadius: '50%', background: BRASS, textAlign: 'center' })}"><div style="${css({ fontFamily: hall.display, fontSize: '64px', lineHeight: '118px', fontWeight: 800, color: NIGHT })}">?</div></div><div style="${css({ width: '26px', height: '26px', margin: '44px 6px 0 auto', borderRadius: '50%', background: BRASS, fontSize: 0, lineHeight: 0 })}">&nbsp;</div><div style="height:40px;font-size:0;line-height:0">&nbsp;</div></td></tr></table>`

export const somebodyKnocked: Draft = {
  slug: 'latchkin-somebody-knocked',
  brand: 'latchkin',
  kit: hall,
  layout: 'door',
  types: ['security-alert', 'transactional'],
  mailbox: 'door',
  sent: '2026-06-23T03:14:00+00:00',
  subject: 'Somebody knocked, with the right password',
  preheader: 'A new phone, 03:12 UTC. We have let nobody in. Was it you?',
  body: [
    section(wordmark(hall, { size: 24, align: 'center' }), { pad: '36px 40px 34px' }),
    section(DOOR, { pad: '0 40px', align: 'center' }),
    section('&nbsp;', {
      ground: '#3d479c',
      pad: '0',
      flush: true,
      style: 'font-size:0;line-height:12px;height:12px',
    }),
    section(
      heading(hall, 'Somebody knocked', { size: 78, small: 42, align: 'center', below: 18 }) +
        text(
          hall,
          'A phone we have never met gave your password and waited. It is still on the mat. If it is you on a new phone, say so and go to bed.',
          { size: 19, align: 'center', measure: 470, color: hall.ink, below: 30 },
        ) +
        panel(
          pairs(
            { ...hall, ink: '#161b46' },
            [
              ['Who', 'a phone, new to us'],
              ['When', '23 June, 03:12 UTC'],
              ['Where', 'Port Ellery, more or less'],
              ['Let in', 'no'],
            ],
            { size: 17, pad: '10px 0', border: `1px solid ${hall.line}` },
          ),
          { ground: '#f1f3ff', radius: 16, pad: '16px 28px' },
        ) +
        space(26) +
        columns(
          [
            button(hall, 'It was not me', '/knock/no', { full: true, size: 18, pad: '20px 12px', above: 0 }),
            button(hall, 'It was me', '/knock/yes', {
              full: true,
              size: 18,
              pad: '20px 12px',
              above: 0,
              ground: NIGHT,
              ink: BRASS,
            }),
          ],
          { gap: 14 },
        ) +
        text(
          hall,
          `Say nothing and the phone gives up at 04:12. Either way, ${link(hall, 'a new password', '/new')} takes a minute, and the dog’s name is still free.`,
          { size: 16, align: 'center', measure: 460, below: 0, style: 'padding-top:24px' },
        ),
      { pad: '44px 44px 26px', align: 'center' },
    ),
    footer(hall, {
      brand: 'Latchkin',
      mark: false,
      pad: '18px 48px 44px',
      links: [
        ['Security', '/security'],
        ['Help', '/help'],
        ['Status', '/status'],
      ],
      note: 'No mail of ours asks for a password. One that does is somebody else’s.',
    }),
  ].join(''),
  text: `SOMEBODY KNOCKED

A phone we have never met gave your password and waited. We have let nobody in.

Who: a phone, new to us
When: 23 June, 03:12 UTC
Where: Port Ellery, more or less

It was not me: https://latchkin.example/knock/no
It was me: https://latchkin.example/knock/yes

Say nothing and the phone gives up at 04:12.`,
}
