import { button, columns, footer, heading, picture, rule, section, space, text, wordmark } from '../blocks.ts'
import { shipyard as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const LIME = '#d8ff5a'
const FACTS = [
  'One day.<br>Nine makers.<br>No keynotes.',
  'Hall 3, Old Dock,<br>Port Ellery.<br>Bring a jumper.',
  '10:00 until<br>somebody finds<br>the light switch.',
] as const

interface Maker {
  art: string
  name: string
  act: string
  ground: string
}

const MAKERS: readonly Maker[] = [
  { art: 'speaker-1', name: 'Ines Okello-Varga', act: 'Turns logs into tools', ground: '#ff8a4c' },
  { art: 'speaker-2', name: 'Otto Lindqvaar', act: 'Sets type for screens', ground: '#a9c8ff' },
  { art: 'speaker-3', name: 'Quill Sadeli', act: 'Prototypes in public', ground: '#ffb3dc' },
  { art: 'speaker-4', name: 'Vesper Bellowe', act: 'Ships on Fridays', ground: '#7fe0b2' },
]

const PROGRAMME = [
  ['10:00', 'Doors, coffee, wet paint', 'Atrium'],
  ['11:30', 'Four products taken apart on stage', 'Hall 3'],
  ['14:00', 'Bring your ugliest screen', 'Workshop'],
  ['17:00', 'The build-off: one brief, ninety minutes', 'Hall 3'],
  ['20:00', 'Loud music, quiet corner', 'Dockside'],
] as const

function maker({ art, name, act, ground }: Maker): string {
  return (
    picture(art, { width: 160, alt: `Drawn portrait of ${name}`, ground, className: 'wide' }) +
    text(kit, `<b style="color:${kit.ink}">${name}</b><br>${act}`, {
      size: 14,
      leading: 1.4,
      below: 0,
      style: 'padding:12px 10px 20px 14px',
    })
  )
}

function slot([time, what, where]: (typeof PROGRAMME)[number]): string {
  return (
    rule(kit.line, { thick: 2 }) +
    section(
      columns(
        [
          text(kit, time, {
            size: 16,
            weight: 700,
            face: kit.display,
            color: kit.ink,
            below: 0,
            leading: 1.3,
            style: 'letter-spacing:-.04em',
          }),
          text(kit, what, { size: 18, weight: 600, color: kit.ink, below: 0, leading: 1.3 }),
          text(kit, where, { size: 14, align: 'right', below: 0, leading: 1.5 }),
        ],
        { widths: ['84', '', '84'], stack: false, gap: 10 },
      ),
      { pad: '16px 0 18px', flush: true },
    )
  )
}

function fact(html: string): string {
  return text(kit, html, { size: 17, weight: 700, color: kit.ink, leading: 1.32, below: 0 })
}

export const seeHowItsMade: Draft = {
  slug: 'shipyard-26-come-see-how-its-made',
  brand: 'shipyard-26',
  kit,
  layout: 'line-up',
  types: ['events', 'announcement'],
  mailbox: 'crew',
  sent: '2026-10-29T10:00:00+01:00',
  subject: 'Come see how it’s made (and what broke)',
  preheader: '4 December, Hall 3. Nine makers, no keynotes, one workshop for ugly screens.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 15 }),
          text(kit, '04.12.26', {
            size: 15,
            weight: 700,
            face: kit.display,
            color: kit.ink,
            align: 'right',
            below: 0,
            leading: 1.1,
          }),
        ],
        { valign: 'middle', stack: false },
      ) +
        space(56) +
        heading(kit, 'Come<br>see how<br>it’s made', { size: 100, small: 54, leading: 0.95, below: 60 }) +
        columns(FACTS.map(fact), { gap: 18, valign: 'bottom' }),
      { ground: LIME, pad: '32px 36px 36px' },
    ),
    columns(MAKERS.map(maker), { gap: 0, stack: false }).replace(/<table role/, '<table class="makers" role'),
    section(
      text(
        kit,
        'Everyone on this stage has agreed to show the version before the good one. You will see a font with no lowercase g, a checkout that only worked on Tuesdays, and the spreadsheet that ran a whole airport café.',
        {
          size: 21,
          leading: 1.42,
          color: kit.ink,
          below: 34,
        },
      ) +
        PROGRAMME.map(slot).join('') +
        rule(kit.line, { thick: 2 }) +
        space(30) +
        button(kit, 'Claim a seat, €90', '/seats', { full: true, size: 20, pad: '25px 12px', above: 0 }) +
        text(kit, '412 seats, bolted down. Students pay €30 and sit at the front.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:16px',
        }),
      { pad: '40px 36px 44px' },
    ),
    footer(kit, {
      brand: 'Shipyard/26',
      ground: kit.ink,
      color: '#c9c9bf',
      markColor: LIME,
      align: 'left',
      pad: '36px 36px 44px',
    }),
  ].join(''),
  narrow:
    '.makers,.makers>tbody{display:block!important;width:100%!important}.makers>tbody>tr{display:block!important;width:100%!important;font-size:0}.makers>tbody>tr>.col{display:inline-block!important;width:50%!important;vertical-align:top}',
  text: `COME SEE HOW IT'S MADE
Shipyard/26, 4 December 2026, Hall 3, Old Dock, Port Ellery

One day. Nine makers. No keynotes. Everyone on this stage has agreed to show the version before the good one.

10:00 Doors, coffee, wet paint
11:30 Four products taken apart on stage
14:00 Bring your ugliest screen
17:00 The build-off: one brief, ninety minutes
20:00 Loud music, quiet corner

Claim a seat, €90: https://shipyard26.example/seats
412 seats, bolted down. Students pay €30 and sit at the front.`,
}
