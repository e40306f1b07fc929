import { button, columns, css, footer, heading, panel, section, text, wordmark } from '../blocks.ts'
import { otherhand, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const kit = otherhand

const olive: Kit = {
  ...kit,
  ground: '#3d4326',
  paper: '#3d4326',
  ink: '#f4ecc9',
  soft: '#d6d4b2',
  line: '#6a7049',
  accent: '#eec77c',
  button: { ...kit.button, ground: '#eec77c', ink: '#26290f' },
}

const HANDS = [
  [
    'Left',
    'Held yours across roads until you were nine, then pretended not to.',
    'Her ring: 1981, tight since you.',
  ],
  ['Right', 'Stirred, signed, sewed on, waved, switched the light off twice.', 'Her ring: none so far.'],
] as const

export const twoHands: Draft = {
  slug: 'otherhand-your-mother-has-two-hands',
  brand: 'otherhand',
  kit: olive,
  layout: 'diptych',
  types: ['promotional', 'seasonal'],
  occasions: ['mothers-day'],
  mailbox: 'bench',
  sent: '2024-05-01T10:00:00+02:00',
  subject: 'Your mother has two hands',
  preheader: 'One of them did most of the work and never got anything for it.',
  body: [
    section(wordmark(olive, { size: 26, align: 'center' }), { pad: '38px 44px 40px' }),
    section(
      heading(olive, 'Your mother has two hands', {
        size: 88,
        small: 54,
        align: 'center',
        below: 0,
        leading: 0.94,
      }),
      {
        pad: '0 40px 44px',
        align: 'center',
      },
    ),
    section(
      columns(
        HANDS.map(([name, words, ring], index) =>
          panel(
            heading(olive, name, {
              level: 2,
              size: 46,
              below: 14,
              align: index ? 'right' : 'left',
              color: index ? '#26290f' : olive.ink,
              weight: 250,
            }) +
              text(olive, words, {
                size: 18,
                align: index ? 'right' : 'left',
                color: index ? '#3a3818' : olive.soft,
                below: 40,
              }) +
              text(olive, ring, {
                size: 15,
                align: index ? 'right' : 'left',
                color: index ? '#3a3818' : olive.soft,
                weight: 500,
                below: 0,
              }),
            { ground: index ? '#eec77c' : '#4d5432', pad: '28px 28px 30px' },
          ),
        ),
        { gap: 0 },
      ),
      { pad: '0 40px 40px' },
    ),
    section(
      text(
        olive,
        'Mother’s Day is 12 May. Rings for right hands start at €90 and come with a string, so that you can find out her size without asking. Measure a glove. Measure an old ring. Hold her hand for a while.',
        {
          size: 18,
          align: 'center',
          measure: 460,
          below: 26,
        },
      ) + button(olive, 'For the right one', '/right-hand', { align: 'center', size: 15, pad: '19px 42px' }),
      { pad: '0 44px 26px', align: 'center' },
    ),
    footer(olive, { brand: 'Otherhand', mark: false, pad: '34px 44px 46px' }),
  ].join(''),
  text: `YOUR MOTHER HAS TWO HANDS

${HANDS.map(([name, words, ring]) => `${name}: ${words} ${ring}`).join('\n')}

Mother's Day is 12 May. Rings for right hands start at €90.
For the right one: https://otherhand.example/right-hand`,
}

const scarlet: Kit = {
  ...kit,
  ground: '#c3142d',
  paper: '#c3142d',
  ink: '#ffe6dd',
  soft: '#ffe0d8',
  line: '#e0566a',
  accent: '#ffe6dd',
  button: { ...kit.button, ground: '#ffe6dd', ink: '#8c0c1e' },
}

const PETALS = [
  'loves me',
  'loves me not',
  'loves me',
  'loves me not',
  'loves me',
  'is checking his phone',
] as const

export const petals: Draft = {
  slug: 'otherhand-i-have-bought-it-myself',
  brand: 'otherhand',
  kit: scarlet,
  layout: 'type',
  types: ['promotional', 'limited-time-offers'],
  occasions: ['valentines-day'],
  mailbox: 'bench',
  sent: '2024-02-07T21:00:00+01:00',
  subject: 'Loves me, loves me not, have bought it myself',
  preheader: 'Ten per cent off for anyone whose name is on both the card and the parcel.',
  body: [
    section(wordmark(scarlet, { size: 26 }), { pad: '38px 44px 44px' }),
    section(
      PETALS.map((words, index) => {
        const style = css({
          fontFamily: scarlet.display,
          fontSize: '54px',
          lineHeight: 1.08,
          letterSpacing: '-.04em',
          fontWeight: 200,
          color: '#ffb9b3',
          textDecoration: index < PETALS.length ? 'line-through' : undefined,
        })
        return `<div class="fs-36" style="${style}">${words}</div>`
      }).join('') +
        heading(scarlet, 'have bought it myself', {
          size: 54,
          small: 36,
          below: 40,
          leading: 1.08,
          weight: 600,
        }) +
        columns(
          [
            text(
              scarlet,
              'From now until the 14th, anyone who is both the buyer and the wearer takes ten per cent off. We do not check. We just write “me” in the box where the name goes.',
              {
                size: 17,
                below: 22,
              },
            ),
            button(scarlet, 'To me, from me', '/me', { size: 16, pad: '20px 36px', above: 4 }),
          ],
          { widths: ['56%', ''], gap: 26 },
        ),
      { pad: '0 44px 30px' },
    ),
    footer(scarlet, { brand: 'Otherhand', mark: false, align: 'left', pad: '30px 44px 46px' }),
  ].join(''),
  text: `${PETALS.join('\n')}
have bought it myself

From now until the 14th, anyone who is both the buyer and the wearer takes ten per cent off.
To me, from me: https://otherhand.example/me`,
}
