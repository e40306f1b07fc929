import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { corkline, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const HAND = "'Caveat','Segoe Script',cursive"

const felt: Kit = {
  ...corkline,
  ground: '#1f5a48',
  paper: '#1f5a48',
  ink: '#fdf6e3',
  soft: '#cfe3d6',
  line: '#3f7c68',
  accent: '#ffe066',
  button: { ...corkline.button, ground: '#ffe066', ink: '#2a190b' },
}

const ANSWERS = [
  ['Ife', 'there is a man?', '#8fc9ff'],
  ['Wen', 'there are forty chairs, so yes', '#b5e48c'],
] as const

function pin(color: string): string {
  return `<div style="${css({ width: '20px', height: '20px', borderRadius: '50%', background: color, margin: '0 auto 18px', fontSize: 0, lineHeight: 0 })}">&nbsp;</div>`
}

function answer([who, words, color]: (typeof ANSWERS)[number]): string {
  return panel(
    pin('#d2301f') +
      text(felt, words, {
        size: 30,
        small: 27,
        face: HAND,
        weight: 700,
        color: '#2a190b',
        align: 'center',
        below: 10,
        leading: 1.05,
      }) +
      text(felt, who, { size: 15, weight: 600, color: '#2a190b', align: 'center', below: 0 }),
    { ground: color, pad: '16px 18px 20px', align: 'center', style: 'height:150px;vertical-align:top' },
  )
}

export const darioLeftANote: Draft = {
  slug: 'corkline-dario-mentioned-you',
  brand: 'corkline',
  kit: felt,
  layout: 'sticky-note',
  types: ['transactional', 'activation'],
  mailbox: 'card-4012',
  sent: '2024-01-25T11:08:00+01:00',
  subject: 'Dario mentioned you: “the man about the chairs”',
  preheader: 'On the Spring fair wall, due Friday. Reply here and it lands under his note.',
  body: [
    section(
      columns(
        [
          wordmark(felt, { size: 24 }),
          text(felt, 'Spring fair', { size: 16, weight: 600, align: 'right', color: felt.accent, below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '34px 44px 34px' },
    ),
    section(
      heading(felt, 'Dario has put your name on something', {
        size: 48,
        small: 36,
        below: 30,
        leading: 1.02,
      }) +
        panel(
          pin('#1f4fd1') +
            text(felt, '<u>@Reader</u>, did anybody ever answer the man about the chairs?', {
              size: 58,
              small: 42,
              face: HAND,
              weight: 700,
              color: '#2a190b',
              align: 'center',
              leading: 1,
              below: 24,
            }) +
            text(felt, 'Dario, 11:06. Card: Chairs, forty. Due Friday', {
              size: 16,
              weight: 500,
              color: '#4f3a08',
              align: 'center',
              below: 0,
            }),
          { ground: '#ffe066', pad: '24px 34px 32px', align: 'center', style: 'box-shadow:0 10px 0 #174838' },
        ) +
        space(26) +
        columns(ANSWERS.map(answer), { gap: 14 }) +
        space(34) +
        button(felt, 'Answer on the wall', '/wall/chairs', { size: 18, pad: '20px 38px', above: 0 }) +
        text(
          felt,
          `Or reply to this email; it lands under his note, signature and all. Enough of chairs? ${link(felt, 'Unpin me', '/wall/chairs/unpin', felt.ink)}.`,
          { size: 16, below: 0, style: 'padding-top:20px' },
        ),
      { pad: '0 44px 30px' },
    ),
    footer(felt, { brand: 'Corkline', align: 'left', mark: false, pad: '14px 44px 44px' }),
  ].join(''),
  text: `DARIO HAS PUT YOUR NAME ON SOMETHING

@Reader, did anybody ever answer the man about the chairs?
Dario, 11:06. Card: Chairs, forty. Due Friday

Ife: there is a man?
Wen: there are forty chairs, so yes

Answer on the wall: https://corkline.example/wall/chairs
Or reply to this email; it lands under his note.`,
}
