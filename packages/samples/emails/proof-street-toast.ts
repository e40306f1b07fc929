import { columns, css, footer, heading, link, panel, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { proofStreet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NAVY = '#17296b'

const morning: Kit = {
  ...proofStreet,
  faces: ['besley', 'besley-italic'],
  ground: '#cfe0ef',
  paper: '#cfe0ef',
  ink: NAVY,
  soft: '#3c4a78',
  line: '#a5bcd6',
  accent: '#9c4515',
  dark: {
    '#cfe0ef': '#0f1830',
    '#17296b': '#dfe8ff',
    '#3c4a78': '#b2bfe0',
    '#a5bcd6': '#33426c',
    '#fffdf6': '#1a2547',
    '#9c4515': '#ffac7d',
  },
}

const SLICES = [
  ['#f8e6c0', 'bread'],
  ['#e9bf7d', 'a rumour'],
  ['#cf9147', 'gold'],
  ['#98591f', 'Sunday'],
  ['#593013', 'alarm'],
  ['#22150d', 'evidence'],
] as const

function slice([color]: (typeof SLICES)[number], index: number): Cell {
  const toast = css({
    display: 'block',
    height: '92px',
    background: color,
    borderRadius: '34px 34px 12px 12px',
    border: '4px solid #8a4f1d',
    fontSize: 0,
    lineHeight: 0,
  })
  return {
    html: `<a class="slice" href="${morning.site}/toast/${index + 1}" target="_blank" style="${toast}">${index + 1}</a>`,
    pad: '0 4px',
  }
}

function shade([, words]: (typeof SLICES)[number], index: number): Cell {
  return {
    html: text(morning, `<b>${index + 1}</b><br>${words}`, {
      size: 15,
      small: 12,
      color: morning.ink,
      align: 'center',
      below: 0,
      leading: 1.35,
    }),
    align: 'center',
    pad: '10px 0 0',
  }
}

export const howDark: Draft = {
  slug: 'proof-street-how-dark-is-your-toast',
  brand: 'proof-street',
  kit: morning,
  layout: 'scale',
  types: ['survey', 'newsletter'],
  mailbox: 'ada',
  sent: '2024-07-09T06:30:00+02:00',
  subject: 'One question about toast',
  preheader: 'Six slices, one tap, nothing about your household income.',
  body: [
    section(wordmark(morning, { size: 28, align: 'center' }), { pad: '38px 40px 36px' }),
    section(
      heading(morning, 'How dark is your toast?', { size: 82, small: 50, align: 'center', below: 22 }) +
        text(
          morning,
          'Ada is changing the white loaf and would like to know what happens to it once it has left the window. Press the slice. That was the survey.',
          { size: 18, align: 'center', measure: 460, below: 38 },
        ) +
        grid([SLICES.map(slice)]) +
        grid([SLICES.map(shade)]) +
        space(40) +
        panel(
          columns(
            [
              heading(morning, 'If most say 1 or 2', { level: 2, size: 23, below: 8, leading: 1.1 }) +
                text(morning, 'the crust gets thinner and the crumb gets the attention.', {
                  size: 16,
                  below: 0,
                }),
              heading(morning, 'If most say 5 or 6', { level: 2, size: 23, below: 8, leading: 1.1 }) +
                text(morning, 'we print the number of the fire station on the bag.', { size: 16, below: 0 }),
            ],
            { gap: 30 },
          ),
          { ground: '#fffdf6', radius: 8, pad: '28px 30px' },
        ) +
        text(
          morning,
          `No toaster? ${link(morning, 'Say so', '/toast/none', NAVY)}; it is the seventh answer. Results in the window on Saturday, in slices.`,
          { size: 16, align: 'center', below: 0, style: 'padding-top:26px' },
        ),
      { pad: '0 44px 26px', align: 'center' },
    ),
    footer(morning, { brand: 'Proof Street', mark: false, pad: '18px 48px 44px' }),
  ].join(''),
  narrow:
    '.slice{height:64px!important;border-radius:22px 22px 8px 8px!important;border-width:3px!important}',
  text: `HOW DARK IS YOUR TOAST?

Ada is changing the white loaf and would like to know what happens to it once it has left the window.

${SLICES.map(([, words], index) => `${index + 1} ${words}: https://proofstreet.example/toast/${index + 1}`).join('\n')}

Results in the window on Saturday, in slices.`,
}
