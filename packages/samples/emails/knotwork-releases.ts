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

const paper: Kit = {
  ...knotwork,
  ground: '#e6e1ff',
  paper: '#e6e1ff',
  ink: '#17123a',
  soft: '#474077',
  line: '#c4bbf5',
  accent: '#5a43e0',
  button: { ...knotwork.button, ground: '#17123b', ink: '#fffffe' },
  dark: {
    '#e6e1ff': '#16122e',
    '#17123a': '#f1eeff',
    '#17123b': '#a99bff',
    '#fffffe': '#16122e',
    '#474077': '#bdb4e6',
    '#5a43e0': '#a99bff',
    '#b5246a': '#ff8fbd',
    '#0a6b50': '#5ee6a8',
    '#8a4b00': '#ffb866',
    '#f5f2ff': '#231d46',
    '#d6cefc': '#100d22',
  },
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
    words:
      'Every commit slides to where it will live before it lives there. Drop one back and nothing has happened yet.',
  },
  {
    hash: 'b71e',
    color: '#b5246a',
    title: 'Conflicts, side by side by side',
    words: 'Yours, theirs, and what the two of you agreed in March. The third column settles most arguments.',
  },
  {
    hash: '9d20',
    color: '#0a6b50',
    title: 'Undo reaches through a push',
    words: 'For ninety seconds a push can be pulled back, and nobody’s build has to know.',
  },
  {
    hash: '44aa',
    color: '#8a4b00',
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
    text(paper, hash, {
      size: 13,
      color,
      weight: 700,
      below: 4,
      leading: 1.6,
      style: 'letter-spacing:.1em',
    }) +
    heading(paper, title, { level: 2, size: 26, small: 23, leading: 1.1, below: 8 }) +
    text(paper, words, { size: 16, below: 0 })
  }</td></tr>`
}

const GRAPH = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${CHANGES.map(change).join('')}</table>`

export const lightsOn: Draft = {
  slug: 'knotwork-rebase-with-the-lights-on',
  brand: 'knotwork',
  kit: paper,
  layout: 'timeline',
  types: ['product-update', 'newsletter'],
  mailbox: 'releases',
  sent: '2026-09-15T14:30:00+00:00',
  subject: 'Knotwork 4.2: rebase with the lights on',
  preheader: 'Five commits, one apology to Wen.',
  body: [
    section(
      columns(
        [wordmark(paper, { size: 22 }), text(paper, 'Release 4.2', { size: 15, align: 'right', below: 0 })],
        {
          stack: false,
          valign: 'middle',
        },
      ) +
        space(70) +
        heading(paper, 'Rebase<br>with the<br>lights on', {
          size: 104,
          small: 58,
          leading: 0.92,
          below: 26,
        }) +
        text(paper, 'Rewriting history used to be done in the dark, by feel. 4.2 moves the lamp.', {
          size: 20,
          measure: 440,
          below: 56,
        }) +
        GRAPH +
        panel(
          text(
            paper,
            'Also in this release: nothing that needs your attention. We checked twice, because a release note that long makes people look for the catch. Update when you next have a coffee.',
            {
              size: 16,
              color: paper.ink,
              below: 0,
            },
          ),
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
  layout: 'stack',
  types: ['trial-expired', 'upgrade-now'],
  mailbox: 'accounts',
  sent: '2025-06-26T08:00:00+00:00',
  subject: 'Your trial came undone, as trials do',
  preheader: 'Nothing is deleted. You can keep the rope either way.',
  body: [
    section(wordmark(mint, { size: 22, align: 'center' }), { pad: '34px 44px 10px' }),
    section(
      picture('loose-rope', {
        width: 560,
        alt: 'A violet rope lying in an open loop, no knot in it',
        align: 'center',
      }),
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
  layout: 'split',
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
