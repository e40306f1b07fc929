import {
  button,
  columns,
  css,
  footer,
  heading,
  pairs,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, knotwork } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'JetBrains Mono',Menlo,Consolas,monospace"

const terminal: Kit = {
  ...knotwork,
  faces: ['syne', 'jetbrains-mono'],
  body: MONO,
  ground: '#0b0a18',
  paper: '#0b0a18',
  button: { ...knotwork.button, ground: '#7ef0b5', ink: '#08140e', radius: 4 },
}

const GREEN = '#7ef0b5'

const RED = '#ff8fa6'

const YELLOW = '#ffd479'

function prompt(command: string): string {
  return text(
    terminal,
    `<span style="color:${GREEN}">~/prices</span> <span style="color:#ffffff">$ ${command}</span>`,
    {
      size: 16,
      small: 14,
      below: 8,
      weight: 600,
    },
  )
}

function output(lines: readonly string[], below = 30): string {
  return text(terminal, lines.join('<br>'), { size: 15, small: 13, leading: 1.75, below })
}

function commit(hash: string, message: string): string {
  return `<span style="color:${YELLOW}">${hash}</span> ${message}`
}

const DOTS = ['#ff6b81', '#ffc95c', '#5ee6a8']
  .map(
    (color) =>
      `<span style="${css({ display: 'inline-block', width: '12px', height: '12px', borderRadius: '6px', background: color, marginRight: '8px' })}"></span>`,
  )
  .join('')

export const blameTheDiscount: Draft = {
  slug: 'knotwork-blame-the-discount',
  brand: 'knotwork',
  kit: terminal,
  layout: 'terminal',
  types: ['limited-time-offers', 'discount'],
  occasions: ['cyber-monday'],
  mailbox: 'sale',
  sent: '2025-11-28T15:00:00+00:00',
  subject: 'knot log --since="Cyber Monday"',
  preheader: 'Five commits. The third one removes the word “unbelievable”.',
  body: [
    section(wordmark(terminal, { size: 20, color: '#ffffff' }), { pad: '30px 36px 22px' }),
    section(
      panel(
        columns(
          [
            `<div style="font-size:0;line-height:0;padding-top:4px">${DOTS}</div>`,
            text(terminal, 'cyber-monday', { size: 13, align: 'right', below: 0 }),
          ],
          { stack: false, valign: 'middle' },
        ) +
          space(30) +
          prompt('knot log --oneline') +
          output([
            commit(
              'a41f9c2',
              `<span style="color:#ffffff">Cut every seat by 40%</span> <span style="color:${GREEN}">(HEAD)</span>`,
            ),
            commit('77be003', 'Remove countdown. It was a GIF'),
            commit('e0d51aa', 'Remove the word “unbelievable”'),
            commit('19c2f4b', 'Fix typo in “unbelievable”'),
            commit('03ab77e', 'Initial hype'),
          ]) +
          prompt('knot diff seats.yml') +
          output([
            `<span style="color:${RED}">- team: &nbsp;$12.00</span>`,
            `<span style="color:${GREEN}">+ team: &nbsp; $7.20</span>`,
            `<span style="color:${RED}">- solo: &nbsp; $4.00</span>`,
            `<span style="color:${GREEN}">+ solo: &nbsp; $2.40</span>`,
            '&nbsp; for: &nbsp; twelve months',
            '&nbsp; until: 2 Dec, 09:00 UTC',
          ]) +
          prompt('knot blame --who discount') +
          output(['Priya, Finance. She says don’t make it a habit.'], 0),
        { ground: '#16142d', radius: 14, border: '1px solid #322e5c', pad: '24px 28px 32px' },
      ) +
        space(40) +
        heading(terminal, 'One clean merge.<br>No conflicts.', { size: 58, small: 38, below: 16 }) +
        text(
          terminal,
          'Apply it once, to a new team or the one you have. It reverts itself on Tuesday at nine, with a proper commit message.',
          { size: 16, below: 24 },
        ) +
        button(terminal, 'knot apply sale.patch', '/sale', { full: true, size: 17, pad: '21px', above: 0 }),
      { pad: '0 36px 36px' },
    ),
    footer(terminal, { brand: 'Knotwork', align: 'left', mark: false, pad: '10px 36px 44px' }),
  ].join(''),
  text: `~/prices $ knot log --oneline

a41f9c2 Cut every seat by 40% (HEAD)
77be003 Remove countdown. It was a GIF
e0d51aa Remove the word "unbelievable"
19c2f4b Fix typo in "unbelievable"
03ab77e Initial hype

~/prices $ knot diff seats.yml
- team: $12.00
+ team:  $7.20
- solo:  $4.00
+ solo:  $2.40
  for twelve months, until 2 Dec, 09:00 UTC

Apply the patch: https://knotwork.example/sale`,
}

const wool: Kit = {
  ...knotwork,
  ground: '#b8acff',
  paper: '#b8acff',
  ink: '#17123a',
  soft: '#2c2560',
  line: '#17123a',
  button: { ...knotwork.button, ground: '#17123a', radius: 99 },
}

export const wearYourCommits: Draft = {
  slug: 'knotwork-wear-your-commits',
  brand: 'knotwork',
  kit: wool,
  layout: 'stack',
  types: ['just-dropped', 'promotional'],
  mailbox: 'shop',
  sent: '2024-10-08T16:00:00+00:00',
  subject: 'We knitted your commit graph',
  preheader: '200 jumpers. August is the sleeve with nothing on it.',
  body: [
    section(
      columns(
        [
          wordmark(wool, { size: 22 }),
          text(wool, 'Merch, batch one', { size: 15, color: wool.ink, align: 'right', below: 0 }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ) +
        space(44) +
        heading(wool, 'Wear your<br>commits', {
          size: 112,
          small: 58,
          leading: 0.86,
          align: 'center',
          tracking: '-.06em',
          below: 0,
        }),
      { pad: '30px 32px 0', align: 'center' },
    ),
    section(
      picture('jumper', {
        width: 520,
        alt: 'A dark knitted jumper with bands of violet stitches, like a year of commits',
        align: 'center',
      }),
      { pad: '10px 32px 16px', flush: true },
    ),
    section(
      text(
        wool,
        'One year of your work in merino: a stitch a day, brighter where you were busy. August is nearly plain. We left it, because so did you.',
        { size: 21, color: wool.ink, align: 'center', measure: 480, below: 26 },
      ) +
        button(wool, 'Knit mine, $96', '/shop/jumper', { align: 'center', size: 18, pad: '20px 44px' }) +
        space(40) +
        pairs(
          wool,
          [
            ['wool.origin', 'merino, mulesing-free'],
            ['size.fit', 'relaxed, like a Friday deploy'],
            ['size.range', 'XS to 4XL, same price'],
            ['stock.count', '200, then we unpick the machine'],
            ['care.wash', 'cold; never --force'],
          ],
          { size: 16, pad: '13px 0', border: '1px solid #8f80e8', color: wool.ink, weight: 600 },
        ),
      { pad: '0 52px 48px' },
    ),
    footer(wool, { brand: 'Knotwork', ground: '#17123a', color: '#cfc6ff' }),
  ].join(''),
  text: `WEAR YOUR COMMITS

One year of your work in merino: a stitch a day, brighter where you were busy. August is nearly plain. We left it, because so did you.

200 made, XS to 4XL, $96.

Knit mine: https://knotwork.example/shop/jumper`,
}
