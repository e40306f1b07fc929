import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { loudSupply as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PLUM = '#240640'

const AISLES = [
  ['Caps', '/caps', '#ff9ad5'],
  ['Speakers', '/speakers', '#00d1b2'],
  ['Socks', '/socks', '#ffe600'],
  ['Stickers', '/stickers', '#b795ff'],
] as const

const SHOUTS = [
  ['Cap, volume 11', '€32', '€16'],
  ['Speaker, small, rude', '€98', '€49'],
  ['Sock of the month, no. 9', '€14', '€7'],
  ['Megaphone (not a toy)', '€60', '€30'],
] as const

function aisle([name, path, ground]: (typeof AISLES)[number]): string {
  const style = css({
    display: 'block',
    padding: '46px 4px',
    background: ground,
    fontFamily: kit.display,
    fontSize: '28px',
    lineHeight: 1,
    color: PLUM,
    textAlign: 'center',
    textTransform: 'uppercase',
    textDecoration: 'none',
  })
  return `<a href="${kit.site}${path}" target="_blank" style="${style}">${name}</a>`
}

function shout([name, was, now]: (typeof SHOUTS)[number], index: number): string {
  const row = css({
    padding: '18px 0',
    borderTop: index ? `3px solid ${PLUM}` : undefined,
    fontFamily: kit.display,
    fontSize: '30px',
    lineHeight: 1.1,
    color: PLUM,
    textTransform: 'uppercase',
  })
  return `<tr><td class="fs-22" style="${row}">${name}</td><td class="fs-22" align="right" style="${row};white-space:nowrap;padding-left:12px"><s style="font-size:.72em">${was}</s>&nbsp; ${now}</td></tr>`
}

const STRIP = Array.from({ length: 5 }, () => 'Ends Sunday').join(' &nbsp;/&nbsp; ')

export const everythingMustShout: Draft = {
  slug: 'loud-supply-everything-must-shout',
  brand: 'loud-supply',
  kit,
  layout: 'poster',
  types: ['discount', 'limited-time-offers'],
  occasions: ['black-friday'],
  mailbox: 'loud',
  sent: '2026-11-17T11:11:00+01:00',
  subject: '50% off. We tried whispering it',
  preheader: 'Code TURNITUP, on everything, until the neighbours win on Sunday.',
  body: [
    section(
      text(kit, STRIP, {
        size: 13,
        color: kit.ink,
        align: 'center',
        weight: 800,
        below: 0,
        leading: 1.2,
        style: 'white-space:nowrap;overflow:hidden;text-transform:uppercase;letter-spacing:.06em',
      }),
      {
        ground: PLUM,
        pad: '13px 0',
        flush: true,
      },
    ),
    section(wordmark(kit, { size: 30, align: 'center', color: PLUM }), { pad: '28px 40px 4px' }),
    section(
      heading(kit, 'Everything<br>must shout', {
        size: 134,
        small: 74,
        leading: 0.95,
        align: 'center',
        below: 0,
        capitals: true,
      }),
      { pad: '14px 8px 0', flush: true, align: 'center' },
    ),
    section(
      picture('half-price', {
        width: 620,
        alt: '50% in fat yellow letters, surrounded by a heart, a ring and two balls',
        align: 'center',
      }),
      { pad: '6px 10px 18px', flush: true },
    ),
    section(
      heading(kit, 'Half off the whole loud lot', {
        level: 2,
        size: 50,
        small: 38,
        align: 'center',
        color: PLUM,
        below: 12,
        capitals: true,
      }) +
        text(
          kit,
          'Black Friday is on the 27th. The street asked us to spread the noise out, so ours starts ten days early and stops on Sunday at midnight.',
          {
            align: 'center',
            weight: 600,
            measure: 460,
            below: 26,
          },
        ) +
        panel(
          `<div style="${css({ fontFamily: kit.display, fontSize: '64px', lineHeight: 1, color: PLUM, letterSpacing: '.05em', textAlign: 'center' })}" class="fs-46">TURNITUP</div>` +
            text(kit, 'Type it at the till. One per human, two per band.', {
              size: 14,
              color: PLUM,
              align: 'center',
              weight: 700,
              below: 0,
              style: 'padding-top:10px',
            }),
          { ground: '#ffe600', pad: '28px 20px 26px', border: `4px dashed ${PLUM}`, align: 'center' },
        ) +
        space(16) +
        button(kit, 'Shop before Sunday', '/everything', {
          full: true,
          size: 20,
          pad: '24px 12px',
          above: 0,
        }),
      { pad: '0 40px 48px', align: 'center' },
    ),
    columns(AISLES.map(aisle), { gap: 0, stack: false }).replace(/class="col"/g, 'class="col aisle"'),
    section(
      heading(kit, 'Loudest first', {
        level: 2,
        size: 50,
        small: 40,
        color: PLUM,
        below: 14,
        capitals: true,
      }) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${SHOUTS.map(shout).join('')}</table>` +
        space(18) +
        text(
          kit,
          `Quiet things are not reduced, because we do not make any. ${link(kit, 'See the rest', '/everything', PLUM, 800)}`,
          { size: 16, color: PLUM, weight: 600, below: 0 },
        ),
      { ground: '#ffffff', pad: '48px 40px 44px' },
    ),
    footer(kit, { brand: 'Loud Supply', ground: PLUM, color: '#dccbf7', markColor: kit.ink }),
  ].join(''),
  narrow: '.aisle a{font-size:19px!important;padding:34px 2px!important}',
  text: `EVERYTHING MUST SHOUT: 50% OFF

Black Friday is on the 27th. The street asked us to spread the noise out, so ours starts ten days early and stops on Sunday at midnight.

Code: TURNITUP. One per human, two per band.
Shop before Sunday: https://loudsupply.example/everything

LOUDEST FIRST
Cap, volume 11: €16 (was €32)
Speaker, small, rude: €49 (was €98)
Sock of the month, no. 9: €7 (was €14)
Megaphone (not a toy): €30 (was €60)

Quiet things are not reduced, because we do not make any.`,
}
