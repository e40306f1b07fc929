import {
  artSource,
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  rule,
  section,
  space,
  text,
} from '../blocks.ts'
import { type Kit, landbars } from '../kits.ts'
import type { Draft } from './draft.ts'

const PAPER = '#fffdf6'

const card: Kit = {
  ...landbars,
  faces: ['outfit', 'caveat'],
  display: "'Outfit',Helvetica,Arial,sans-serif",
  body: "'Outfit',Helvetica,Arial,sans-serif",
  headWeight: 800,
  headTracking: '-.04em',
  bodySize: 17,
  ground: '#2e6f74',
  paper: '#2e6f74',
  soft: '#e3f1ee',
  line: '#cfc6b0',
  button: { ...landbars.button, ground: '#ffd98a', ink: '#12393d', radius: 99 },
  dark: undefined,
}

const HAND = "'Caveat','Segoe Script',cursive"

const FRANK = css({
  width: '92px',
  height: '112px',
  border: '3px dashed #b9482c',
  textAlign: 'center',
  fontFamily: card.body,
  fontSize: '14px',
  lineHeight: 1.25,
  fontWeight: 700,
  color: '#b9482c',
})

export const greetings: Draft = {
  slug: 'landbars-greetings-from-the-baggage-belt',
  brand: 'landbars',
  kit: card,
  layout: 'postcard',
  types: ['welcome', 'onboarding'],
  mailbox: 'desk',
  sent: '2024-05-07T12:00:00+02:00',
  subject: 'Greetings from the baggage belt',
  preheader: 'Wish you were connected. Oh, you are.',
  body: [
    section(
      `<div style="background:${PAPER};padding:18px 18px 0"><img src="${artSource('photo-harbour')}" alt="An old photograph of boats lying in a quiet harbour" width="524" style="display:block;width:100%;height:330px;object-fit:cover;border:0"></div>` +
        panel(
          heading(card, 'Greetings from<br>the baggage belt', {
            size: 54,
            small: 36,
            color: '#12393d',
            leading: 0.98,
            below: 0,
          }),
          { ground: PAPER, pad: '22px 26px 24px' },
        ) +
        space(26) +
        panel(
          columns(
            [
              text(
                card,
                'Dear reader,<br>your account works. Weather here is fluorescent. Before your first trip: 1. tell us the country, 2. install on your own wifi, 3. forget about it until landing. Wish you were here, but frankly go somewhere nicer.',
                { size: 25, small: 23, face: HAND, color: '#1d3a6b', leading: 1.18, weight: 500, below: 10 },
              ) +
                text(card, 'The Landbars desk', {
                  size: 30,
                  face: HAND,
                  color: '#1d3a6b',
                  leading: 1,
                  weight: 700,
                  below: 0,
                }),
              `<table role="presentation" align="right" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" style="${FRANK}">7<br>BARS<br>PAID</td></tr></table><div style="clear:both;height:24px;font-size:0">&nbsp;</div>` +
                ['Reader', 'reader@example.com', 'Wherever, soon']
                  .map(
                    (line) =>
                      text(card, line, {
                        size: 23,
                        small: 22,
                        face: HAND,
                        color: '#1d3a6b',
                        leading: 1.1,
                        below: 0,
                        weight: 600,
                      }) + rule(card.line, { pad: '4px 0 12px' }),
                  )
                  .join(''),
            ],
            { widths: ['54%', ''], gap: 28 },
          ),
          { ground: PAPER, pad: '28px 26px 30px' },
        ) +
        space(32) +
        button(card, 'Tell us the country', '/countries', {
          align: 'center',
          size: 18,
          pad: '20px 44px',
          above: 0,
        }),
      { pad: '40px 40px 36px' },
    ),
    footer(card, { brand: 'Landbars', markColor: '#ffffff', pad: '6px 48px 44px' }),
  ].join(''),
  text: `GREETINGS FROM THE BAGGAGE BELT

Dear reader, your account works. Weather here is fluorescent. Before your first trip:
1. tell us the country
2. install on your own wifi
3. forget about it until landing

The Landbars desk

Tell us the country: https://landbars.example/countries`,
}
