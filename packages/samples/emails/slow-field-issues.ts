import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  picture,
  rule,
  section,
  space,
  text,
} from '../blocks.ts'
import { slowField } from '../kits.ts'
import type { Draft } from './draft.ts'

const kit = { ...slowField, faces: ['gloock', 'newsreader'] } as const
const MASTHEAD = css({ fontFamily: kit.body, fontSize: '15px', lineHeight: 1.3, color: kit.ink })

function masthead(number: string, minutes: string): string {
  return section(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${MASTHEAD}">${number}</td><td align="center" style="${MASTHEAD};font-family:${kit.display};font-size:24px">Slow Field</td><td align="right" style="${MASTHEAD}">${minutes}</td></tr></table>`,
    { pad: '30px 40px 16px' },
  )
}

const CEILINGS = [
  ['A stain in the shape of Portugal. My landlord says Chile. We are not speaking.', 'Ines, third floor'],
  ['A hook, and no memory of what for.', 'Bernard, since 1988'],
  ['The underside of my daughter.', 'Top bunk, bottom bunk'],
  ['Eleven plaster grapes. There were twelve when she moved in.', 'Wilhelmina, for her mother'],
  ['Stars that glow. I am fifty-four.', 'Name kept back'],
  ['Sky, since Thursday. They are coming to look at it.', 'Rhys, with a bucket'],
] as const

function ceiling([words, who]: (typeof CEILINGS)[number], index: number): string {
  const large = index === 0 || index === 3
  return (
    heading(kit, words, {
      level: 3,
      size: large ? 31 : 25,
      small: 26,
      leading: 1.16,
      tracking: '-.01em',
      below: 8,
    }) +
    text(kit, who, { size: 16, color: kit.accent, below: 0 }) +
    space(20) +
    rule(kit.line) +
    space(20)
  )
}

export const ceilings: Draft = {
  slug: 'slow-field-what-your-ceilings-said',
  brand: 'slow-field',
  kit,
  layout: 'newspaper',
  types: ['newsletter', 'weekly-summary'],
  mailbox: 'letters',
  sent: '2026-11-15T08:00:00+00:00',
  subject: 'No. 39: What your ceilings said',
  preheader: 'We asked what is above you. Four hundred letters, and only one was about God.',
  body: [
    masthead('No. 39', '7 minutes'),
    section(rule(kit.line, { thick: 3 }), { pad: '0 40px' }),
    section(
      heading(kit, 'What your ceilings said', {
        size: 104,
        small: 60,
        leading: 0.94,
        below: 22,
        tracking: '-.035em',
      }) +
        text(
          kit,
          'Two weeks ago we asked you to lie down and look up. Four hundred of you did, eleven fell asleep, and one has called a builder.',
          { size: 22, leading: 1.4, color: kit.ink, below: 0 },
        ),
      { pad: '30px 40px 34px' },
    ),
    section(
      rule(kit.line) +
        space(20) +
        columns(
          [
            CEILINGS.filter((_, index) => index % 2 === 0)
              .map((entry, index) => ceiling(entry, index * 2))
              .join(''),
            CEILINGS.filter((_, index) => index % 2)
              .map((entry, index) => ceiling(entry, index * 2 + 1))
              .join(''),
          ],
          { gap: 36 },
        ),
      {
        pad: '0 40px 12px',
      },
    ),
    section(
      columns(
        [
          heading(kit, 'The blank page above you', { level: 2, size: 36, below: 12 }),
          text(
            kit,
            'A painter spends four years on his back and we call it a chapel. You spend a third of your life there and call it nothing. The lead essay takes a torch and has another look.',
            { leading: 1.5, below: 12 },
          ) + text(kit, link(kit, 'Read the lead essay', '/39/ceilings', kit.accent), { below: 0 }),
        ],
        { gap: 30, widths: ['220', ''] },
      ) +
        space(34) +
        rule(kit.line, { thick: 3 }) +
        space(24) +
        text(
          kit,
          `<b>Next time: doorsteps.</b> Stand on yours for five minutes and ${link(kit, 'tell us who stopped', '/39/question', kit.accent)}.`,
          { size: 20, color: kit.ink, below: 0 },
        ),
      { pad: '16px 40px 30px' },
    ),
    section(
      rule(kit.line) +
        [
          ['The crack, revisited', 'A surveyor reads your photographs as if they were faces. Five minutes.'],
          ['Lamps we have known', 'Eleven of them, in order of regret.'],
          ['A soup for lying down', 'It is eaten with a straw and we are not proud of it.'],
        ]
          .map(
            ([title = '', words = ''], index) =>
              columns(
                [
                  heading(kit, String(index + 2), {
                    level: 3,
                    size: 54,
                    color: kit.accent,
                    below: 0,
                    leading: 1,
                  }),
                  heading(kit, title, {
                    level: 3,
                    size: 27,
                    below: 4,
                    leading: 1.1,
                    tracking: '-.01em',
                    style: 'padding-top:6px',
                  }) + text(kit, words, { below: 0, leading: 1.45 }),
                ],
                { widths: ['56', ''], gap: 14, stack: false },
              ) + space(22),
          )
          .join('')
          .replace(/^/, space(24)),
      { pad: '0 40px 12px' },
    ),
    footer(kit, { brand: 'Slow Field', align: 'left', mark: false, pad: '20px 40px 44px' }),
  ].join(''),
  text: `SLOW FIELD, No. 39
What your ceilings said

${CEILINGS.map(([words, who]) => `"${words}" ${who}`).join('\n')}

Read the lead essay: https://slowfield.example/39/ceilings
Next time: doorsteps. https://slowfield.example/39/question`,
}

