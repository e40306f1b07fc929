import {
  artSource,
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
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
  return text(terminal, `<span style="color:${GREEN}">~/prices</span> <span style="color:#ffffff">$ ${command}</span>`, {
    size: 16,
    small: 14,
    below: 8,
    weight: 600,
  })
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
            commit('a41f9c2', `<span style="color:#ffffff">Cut every seat by 40%</span> <span style="color:${GREEN}">(HEAD)</span>`),
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

const paper: Kit = {
  ...knotwork,
  ground: '#e6e1ff',
  paper: '#e6e1ff',
  ink: '#17123a',
  soft: '#474077',
  line: '#c4bbf5',
  accent: '#5a43e0',
  button: { ...knotwork.button, ground: '#17123a' },
}

interface Change {
  hash: string
  color: string
  title: string
  words: string
}

const CHANGES: readonly Change[] = [
  {
    hash: 'f03c',
    color: '#5a43e0',
    title: 'Rebase shows its working',
    words: 'Every commit slides to where it will live before it lives there. Drop one back and nothing has happened yet.',
  },
  {
    hash: 'b71e',
    color: '#e0447f',
    title: 'Conflicts, side by side by side',
    words: 'Yours, theirs, and what the two of you agreed in March. The third column settles most arguments.',
  },
  {
    hash: '9d20',
    color: '#0f8f6a',
    title: 'Undo reaches through a push',
    words: 'For ninety seconds a push can be pulled back, and nobody’s build has to know.',
  },
  {
    hash: '44aa',
    color: '#c26a00',
    title: 'Blame is called “ask” now',
    words: 'Same lines, same names. People answer faster. You may keep the alias; we know you will.',
  },
  {
    hash: '0e11',
    color: '#5a43e0',
    title: 'Forty-one small repairs',
    words: 'Among them the scrollbar that scrolled the other scrollbar. It had a fan. We are sorry, Wen.',
  },
]

/** The rail is drawn behind the dot, so that rows of any height join up. */
function change({ hash, color, title, words }: Change): string {
  const rail = css({
    width: '44px',
    background: 'linear-gradient(#b3a7f2,#b3a7f2) 11px 0/3px 100% no-repeat',
  })
  const dot = css({
    width: '17px',
    height: '17px',
    borderRadius: '13px',
    background: color,
    border: '4px solid #e6e1ff',
    fontSize: 0,
    lineHeight: 0,
  })
  return `<tr><td valign="top" style="${rail}"><div style="${dot}">&nbsp;</div></td><td valign="top" style="padding-bottom:28px">${
    text(paper, hash, { size: 13, color, weight: 700, below: 4, leading: 1.6, style: 'letter-spacing:.1em' }) +
    heading(paper, title, { level: 2, size: 26, small: 23, leading: 1.1, below: 8 }) +
    text(paper, words, { size: 16, below: 0 })
  }</td></tr>`
}

const GRAPH = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${CHANGES.map(change).join('')}</table>`

export const lightsOn: Draft = {
  slug: 'knotwork-rebase-with-the-lights-on',
  brand: 'knotwork',
  kit: paper,
  types: ['product-update', 'newsletter'],
  mailbox: 'releases',
  sent: '2026-09-15T14:30:00+00:00',
  subject: 'Knotwork 4.2: rebase with the lights on',
  preheader: 'Five commits, one apology to Wen.',
  body: [
    section(
      columns([wordmark(paper, { size: 22 }), text(paper, 'Release 4.2', { size: 15, align: 'right', below: 0 })], {
        stack: false,
        valign: 'middle',
      }) +
        space(70) +
        heading(paper, 'Rebase<br>with the<br>lights on', { size: 104, small: 58, leading: 0.92, below: 26 }) +
        text(paper, 'Rewriting history used to be done in the dark, by feel. 4.2 moves the lamp.', {
          size: 20,
          measure: 440,
          below: 56,
        }) +
        GRAPH +
        panel(
          text(paper, 'Also in this release: nothing that needs your attention. We checked twice, because a release note that long makes people look for the catch. Update when you next have a coffee.', {
            size: 16,
            color: paper.ink,
            below: 0,
          }),
          { ground: '#f5f2ff', radius: 14, pad: '22px 24px' },
        ) +
        space(20) +
        button(paper, 'Read the whole log', '/releases/4.2', { pad: '19px 34px', above: 10 }),
      { pad: '32px 44px 52px' },
    ),
    footer(paper, { brand: 'Knotwork', align: 'left', ground: '#d6cefc', pad: '32px 44px 40px' }),
  ].join(''),
  text: `KNOTWORK 4.2: REBASE WITH THE LIGHTS ON

f03c Rebase shows its working before anything has happened.
b71e Conflicts, side by side by side: yours, theirs, and what you agreed in March.
9d20 Undo reaches through a push, for ninety seconds.
44aa Blame is called "ask" now. People answer faster.
0e11 Forty-one small repairs. We are sorry, Wen.

Read the whole log: https://knotwork.example/releases/4.2`,
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
  types: ['just-dropped', 'promotional'],
  mailbox: 'shop',
  sent: '2024-10-08T16:00:00+00:00',
  subject: 'We knitted your commit graph',
  preheader: '200 jumpers. August is the sleeve with nothing on it.',
  body: [
    section(
      columns([wordmark(wool, { size: 22 }), text(wool, 'Merch, batch one', { size: 15, color: wool.ink, align: 'right', below: 0 })], {
        stack: false,
        valign: 'middle',
      }) +
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

const mint: Kit = {
  ...knotwork,
  ground: '#c6f4e4',
  paper: '#c6f4e4',
  ink: '#1c1250',
  soft: '#3b3470',
  line: '#98dcc5',
  button: { ...knotwork.button, ground: '#5a43e0' },
}

export const cameUndone: Draft = {
  slug: 'knotwork-it-came-undone',
  brand: 'knotwork',
  kit: mint,
  types: ['trial-expired', 'upgrade-now'],
  mailbox: 'accounts',
  sent: '2025-06-26T08:00:00+00:00',
  subject: 'Your trial came undone, as trials do',
  preheader: 'Nothing is deleted. You can keep the rope either way.',
  body: [
    section(wordmark(mint, { size: 22, align: 'center' }), { pad: '34px 44px 10px' }),
    section(
      picture('loose-rope', { width: 560, alt: 'A violet rope lying in an open loop, no knot in it', align: 'center' }),
      { pad: '12px 32px 0', flush: true },
    ),
    section(
      heading(mint, 'It came<br>undone', { size: 90, small: 58, align: 'center', leading: 0.9, below: 20 }) +
        text(
          mint,
          'Thirty days, 212 commits, one merge you described as “weirdly pleasant”. The trial ended this morning. Your repositories are read-only and in one piece until 26 August.',
          { size: 18, align: 'center', measure: 470, below: 22 },
        ) +
        button(mint, 'Tie it again, $4 a month', '/plans', { align: 'center', pad: '19px 36px' }) +
        space(20) +
        text(mint, link(mint, 'Or take all of it home as a plain folder', '/export', mint.ink, 500), {
          size: 16,
          align: 'center',
          below: 0,
        }),
      { pad: '6px 44px 44px' },
    ),
    footer(mint, { brand: 'Knotwork', mark: false, pad: '0 48px 40px' }),
  ].join(''),
  text: `IT CAME UNDONE

Thirty days, 212 commits, one merge you described as "weirdly pleasant". The trial ended this morning. Your repositories are read-only and in one piece until 26 August.

Tie it again, $4 a month: https://knotwork.example/plans
Or take all of it home: https://knotwork.example/export`,
}

const wood: Kit = {
  ...knotwork,
  ground: '#22331f',
  paper: '#22331f',
  ink: '#f2f5e6',
  soft: '#c3d0b4',
  line: '#46593f',
  accent: '#bfe27a',
  button: { ...knotwork.button, ground: '#bfe27a', ink: '#1a2817', radius: 10 },
}

const DEAD_WOOD = [
  ['fix-final-final', '4 years'],
  ['joel-test-dont-merge', '3 years, and Joel left'],
  ['temp', '3 years'],
  ['new-homepage', 'two homepages ago'],
  ['revert-revert-revert', '19 months'],
] as const

export const pruneABranch: Draft = {
  slug: 'knotwork-prune-a-branch',
  brand: 'knotwork',
  kit: wood,
  types: ['educational', 'product-update'],
  occasions: ['earth-day'],
  mailbox: 'garden',
  sent: '2025-04-17T13:00:00+00:00',
  subject: 'For Earth Day, prune a branch',
  preheader: 'No, the other kind. You have 61 that nobody has touched since 2023.',
  body: [
    columns(
      [
        `<img src="${artSource('photo-acanthus')}" alt="An old photograph of a single acanthus stem, cut clean" width="280" class="wide" style="display:block;width:100%;max-width:280px;height:auto;border:0">`,
        section(
          wordmark(wood, { size: 20 }) +
            space(36) +
            label(wood, 'Earth Day, 22 April') +
            heading(wood, 'Prune<br>a branch.<br>No, the<br>other kind.', { size: 50, small: 46, below: 0 }),
          { pad: '34px 24px 24px 34px' },
        ),
      ],
      { gap: 0, widths: ['280', ''] },
    ),
    section(
      text(
        wood,
        'Every merged branch you keep is cloned, built and backed up again, by machines that draw real current. Your team has <b style="color:#f2f5e6">61 branches nobody has touched in a year</b>. We can’t plant a tree in your name with a straight face, but we can hand you the secateurs.',
        { size: 18, below: 30 },
      ) +
        pairs(wood, DEAD_WOOD, { size: 17, pad: '14px 0', border: '1px solid #46593f', weight: 600 }) +
        space(30) +
        button(wood, 'Show my dead wood', '/prune', { pad: '19px 34px', above: 0 }) +
        text(
          wood,
          'Pruned branches lie in the compost for ninety days and can be grafted back. On our own servers the first prune freed a fifth of nightly build time. That is our figure, from our logs; yours will differ.',
          { size: 14, below: 0, style: 'padding-top:26px' },
        ),
      { pad: '38px 40px 40px' },
    ),
    footer(wood, { brand: 'Knotwork', align: 'left', mark: false, ground: '#1a2817', pad: '28px 40px 36px' }),
  ].join(''),
  text: `PRUNE A BRANCH. NO, THE OTHER KIND.

Every merged branch you keep is cloned, built and backed up again. Your team has 61 branches nobody has touched in a year.

fix-final-final: 4 years
joel-test-dont-merge: 3 years, and Joel left
temp: 3 years
new-homepage: two homepages ago
revert-revert-revert: 19 months

Show my dead wood: https://knotwork.example/prune`,
}
