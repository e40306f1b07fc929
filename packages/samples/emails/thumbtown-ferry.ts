import { button, css, footer, heading, section, space, text, wordmark } from '../blocks.ts'
import { thumbtown, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NAVY = '#1b2950'
const SEA = ['#5fb4dd', '#2f7fb5', '#174f86'] as const

const sky: Kit = {
  ...thumbtown,
  ground: '#d7f0f7',
  paper: '#d7f0f7',
  ink: NAVY,
  soft: '#2d3a5e',
  line: '#9cd3e6',
  accent: '#c2301a',
  button: { ...thumbtown.button, ground: '#ffcb2e', ink: NAVY },
}

/** A funnel, a bridge and a hull, one under the other, each a single cell. */
function ferry(): string {
  const part = (style: Readonly<Record<string, string | number>>, html = '&nbsp;'): string =>
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto"><tr><td align="center" style="${css({ fontSize: 0, lineHeight: 0, ...style })}">${html}</td></tr></table>`
  const price = css({
    fontFamily: sky.body,
    fontSize: '46px',
    lineHeight: '92px',
    fontWeight: 800,
    letterSpacing: '-.03em',
    color: '#fff3d0',
    textDecoration: 'line-through',
  })
  return (
    part({ background: NAVY, width: '34px', height: '44px', borderRadius: '6px 6px 0 0' }) +
    part({ background: '#fff8e6', width: '150px', height: '52px', borderRadius: '12px 12px 0 0' }) +
    part(
      { background: '#c2301a', width: '290px', height: '92px', borderRadius: '10px 10px 90px 90px' },
      `<span style="${price}">£31</span>`,
    )
  )
}

export const ferryWentDown: Draft = {
  slug: 'thumbtown-the-ferry-has-gone-down',
  brand: 'thumbtown',
  kit: sky,
  layout: 'waterline',
  types: ['price-drop', 'browse-abandonment'],
  mailbox: 'harbour',
  sent: '2026-09-24T09:30:00+01:00',
  subject: 'The ferry has gone down',
  preheader: 'In price, by £7. Otherwise it floats, mostly.',
  body: [
    section(
      wordmark(sky, { size: 20, align: 'center' }) +
        space(34) +
        heading(sky, 'The ferry has<br>gone down', { size: 54, small: 32, align: 'center', below: 16 }) +
        text(sky, 'In price. Otherwise it floats, mostly.', {
          align: 'center',
          color: NAVY,
          below: 40,
        }) +
        ferry(),
      { pad: '38px 36px 0', align: 'center' },
    ),
    section('&nbsp;', {
      ground: SEA[0],
      pad: '0',
      flush: true,
      style: 'font-size:0;line-height:26px;height:26px',
    }),
    section(
      heading(sky, '£24', {
        level: 2,
        face: sky.body,
        tracking: '-.05em',
        size: 168,
        small: 120,
        align: 'center',
        below: 4,
        color: '#ffcb2e',
        leading: 1,
      }) +
        text(sky, 'from today, and nobody rang a bell', {
          align: 'center',
          color: '#ffffff',
          weight: 600,
          below: 0,
        }),
      { ground: SEA[2], pad: '44px 36px 48px', align: 'center', style: `border-top:30px solid ${SEA[1]}` },
    ),
    section(
      text(
        sky,
        'You looked at it in August, when it was the last thing to board your basket. Since then we have learned to cut the hull from one piece of beech and not three. That is easier, and the easy part belongs to you.',
        { align: 'center', color: '#dcecf8', measure: 470, below: 26 },
      ) +
        button(sky, 'Bring it up, £24', '/ferry', { align: 'center', size: 19, pad: '21px 42px' }) +
        text(sky, 'Bought one in the last thirty days? The £7 is already swimming back to you.', {
          size: 15,
          align: 'center',
          color: '#c3d9ee',
          below: 0,
          style: 'padding-top:22px',
        }),
      { ground: '#10345e', pad: '42px 40px 46px', align: 'center' },
    ),
    footer(sky, {
      brand: 'Thumbtown',
      ground: '#0a2342',
      color: '#b9cde2',
      markColor: '#ffcb2e',
      pad: '34px 40px 44px',
    }),
  ].join(''),
  text: `THE FERRY HAS GONE DOWN

In price. Otherwise it floats, mostly. It was £31 and is £24 from today.

Since August we have learned to cut the hull from one piece of beech and not three. That is easier, and the easy part belongs to you.

Bring it up, £24: https://thumbtown.example/ferry
Bought one in the last thirty days? The £7 is already swimming back to you.`,
}
