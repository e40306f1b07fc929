import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { smallHours } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,monospace"
const CARD = '#fdf3d6'
const INK = '#151a48'

function fact(name: string, value: string, size = 24): string {
  return (
    text(smallHours, name, { size: 13, color: '#6a6a90', below: 3, leading: 1.2, face: MONO }) +
    heading(smallHours, value, {
      level: 3,
      size,
      small: size > 30 ? 34 : 17,
      color: INK,
      weight: 400,
      below: 0,
      leading: 1.15,
      tracking: '-.015em',
    })
  )
}

/** The line to tear along, with a bite out of the card at either end. */
function perforation(ground: string): string {
  const bite = css({
    display: 'block',
    width: '26px',
    height: '26px',
    background: ground,
    fontSize: 0,
    lineHeight: 0,
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${CARD};table-layout:fixed"><tr><td width="13" style="width:13px"><div style="${bite};width:13px;border-radius:0 13px 13px 0">&nbsp;</div></td><td style="padding:0 10px"><div style="border-top:3px dotted #c3b98f;font-size:0;line-height:0">&nbsp;</div></td><td width="13" style="width:13px"><div style="${bite};width:13px;border-radius:13px 0 0 13px">&nbsp;</div></td></tr></table>\n`
}

export const upperBerth: Draft = {
  slug: 'small-hours-upper-berth-fourteen',
  brand: 'small-hours',
  kit: smallHours,
  layout: 'ticket',
  types: ['order-confirmation'],
  mailbox: 'tickets',
  sent: '2025-05-14T20:12:00+02:00',
  subject: 'Your berth: 14, upper. Trieste to Ghent',
  preheader: 'Carriage 7. The ladder is on the left and has been spoken to.',
  body: [
    section(
      columns(
        [
          wordmark(smallHours, { size: 26 }),
          text(smallHours, 'Booking SAMPLE-7714', { size: 14, align: 'right', below: 0, face: MONO }),
        ],
        {
          stack: false,
          valign: 'middle',
          widths: ['', '170'],
        },
      ),
      { pad: '36px 40px 34px' },
    ),
    section(
      heading(smallHours, 'You’re on the top bunk.', { size: 58, small: 40, below: 14 }) +
        text(
          smallHours,
          'Fall asleep somewhere before Villach. We wake you with coffee twenty minutes before Ghent, or with a second coffee ten minutes after that.',
          { below: 28 },
        ),
      { pad: '0 40px' },
    ),
    section(
      panel(
        grid([
          [
            {
              html:
                heading(smallHours, 'TRS', {
                  level: 2,
                  size: 84,
                  small: 48,
                  color: INK,
                  weight: 500,
                  below: 4,
                  leading: 0.9,
                }) + text(smallHours, 'Trieste C.le', { size: 16, color: INK, below: 0 }),
              width: '38%',
            },
            {
              html: `<div style="${css({ fontFamily: smallHours.body, fontSize: '40px', lineHeight: '70px', color: '#6b63c0', textAlign: 'center' })}">&rarr;</div>`,
            },
            {
              html:
                heading(smallHours, 'GNT', {
                  level: 2,
                  size: 84,
                  small: 48,
                  color: INK,
                  weight: 500,
                  align: 'right',
                  below: 4,
                  leading: 0.9,
                }) + text(smallHours, 'Ghent St. P.', { size: 16, color: INK, align: 'right', below: 0 }),
              width: '38%',
            },
          ],
        ]) +
          space(24) +
          grid([
            [{ html: fact('Leaves', 'Fri 23 May, 18:52') }, { html: fact('Arrives', 'Sat 24 May, 10:08') }],
            [{ html: space(20) }, { html: '' }],
            [{ html: fact('Passenger', 'A. Reader') }, { html: fact('Bring', 'socks') }],
          ]),
        { ground: CARD, pad: '32px 30px 26px', style: 'border-radius:18px 18px 0 0' },
      ) +
        perforation('#10153a') +
        panel(
          grid([
            [
              { html: fact('Coach', '7', 56) },
              { html: fact('Berth', '14', 56) },
              { html: fact('Where', 'upper', 56), width: '46%' },
            ],
          ]) +
            space(16) +
            text(smallHours, '1 berth, 1 breakfast, 1 reading light of your own: <b>&euro;94.00</b>', {
              size: 16,
              color: INK,
              below: 0,
            }),
          { ground: CARD, pad: '24px 30px 30px', style: 'border-radius:0 0 18px 18px' },
        ),
      { pad: '0 30px 26px' },
    ),
    section(
      button(smallHours, 'Add it to my phone', '/tickets/7714', { full: true, pad: '20px', size: 18 }) +
        space(18) +
        text(
          smallHours,
          `Can’t do ladders? ${link(smallHours, 'Swap for a lower berth', '/tickets/7714/swap', '#f6d98b', 500)} until the day before, for nothing.`,
          {
            size: 16,
            align: 'center',
            below: 0,
          },
        ),
      { pad: '0 40px 12px' },
    ),
    footer(smallHours, { brand: 'Small Hours', mark: false }),
  ].join(''),
  text: `YOU'RE ON THE TOP BUNK

Trieste C.le to Ghent St. P.
Leaves Fri 23 May, 18:52. Arrives Sat 24 May, 10:08.
Coach 7, berth 14, upper. EUR 94.00
Bring: socks.

Add it to my phone: https://smallhours.example/tickets/7714
Swap for a lower berth: https://smallhours.example/tickets/7714/swap`,
}

const CHECKS = [
  ['20:55', 'Platform 4 opens. There is a bench; it has regulars.'],
  ['21:10', 'Boarding. Lena in coach 7 knows your name and your pillow.'],
  ['21:40', 'We leave. Nobody announces it.'],
  ['22:30', 'Dining car: soup until it is gone.'],
  ['07:20', 'Coffee at the door. Two knocks.'],
] as const

export const tonightAtTwentyOneForty: Draft = {
  slug: 'small-hours-tonight-2140',
  brand: 'small-hours',
  kit: smallHours,
  layout: 'timetable',
  types: ['reminder'],
  mailbox: 'lena',
  sent: '2026-08-21T14:00:00+02:00',
  subject: 'Tonight, 21:40',
  preheader: 'Platform 4. Wear something you would not mind being seen asleep in.',
  body: [
    section(wordmark(smallHours, { size: 24, align: 'center' }), { pad: '38px 40px 22px' }),
    section(
      heading(smallHours, '21:40', {
        size: 126,
        small: 96,
        align: 'center',
        weight: 200,
        below: 6,
        leading: 1,
        tracking: '-.06em',
        color: '#f6d98b',
      }) +
        text(smallHours, 'Tonight, platform 4, to Porto', {
          size: 22,
          align: 'center',
          color: smallHours.ink,
          below: 26,
        }),
      { pad: '0 40px', align: 'center' },
    ),
    section(
      picture('night-window', {
        width: 580,
        alt: 'A carriage window at night: a full moon, hills, and a town’s lights going past',
        align: 'center',
      }),
      {
        pad: '0 30px 36px',
        flush: true,
      },
    ),
    section(
      grid(
        CHECKS.map(([time, what], index) => {
          const row = { pad: '15px 0', style: index ? `border-top:1px solid ${smallHours.line}` : '' }
          return [
            {
              html: text(smallHours, time, {
                size: 17,
                color: '#f6d98b',
                below: 0,
                face: MONO,
                leading: 1.5,
              }),
              width: '92',
              ...row,
            },
            {
              html: text(smallHours, what, { size: 17, color: smallHours.ink, below: 0, leading: 1.5 }),
              ...row,
            },
          ]
        }),
      ) +
        button(smallHours, 'Show my ticket', '/tickets/tonight', {
          align: 'center',
          pad: '18px 40px',
          size: 18,
          above: 24,
        }),
      { pad: '0 48px 16px' },
    ),
    footer(smallHours, { brand: 'Small Hours', mark: false, note: 'Forgot earplugs? Lena has earplugs.' }),
  ].join(''),
  text: `TONIGHT, 21:40
Platform 4, to Porto.

${CHECKS.map(([time, what]) => `${time}  ${what}`).join('\n')}

Show my ticket: https://smallhours.example/tickets/tonight`,
}

const postKit = {
  ...smallHours,
  faces: ['outfit', 'caveat'],
  ground: '#ffc7ae',
  paper: '#ffc7ae',
  ink: '#2b1a4a',
  soft: '#543458',
  line: '#e79f84',
  button: { ...smallHours.button, ground: '#2b1a4a', ink: '#ffe9dc' },
} as const

const HAND = "'Caveat','Segoe Script',cursive"

export const lookedAtLisbon: Draft = {
  slug: 'small-hours-you-looked-at-lisbon-three-times',
  brand: 'small-hours',
  kit: postKit,
  layout: 'postcard',
  types: ['browse-abandonment'],
  mailbox: 'postcards',
  sent: '2025-10-02T18:30:00+02:00',
  subject: 'You looked at Lisbon three times',
  preheader: 'Lisbon noticed. It has written.',
  body: [
    section(wordmark(postKit, { size: 24, align: 'center' }), { pad: '36px 40px 28px' }),
    section(
      panel(
        columns(
          [
            heading(postKit, 'Dear you,', {
              size: 46,
              face: HAND,
              weight: 700,
              below: 10,
              tracking: '0',
              color: '#27348b',
            }) +
              text(
                postKit,
                'I saw you on Tuesday, and twice on Wednesday when you should have been working. The trams are running. The custard is warm. It is 22 degrees and there is a lower berth on the 16th.',
                { size: 27, face: HAND, color: '#27348b', leading: 1.22, below: 10 },
              ) +
              text(postKit, 'Lisbon', {
                size: 42,
                face: HAND,
                weight: 700,
                color: '#27348b',
                leading: 1,
                below: 0,
              }),
            picture('night-window', {
              width: 118,
              alt: 'A stamp showing a train window at night',
              ground: '#10153a',
              style: 'padding:8px;border:4px dotted #ffc7ae;margin-left:auto',
            }) +
              space(28) +
              rule('#cfc3b0', { thick: 2 }) +
              text(postKit, 'The reader', {
                size: 26,
                face: HAND,
                color: '#27348b',
                below: 2,
                leading: 1.3,
                style: 'padding-top:10px',
              }) +
              rule('#cfc3b0', { thick: 2 }) +
              text(postKit, 'A desk by', {
                size: 26,
                face: HAND,
                color: '#27348b',
                below: 2,
                leading: 1.3,
                style: 'padding-top:10px',
              }) +
              rule('#cfc3b0', { thick: 2 }) +
              text(postKit, 'the radiator', {
                size: 26,
                face: HAND,
                color: '#27348b',
                below: 2,
                leading: 1.3,
                style: 'padding-top:10px',
              }) +
              rule('#cfc3b0', { thick: 2 }),
          ],
          { widths: ['', '190'], gap: 34 },
        ),
        {
          ground: '#fffaf0',
          pad: '34px 30px 34px',
          radius: 6,
          style: 'box-shadow:0 14px 30px rgba(88,30,20,.18)',
        },
      ),
      { pad: '0 26px 34px' },
    ),
    section(
      text(postKit, 'Leaves 20:26, arrives 11:31. From &euro;79, lying down.', {
        size: 20,
        align: 'center',
        color: postKit.ink,
        below: 14,
      }) +
        button(postKit, 'Write back', '/lisbon', { align: 'center', pad: '18px 42px', size: 18, above: 0 }),
      { pad: '0 40px 12px', align: 'center' },
    ),
    footer(postKit, { brand: 'Small Hours', mark: false }),
  ].join(''),
  text: `Dear you,

I saw you on Tuesday, and twice on Wednesday when you should have been working. The trams are running. The custard is warm. It is 22 degrees and there is a lower berth on the 16th.

Lisbon

Leaves 20:26, arrives 11:31. From EUR 79, lying down: https://smallhours.example/lisbon`,
}
