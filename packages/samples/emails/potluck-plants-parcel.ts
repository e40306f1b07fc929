import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  pairs,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { potluckPlants, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const GREEN = '#1e5b3d'

const cardboard: Kit = {
  ...potluckPlants,
  ground: '#ffdf70',
  paper: '#ffdf70',
  ink: '#26301a',
  soft: '#524a20',
  line: '#dcb93c',
  accent: GREEN,
  button: { ...potluckPlants.button, ground: '#26301a', ink: '#ffdf70' },
}

const STOPS = [
  ['Mon', 'watered', true],
  ['Tue', 'on the van', true],
  ['Wed', 'sulking', false],
  ['Thu', 'your step', false],
] as const

function stop([day, where, isPast]: (typeof STOPS)[number], index: number): Cell {
  const dot = css({
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    background: isPast ? GREEN : '#fff3c4',
    border: `4px solid ${GREEN}`,
    fontSize: 0,
    lineHeight: 0,
    boxSizing: 'border-box',
  })
  const road = css({
    borderTop: `4px ${index === 0 ? 'solid' : 'dotted'} ${GREEN}`,
    fontSize: 0,
    lineHeight: 0,
  })
  const way =
    index === STOPS.length - 1
      ? ''
      : `<td valign="middle" style="padding:0 6px"><div style="${road}">&nbsp;</div></td>`
  return {
    html:
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="20"><div style="${dot}">&nbsp;</div></td>${way}</tr></table>` +
      space(10) +
      text(cardboard, `<b>${day}</b><br>${where}`, {
        size: 16,
        small: 14,
        color: cardboard.ink,
        below: 0,
        leading: 1.3,
      }),
  }
}

export const geraldHasLeft: Draft = {
  slug: 'potluck-plants-gerald-has-left-the-building',
  brand: 'potluck-plants',
  kit: cardboard,
  layout: 'tracking',
  types: ['shipping-confirmation', 'transactional'],
  mailbox: 'post-room',
  sent: '2025-05-06T15:20:00-04:00',
  subject: 'Gerald has left the building',
  preheader: 'He is upright, in the dark, and expected on Thursday.',
  body: [
    section(wordmark(cardboard, { size: 26 }), { pad: '34px 40px 22px' }),
    section(
      heading(cardboard, 'Gerald has left the&nbsp;building', { size: 80, small: 50, below: 30 }) +
        columns(
          [
            picture('plant-snake', {
              width: 190,
              alt: 'Gerald, a snake plant in a terracotta pot, standing in his box',
              align: 'center',
              style: 'margin-bottom:-12px',
            }) +
              panel(
                text(cardboard, 'THIS WAY UP<br>he will tell you', {
                  size: 17,
                  weight: 700,
                  color: '#4a2c0c',
                  align: 'center',
                  below: 0,
                  leading: 1.3,
                }),
                {
                  ground: '#c98f4e',
                  pad: '20px 10px 22px',
                  align: 'center',
                  style: 'border-top:14px solid #a86f31',
                },
              ),
            label(cardboard, 'Expected', { below: 2, color: GREEN }) +
              heading(cardboard, 'Thursday', { level: 2, size: 58, small: 50, below: 12 }) +
              text(
                cardboard,
                'before six, when you are either at home or have a neighbour with a kind face. He travels standing, in the dark, with air holes he did not ask for.',
                { size: 18, leading: 1.45, color: cardboard.ink, below: 20 },
              ) +
              button(cardboard, 'Follow the van', '/van', { size: 18, pad: '18px 32px', above: 0 }),
          ],
          { widths: ['42%', ''], gap: 34, valign: 'bottom' },
        ) +
        space(40) +
        grid([STOPS.map(stop)]),
      { pad: '0 40px 40px' },
    ),
    section(
      heading(cardboard, 'In the box', { level: 2, size: 30, below: 10 }) +
        pairs(
          cardboard,
          [
            ['Snake plant (Gerald)', '1'],
            ['Terracotta, tall', '1'],
            ['Soil, his own', 'some'],
            ['Parcel', 'SAMPLE-0506'],
          ],
          { size: 18, pad: '10px 0', border: '1px solid #e3cf8e' },
        ) +
        text(
          cardboard,
          'Open it the day it comes, say his name, and give him nothing until Sunday. He will tell you that he is thirsty. He is a snake plant.',
          { size: 17, color: cardboard.ink, below: 0, style: 'padding-top:22px' },
        ),
      { ground: '#fff6d8', pad: '38px 40px 40px' },
    ),
    footer(cardboard, {
      brand: 'Potluck Plants',
      ground: '#fff6d8',
      align: 'left',
      mark: false,
      pad: '0 40px 44px',
      links: [
        ['Help', '/help'],
        ['Change the day', '/day'],
        ['Preferences', '/preferences'],
      ],
    }),
  ].join(''),
  text: `GERALD HAS LEFT THE BUILDING

Expected on Thursday, before six. Parcel SAMPLE-0506.

Mon: watered
Tue: on the van
Wed: sulking
Thu: your step

Follow the van: https://potluckplants.example/van

Open it the day it comes, say his name, and give him nothing until Sunday.`,
}