const duskKit = {
  ...kit,
  ground: '#0f0f22',
  paper: '#0f0f22',
  ink: '#fbeecb',
  soft: '#c9c6d6',
  line: '#3a3a58',
  accent: '#f0b57e',
  button: { ...kit.button, ground: '#fbeecb', ink: '#0f0f22' },
  dark: undefined,
}

export const firstSliver: Draft = {
  slug: 'slow-field-a-month-that-begins-with-looking',
  brand: 'slow-field',
  kit: duskKit,
  layout: 'poster',
  types: ['newsletter', 'seasonal'],
  occasions: ['ramadan'],
  mailbox: 'letters',
  sent: '2026-02-08T16:30:00+00:00',
  subject: 'No. 19: A month that begins with looking',
  preheader: 'Somewhere on a hill next week, someone with good eyes is asked whether they saw it.',
  body: [
    section(
      picture('first-crescent', {
        width: 640,
        alt: 'Dusk over dark hills: a very thin crescent moon, and one house with a lit window',
      }),
      { pad: '0', flush: true },
    ),
    section(
      text(duskKit, 'Slow Field, No. 19', { size: 16, color: duskKit.accent, below: 18 }) +
        heading(duskKit, 'A month that begins with looking', { size: 68, small: 46, below: 24 }) +
        text(
          duskKit,
          'Most months begin because the last one ran out. Ramadan begins because someone stood outside after sunset, looked at the low part of the sky, and saw a thing thinner than an eyelash.',
          { size: 21, leading: 1.5, color: duskKit.ink, below: 18 },
        ) +
        text(
          duskKit,
          'It is expected about the 18th. It can be calculated to the minute, and is. People go up the hill anyway. We spent an evening with four of them, a flask, and a retired optician who has been asked the same question for thirty-one years and has twice had to say no.',
          { below: 18 },
        ) +
        text(
          duskKit,
          'This is an issue about seeing something because you went to meet it. It is shorter than usual; the light goes quickly.',
          { below: 26 },
        ) +
        button(duskKit, 'Go up the hill', '/19/hill', { pad: '18px 34px', size: 18 }),
      { pad: '44px 48px 34px' },
    ),
    section(
      rule(duskKit.line) +
        space(30) +
        columns(
          [
            heading(duskKit, 'How to see it', { level: 2, size: 34, below: 12 }) +
              text(
                duskKit,
                'Go out twenty minutes after sunset. Find where the sun went, hold your fist at arm’s length, and look one fist higher. Blink. Look beside it, not at it.',
                { below: 0, leading: 1.5 },
              ),
            heading(duskKit, 'How to have seen it', { level: 2, size: 34, below: 12 }) +
              text(
                duskKit,
                'Say nothing for a moment. Then tell the person next to you, who has been looking at the wrong hill. Then go in; somebody has put the kettle on.',
                { below: 0, leading: 1.5 },
              ),
          ],
          { gap: 34 },
        ) +
        space(34) +
        rule(duskKit.line),
      { pad: '0 48px 8px' },
    ),
    footer(duskKit, { brand: 'Slow Field', align: 'left', pad: '22px 48px 48px' }),
  ].join(''),
  text: `SLOW FIELD, No. 19
A month that begins with looking

Most months begin because the last one ran out. Ramadan begins because someone stood outside after sunset, looked at the low part of the sky, and saw a thing thinner than an eyelash.

Go up the hill: https://slowfield.example/19/hill`,
}
