import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { proofStreet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const BLUE = '#17296b'
const kit = proofStreet

const WEEK = [
  ['Wed', 'The dough is mixed and told to wait. It is better at this than we are.'],
  ['Thu', 'You get one message: rye, white or surprise. Say nothing and it is surprise.'],
  ['Fri', 'The oven is lit at two. Do not come by; it is loud and everyone is in a hairnet.'],
  ['Sat', 'The box stands on your step before nine, wrapped in yesterday’s newspaper, still talking.'],
] as const

function weekday([day, words]: (typeof WEEK)[number], index: number): string {
  const isLast = index === WEEK.length - 1
  return columns(
    [
      `<div style="${css({ width: '62px', height: '62px', borderRadius: '50%', background: isLast ? '#b8451b' : BLUE, textAlign: 'center' })}"><span style="${css({ fontFamily: kit.display, fontSize: '20px', lineHeight: '62px', fontWeight: 800, color: '#fffdf6' })}">${day}</span></div>${isLast ? '' : `<div style="${css({ width: '30px', height: '34px', borderRight: `2px solid ${kit.line}`, fontSize: 0, lineHeight: 0 })}">&nbsp;</div>`}`,
      text(kit, words, { size: 18, leading: 1.45, color: kit.ink, below: 0, style: 'padding-top:5px' }),
    ],
    { widths: ['62', ''], gap: 20, stack: false },
  )
}

export const saturdayStarts: Draft = {
  slug: 'proof-street-saturday-starts-on-wednesday',
  brand: 'proof-street',
  kit: { ...kit, faces: ['besley'] },
  layout: 'timeline',
  types: ['onboarding', 'welcome'],
  mailbox: 'window',
  sent: '2025-02-18T06:30:00+01:00',
  subject: 'Saturday starts on Wednesday',
  preheader: 'Your box is in the book. Here is what happens while you sleep.',
  body: [
    section(
      wordmark(kit, { size: 30, align: 'center', color: '#17296c' }) +
        picture('bread', {
          width: 560,
          alt: 'A round loaf, a baguette and two cross buns on a wooden board',
          align: 'center',
          style: 'margin-top:14px',
        }),
      { ground: '#ffcf8b', pad: '34px 30px 22px', flush: true },
    ),
    section(
      heading(kit, 'Saturday starts on Wednesday', { size: 68, small: 44, below: 18 }) +
        text(
          kit,
          'Your name is in the book in pencil, which is how we write the ones we hope to keep. Bread takes four days when nobody hurries it.',
          {
            size: 18,
            below: 34,
          },
        ) +
        WEEK.map(weekday).join('') +
        space(30) +
        button(kit, 'Tell us where the step is', '/box/address', { size: 17, pad: '18px 32px' }),
      { pad: '50px 48px 40px' },
    ),
    footer(kit, { brand: 'Proof Street', align: 'left' }),
  ].join(''),
  text: `SATURDAY STARTS ON WEDNESDAY

Your name is in the book in pencil, which is how we write the ones we hope to keep.

${WEEK.map(([day, words]) => `${day}: ${words}`).join('\n')}

Tell us where the step is: https://proofstreet.example/box/address`,
}

const crust: Kit = {
  ...kit,
  faces: ['besley'],
  ground: '#f3b562',
  paper: '#f3b562',
  soft: '#4a2d10',
  ink: '#2d1808',
  line: '#d08f38',
  accent: '#2d1808',
  button: { ...kit.button, ground: '#2d1808', ink: '#fff3dd' },
  dark: undefined,
}

const PLANS = [
  ['Loaf', 'half of one', 'the whole one'],
  ['Crusts', '1', '2'],
  ['Buns', 'hope', '4'],
  ['Butter', 'yours', 'ours'],
  ['Toast on Tuesday', 'no', 'yes'],
  ['A week', '€9', '€14'],
] as const

function plan(words: string, { bold = false, ground = '', last = false } = {}): Cell {
  return {
    html: text(crust, words, {
      size: last ? 28 : 18,
      small: last ? 24 : 16,
      weight: bold ? 800 : 500,
      color: '#2d1808',
      align: 'center',
      below: 0,
      leading: 1.2,
    }),
    ground: ground || undefined,
    pad: '14px 6px',
    align: 'center',
    valign: 'middle',
  }
}

function loafShape(isWhole: boolean): string {
  const shape = css({
    width: isWhole ? '104px' : '52px',
    height: '104px',
    margin: '0 auto',
    background: '#8d4a17',
    borderRadius: isWhole ? '52px' : '52px 0 0 52px',
    border: '0',
    fontSize: 0,
    lineHeight: 0,
  })
  return `<div style="${shape}">&nbsp;</div>`
}

export const wholeLoaf: Draft = {
  slug: 'proof-street-the-other-half',
  brand: 'proof-street',
  kit: crust,
  layout: 'comparison',
  types: ['upgrade-now', 'promotional'],
  mailbox: 'window',
  sent: '2026-06-23T07:00:00+02:00',
  subject: 'Somebody else has your other half',
  preheader: 'The half box is a good box. It is also, by definition, half.',
  body: [
    section(wordmark(crust, { size: 28 }), { pad: '32px 40px 24px' }),
    section(
      heading(crust, 'Somebody else has your other half', { size: 64, small: 43, below: 0, leading: 1.08 }),
      {
        pad: '0 36px 30px 40px',
      },
    ),
    section(
      grid([
        [
          { html: '', width: '30%' },
          { html: loafShape(false), align: 'center', pad: '0 0 20px', width: '35%' },
          {
            html: loafShape(true),
            ground: '#fff0d6',
            align: 'center',
            pad: '20px 0',
            width: '35%',
            style: 'border-radius:16px 16px 0 0',
          },
        ],
        ...PLANS.map(([name, half, whole], index) => {
          const last = index === PLANS.length - 1
          const line = `border-top:1px solid ${crust.line}`
          return [
            {
              ...plan(name),
              align: 'left' as const,
              html: text(crust, name, { size: 15, below: 0, leading: 1.2, weight: 600 }),
              style: line,
            },
            { ...plan(half, { last }), style: line },
            {
              ...plan(whole, { bold: true, ground: '#fff0d6', last }),
              style: `${line}${last ? ';border-radius:0 0 16px 16px' : ''}`,
            },
          ]
        }),
      ]) +
        space(28) +
        button(crust, 'Make it whole', '/box/whole', { full: true, size: 19, pad: '22px' }) +
        text(
          crust,
          `From this Saturday. You can go back to half any week, and ${link(crust, 'whoever has it now', '/box/half', '#2d1808')} will be glad to hear it.`,
          {
            size: 15,
            below: 0,
            style: 'padding-top:18px',
          },
        ),
      { pad: '0 40px 20px' },
    ),
    footer(crust, { brand: 'Proof Street', align: 'left', mark: false, pad: '26px 40px 44px' }),
  ].join(''),
  text: `SOMEBODY ELSE HAS YOUR OTHER HALF

${PLANS.map(([name, half, whole]) => `${name}: ${half} / ${whole}`).join('\n')}

Make it whole: https://proofstreet.example/box/whole`,
}
