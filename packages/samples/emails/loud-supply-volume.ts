import { button, columns, css, footer, heading, link, section, space, text, wordmark } from '../blocks.ts'
import { loudSupply, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PLUM = '#240640'
const YELLOW = '#ffe600'

const hush: Kit = {
  ...loudSupply,
  ground: PLUM,
  paper: PLUM,
  ink: '#cdb4ff',
  soft: '#cdb4ff',
  button: { ...loudSupply.button, ground: '#cdb4ff', ink: PLUM },
}

export const shh: Draft = {
  slug: 'loud-supply-shh',
  brand: 'loud-supply',
  kit: hush,
  layout: 'type',
  types: ['password-reset'],
  mailbox: 'loud',
  sent: '2025-06-17T23:48:00+02:00',
  subject: 'Shh. Your new password',
  // Left out on purpose: checks for a missing preheader need one that has none.
  preheader: '',
  body: [
    section(
      heading(hush, 'Shh', { size: 250, small: 150, leading: 1, capitals: true, align: 'center', below: 0 }),
      {
        pad: '34px 20px 0',
        flush: true,
      },
    ),
    section(
      text(
        hush,
        'Passwords are the one thing we whisper. Somebody asked to change the one for <b style="color:#ffffff">reader@example.com</b>. If it was you, press this quietly.',
        {
          size: 20,
          align: 'center',
          measure: 440,
          below: 26,
        },
      ) +
        button(hush, 'Choose a new one', '/password', { align: 'center', size: 18, pad: '22px 44px' }) +
        text(
          hush,
          `Works until 00:48. If it was not you, ${link(hush, 'tell us at normal volume', '/security', '#ffffff')} and keep your old one.`,
          {
            size: 15,
            align: 'center',
            measure: 400,
            below: 0,
            style: 'padding-top:26px',
          },
        ),
      { pad: '12px 40px 20px', align: 'center' },
    ),
    footer(hush, {
      brand: 'Loud Supply',
      color: '#a58fd0',
      links: [
        ['Help', '/help'],
        ['Security', '/security'],
      ],
      pad: '36px 40px 44px',
    }),
  ].join(''),
  text: `SHH

Passwords are the one thing we whisper. Somebody asked to change the one for reader@example.com. If it was you, press this quietly.

Choose a new one: https://loudsupply.example/password
Works until 00:48. If it was not you: https://loudsupply.example/security`,
}

const yellow: Kit = { ...loudSupply, ground: YELLOW, paper: YELLOW, ink: PLUM, soft: PLUM, accent: PLUM }

/** Heights of the volume steps, 0 to 11; the new step is the low one that used to be missing. */
const STEPS = Array.from({ length: 12 }, (_, index) => 26 + index * index * 1.9)
const NEW_STEP = 2

function volume(): string {
  const bars = STEPS.map((height, index) => {
    const isNew = index === NEW_STEP
    const bar = css({
      height: `${Math.round(height)}px`,
      background: isNew ? '#f23a18' : PLUM,
      fontSize: 0,
      lineHeight: 0,
    })
    const figure = css({
      fontFamily: yellow.display,
      fontSize: '20px',
      lineHeight: 1.6,
      color: isNew ? '#b3200a' : PLUM,
      textAlign: 'center',
    })
    return `<td valign="bottom" style="padding:0 3px"><div style="${bar}">&nbsp;</div><div style="${figure}">${index}</div></td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${bars.join('')}</tr></table>`
}

const CHANGES = [
  ['New', 'Volume 2. It sits between “off” and “sorry, what?”.'],
  ['Mended', 'The tongue no longer goes in when somebody is on the phone.'],
  ['Mended', 'Two speakers in one room stop arguing after the second song.'],
  ['Known', 'Volume 11 still opens the kitchen drawer. We have decided to like it.'],
] as const

export const volumeTwo: Draft = {
  slug: 'loud-supply-we-found-a-two',
  brand: 'loud-supply',
  kit: yellow,
  layout: 'chart',
  types: ['new-update', 'product-update'],
  mailbox: 'loud',
  sent: '2025-10-14T11:11:00+02:00',
  subject: 'We found a 2',
  preheader: 'Update 2.1 for Speaker, small, rude. It has learnt a quieter word.',
  body: [
    section(
      columns(
        [
          wordmark(yellow, { size: 24 }),
          text(yellow, 'Update 2.1', { size: 15, weight: 800, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ) +
        space(40) +
        heading(yellow, 'We found a&nbsp;2', { size: 112, small: 74, capitals: true, below: 18 }) +
        text(
          yellow,
          'For three years the knob on Speaker, small, rude went from nothing straight to three. A customer with a sleeping baby sent us a drawing of a very small number.',
          { size: 20, weight: 600, leading: 1.4, measure: 500, below: 34 },
        ) +
        volume(),
      { pad: '28px 34px 34px' },
    ),
    section(
      CHANGES.map(([tag, words]) =>
        columns(
          [
            text(yellow, tag, {
              size: 15,
              weight: 800,
              below: 0,
              color: PLUM,
              style: 'text-transform:uppercase;letter-spacing:.05em',
            }),
            text(yellow, words, { size: 18, weight: 500, below: 18, leading: 1.4, color: PLUM }),
          ],
          { widths: ['92', ''], stack: false, gap: 8 },
        ),
      ).join('') +
        space(10) +
        button(yellow, 'Update your speaker', '/update', {
          full: true,
          size: 20,
          pad: '24px 12px',
          above: 0,
        }) +
        text(yellow, 'Takes four minutes. It will complain once.', {
          size: 15,
          weight: 600,
          align: 'center',
          below: 0,
          color: PLUM,
          style: 'padding-top:14px',
        }),
      { ground: '#ffffff', pad: '38px 34px 34px' },
    ),
    footer(yellow, { brand: 'Loud Supply', pad: '30px 34px 42px' }),
  ].join(''),
  text: `WE FOUND A 2
Update 2.1 for Speaker, small, rude

For three years the knob went from nothing straight to three. A customer with a sleeping baby sent us a drawing of a very small number.

${CHANGES.map(([tag, words]) => `${tag}: ${words}`).join('\n')}

Update your speaker: https://loudsupply.example/update
Takes four minutes. It will complain once.`,
}
