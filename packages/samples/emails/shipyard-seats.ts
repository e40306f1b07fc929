import { button, columns, footer, heading, panel, rule, section, space, text, wordmark } from '../blocks.ts'
import { type Kit, shipyard } from '../kits.ts'
import type { Draft } from './draft.ts'

const LIME = '#d8ff5a'

const signal: Kit = {
  ...shipyard,
  ground: '#ff6a3d',
  paper: '#ff6a3d',
  soft: '#3a1204',
  line: '#0b0b0a',
  button: { ...shipyard.button, ground: '#0b0b0a', ink: '#ffffff' },
}

export const shedMonday: Draft = {
  slug: 'shipyard-26-minus-thirty',
  brand: 'shipyard-26',
  kit: signal,
  layout: 'number',
  types: ['discount', 'limited-time-offers'],
  occasions: ['cyber-monday'],
  mailbox: 'crew',
  sent: '2025-11-29T09:00:00+01:00',
  subject: 'Cyber Monday, in a shed',
  preheader: '',
  // The second mail without a preheader, for the checks to find.
  body: [
    section(
      columns(
        [
          wordmark(signal, { size: 15 }),
          text(signal, 'Mon 01.12', {
            size: 15,
            weight: 700,
            face: signal.display,
            color: signal.ink,
            align: 'right',
            below: 0,
          }),
        ],
        { stack: false, valign: 'middle' },
      ) +
        space(96) +
        heading(signal, '&minus;&thinsp;€30', {
          size: 124,
          small: 76,
          leading: 0.9,
          tracking: '-.035em',
          weight: 900,
          below: 34,
        }) +
        rule(signal.line, { thick: 6 }) +
        space(24) +
        columns(
          [
            text(
              signal,
              'Seats for next December are €60 instead of €90, on Monday, until the web server gets warm or it’s Tuesday.',
              {
                size: 20,
                weight: 600,
                color: signal.ink,
                leading: 1.36,
                below: 0,
              },
            ),
            text(
              signal,
              'Nobody on the bill is confirmed. That is why it is cheap, and also why the early crowd always claims it was a feeling.',
              {
                size: 16,
                color: signal.ink,
                leading: 1.5,
                below: 0,
              },
            ),
          ],
          { gap: 28 },
        ) +
        space(34) +
        button(signal, 'One cheap seat, please', '/seats/shed-monday', {
          full: true,
          size: 19,
          pad: '25px',
          above: 0,
        }),
      { pad: '32px 36px 46px' },
    ),
    footer(signal, {
      brand: 'Shipyard/26',
      align: 'left',
      mark: false,
      color: '#2a0d02',
      pad: '0 36px 40px',
    }),
  ].join(''),
  text: `MINUS EUR 30

Seats for next December are EUR 60 instead of EUR 90, on Monday 1 December, until the web server gets warm or it's Tuesday.

One cheap seat: https://shipyard26.example/seats/shed-monday`,
}

const tangerine: Kit = {
  ...shipyard,
  ground: '#ff9f4a',
  paper: '#ff9f4a',
  soft: '#3d1f05',
  line: '#0b0b0a',
  button: { ...shipyard.button, ink: '#ff9f4a' },
}

/** A pattern in the manner of a code; it holds no data. */
function pattern(): string {
  const rows = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const inFinder = (x: number, y: number): boolean =>
        row >= y && row < y + 3 && column >= x && column < x + 3
      const finder = inFinder(0, 0) || inFinder(8, 0) || inFinder(0, 8)
      const middle = (row === 1 || row === 9) && (column === 1 || column === 9)
      const on = finder ? !(middle && finder) : (row * 7 + column * 5 + row * column) % 3 === 0
      return `<td width="11" height="11" style="width:11px;height:11px;font-size:0;line-height:0;background:${on ? '#0b0b0a' : '#ffffff'}"></td>`
    }).join(''),
  )
  return `<table role="presentation" align="right" cellpadding="0" cellspacing="0" border="0" style="border:8px solid #ffffff">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

function stub(name: string, value: string): string {
  return (
    text(tangerine, name, { size: 13, below: 2, color: '#55555a' }) +
    text(tangerine, value, {
      size: 22,
      small: 16,
      face: tangerine.display,
      weight: 700,
      color: tangerine.ink,
      below: 0,
      leading: 1.2,
      style: 'letter-spacing:-.05em',
    })
  )
}

export const admitOne: Draft = {
  slug: 'shipyard-26-admit-one-seat-h14',
  brand: 'shipyard-26',
  kit: tangerine,
  layout: 'ticket',
  types: ['order-confirmation', 'events'],
  mailbox: 'door',
  sent: '2026-10-05T15:12:00+02:00',
  subject: 'Your seat: H14. It’s bolted down',
  preheader: 'Keep this. The door reads it from a phone, a printout or your memory.',
  body: [
    section(
      panel(
        columns(
          [
            wordmark(tangerine, { size: 16 }),
            text(tangerine, 'Admit one', {
              size: 15,
              weight: 700,
              align: 'right',
              color: tangerine.ink,
              below: 0,
            }),
          ],
          {
            stack: false,
            valign: 'middle',
          },
        ) +
          space(70) +
          text(tangerine, 'Seat', { size: 18, weight: 700, color: tangerine.ink, below: 0 }) +
          heading(tangerine, 'H14', {
            size: 124,
            small: 88,
            leading: 0.95,
            weight: 900,
            tracking: '-.07em',
            below: 56,
          }) +
          columns([stub('Date', '4 Dec 2026'), stub('Doors', '10:00'), stub('Hall', '3')], {
            stack: false,
            widths: ['50%', '', ''],
            gap: 8,
          }),
        { ground: LIME, radius: 22, pad: '32px 34px 34px' },
      ) +
        panel(
          rule('#0b0b0a', { thick: 4, dashed: true }) +
            space(28) +
            columns(
              [
                stub('Holder', 'Reader, R.') +
                  space(16) +
                  stub('Order', 'SAMPLE-0414') +
                  space(16) +
                  stub('Paid', '€90.00, card'),
                pattern(),
              ],
              { stack: false, widths: ['', '146'] },
            ) +
            space(26) +
            text(
              tangerine,
              'H14 has a view of the stage, the crane and the coffee queue. If you swap with someone, tell us, so that the raffle stays honest.',
              { size: 16, color: tangerine.ink, below: 22 },
            ) +
            button(tangerine, 'Add to my calendar', '/calendar.ics', {
              full: true,
              size: 17,
              pad: '21px',
              above: 0,
            }),
          { ground: '#ffffff', radius: 22, pad: '0 34px 34px' },
        ),
      { pad: '44px 60px 24px' },
    ),
    footer(tangerine, { brand: 'Shipyard/26', mark: false, pad: '8px 48px 44px' }),
  ].join(''),
  text: `ADMIT ONE: SEAT H14

4 December 2026, doors 10:00, Hall 3
Holder: Reader, R.
Order: SAMPLE-0414
Paid: EUR 90.00, card

Add to my calendar: https://shipyard26.example/calendar.ics`,
}
