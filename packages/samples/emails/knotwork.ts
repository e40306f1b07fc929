import { button, columns, footer, heading, link, picture, section, space, text, wordmark } from '../blocks.ts'
import { knotwork as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const REQUEST = [
  ['Asked from', 'Firefox on Linux'],
  ['Near', 'Port Ellery'],
  ['At', '4 Nov, 14:06 UTC'],
] as const

function detail([name, value]: (typeof REQUEST)[number]): string {
  return (
    text(kit, name, { size: 13, below: 2 }) +
    text(kit, value, { size: 15, color: kit.ink, weight: 600, below: 0 })
  )
}

export const looseEnd: Draft = {
  slug: 'knotwork-heres-the-loose-end',
  brand: 'knotwork',
  kit,
  layout: 'stack',
  types: ['password-reset'],
  mailbox: 'security',
  sent: '2026-11-04T14:06:00+00:00',
  subject: 'Reset your Knotwork password',
  preheader: 'The link works once, for the next thirty minutes.',
  body: [
    section(
      columns([wordmark(kit, { size: 22 }), text(kit, 'Account', { size: 15, align: 'right', below: 0 })], {
        valign: 'middle',
        stack: false,
      }),
      { pad: '32px 44px 4px' },
    ),
    section(
      picture('knot', { width: 430, alt: 'A glossy violet knot with no visible end', align: 'center' }),
      { pad: '0 40px 4px', flush: true },
    ),
    section(
      heading(kit, 'Here’s the<br>loose end', { size: 76, small: 50, below: 18 }) +
        text(
          kit,
          `Someone, we think you, asked to reset the password for <b style="color:#ffffff">reader@example.com</b>. Pull this and the rest comes undone by itself.`,
          { size: 18, below: 24, measure: 500 },
        ) +
        button(kit, 'Choose a new password', '/reset', { pad: '19px 34px', above: 0 }) +
        space(32) +
        columns(REQUEST.map(detail), { gap: 16 }) +
        space(22) +
        text(
          kit,
          `In a terminal? Type <b style="color:#ffffff;letter-spacing:.08em">482 913</b> instead. Not you? Leave it alone: the link goes slack in thirty minutes and your old password keeps holding. We never ask for it by mail, by phone or in a pull request. ${link(kit, 'How we guard accounts', '/security', '#cfc6ff', 500)}`,
          {
            size: 14,
            below: 0,
          },
        ),
      { pad: '2px 44px 30px' },
    ),
    footer(kit, {
      brand: 'Knotwork',
      align: 'left',
      mark: false,
      ground: '#100e24',
      pad: '28px 44px 38px',
      links: [
        ['Security', '/security'],
        ['Help', '/help'],
        ['Status', '/status'],
      ],
    }),
  ].join(''),
  text: `HERE'S THE LOOSE END

Someone, we think you, asked to reset the password for reader@example.com.

Choose a new password: https://knotwork.example/reset
Or type this code in the terminal: 482 913

The link works once, for thirty minutes.
Asked from: Firefox on Linux, near Port Ellery, 4 Nov, 14:06 UTC

Not you? Leave it alone: the link goes slack and your old password keeps holding.`,
}
