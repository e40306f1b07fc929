import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
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
import { tideAndClay, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const kit: Kit = { ...tideAndClay, faces: ['instrument-serif', 'figtree'] }
const italic: Kit = { ...tideAndClay, faces: ['instrument-serif-italic', 'figtree'] }
const ITALIC = 'font-style:italic'

const CHAPTERS = [
  ['1', 'Water, and why it is enough', '7'],
  ['2', 'The towel is the problem', '15'],
  ['3', 'Everything your grandmother got right', '22'],
  ['4', 'Things described as “glow”', '31'],
  ['5', 'A face in winter', '38'],
  ['6', 'Nine questions, eight of them about noses', '46'],
] as const

function chapter([number, title, page]: (typeof CHAPTERS)[number]): string {
  return (
    columns(
      [
        text(kit, number, { size: 17, color: kit.accent, below: 0 }),
        heading(kit, title, { level: 3, size: 25, small: 22, leading: 1.15, tracking: '-.01em', below: 0 }),
        text(kit, page, { size: 17, align: 'right', below: 0 }),
      ],
      { widths: ['26', '', '32'], stack: false, valign: 'middle', gap: 8 },
    ) + rule(kit.line, { pad: '13px 0' })
  )
}

/** The jar that closes the list of chapters has no alt text, on purpose: checks for missing alt texts need one. */
const ORNAMENT = picture('tide-cream', { width: 84, alt: '', align: 'center' }).replace(' alt=""', '')

export const howToWash: Draft = {
  slug: 'tide-and-clay-how-to-wash-a-face',
  brand: 'tide-and-clay',
  kit,
  layout: 'contents',
  types: ['ebook', 'educational'],
  mailbox: 'shelf',
  sent: '2025-09-16T08:00:00+02:00',
  subject: 'A short book about washing your face',
  preheader: 'Fifty-two pages, free, and only one of them mentions us.',
  body: [
    section(
      columns([wordmark(kit, { size: 28 }), text(kit, 'Reading', { size: 13, align: 'right', below: 0 })], {
        stack: false,
        valign: 'middle',
      }),
      { pad: '26px 36px 24px' },
    ),
    section(
      columns(
        [
          picture('book', {
            width: 300,
            alt: 'A clay-coloured clothbound book: How to wash a face',
            align: 'center',
          }),
          heading(kit, '<span style="white-space:nowrap">Fifty-two</span> pages about soap', {
            size: 58,
            small: 52,
            below: 16,
            leading: 0.98,
          }) +
            text(
              kit,
              'We kept answering the same nine letters, so we wrote the answers down. It takes as long to read as a mask takes to dry.',
              {
                size: 17,
                below: 22,
              },
            ) +
            button(kit, 'Take the book', '/book', { size: 13, pad: '18px 32px' }),
        ],
        { gap: 26, valign: 'middle', widths: ['47%', ''] },
      ),
      { ground: '#f0dccd', pad: '54px 36px 54px 24px' },
    ),
    section(
      CHAPTERS.map(chapter).join('') +
        space(16) +
        ORNAMENT +
        text(kit, 'Page 52 is an advertisement. It is a small one, and it is sorry.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:14px',
        }),
      { pad: '44px 56px 40px' },
    ),
    footer(kit, { brand: 'Tide &amp; Clay' }),
  ].join(''),
  text: `FIFTY-TWO PAGES ABOUT SOAP

We kept answering the same nine letters, so we wrote the answers down. It takes as long to read as a mask takes to dry.

${CHAPTERS.map(([number, title, page]) => `${number}. ${title}, page ${page}`).join('\n')}

Take the book: https://tideandclay.example/book`,
}

export const ratherNot: Draft = {
  slug: 'tide-and-clay-would-you-rather-not',
  brand: 'tide-and-clay',
  kit: italic,
  layout: 'note',
  types: ['announcement', 'reminder'],
  occasions: ['mothers-day'],
  mailbox: 'shelf',
  sent: '2025-04-22T09:00:00+02:00',
  subject: 'Would you rather not hear about May?',
  preheader: 'One press, and Mother’s Day does not happen in this inbox.',
  body: [
    section(wordmark(italic, { size: 26, align: 'center' }).replace('style="', `style="${ITALIC};`), {
      pad: '60px 36px 60px',
      align: 'center',
    }),
    section(
      heading(italic, 'Would you rather not hear about May?', {
        size: 58,
        small: 44,
        align: 'center',
        leading: 1.02,
        below: 26,
        style: ITALIC,
      }) +
        text(
          italic,
          'In a few days we start writing about mothers. For some of you that is lovely and for some it is not, and we have no way of telling which from a list of addresses. So here is the whole of our research.',
          { size: 18, align: 'center', measure: 420, below: 30 },
        ),
      { pad: '0 36px', align: 'center' },
    ),
    section(
      grid([
        [
          {
            html: button(italic, 'Leave May out', '/preferences/no-mothers-day', {
              full: true,
              size: 13,
              pad: '20px 8px',
              above: 0,
            }),
            width: '50%',
            pad: '0 6px 0 0',
          },
          {
            html: `<div style="${css({ border: '1px solid #3a2a20' })}"><a href="${italic.site}/preferences/mothers-day" target="_blank" style="${css({ display: 'block', padding: '19px 8px', fontFamily: italic.body, fontSize: '13px', lineHeight: 1.2, fontWeight: 600, letterSpacing: '.06em', textTransform: 'uppercase', textAlign: 'center', textDecoration: 'none', color: '#3a2a20' })}">Carry on</a></div>`,
            width: '50%',
            pad: '0 0 0 6px',
          },
        ],
      ]),
      { pad: '0 76px 34px' },
    ),
    section(
      text(italic, 'You will still get the refill note in June. The bottle does not know what month it is.', {
        size: 15,
        align: 'center',
        measure: 380,
        below: 0,
      }),
      { pad: '0 36px 60px', align: 'center' },
    ),
    footer(italic, { brand: 'Tide &amp; Clay', mark: false, pad: '0 36px 46px' }),
  ].join(''),
  text: `WOULD YOU RATHER NOT HEAR ABOUT MAY?

In a few days we start writing about mothers. For some of you that is lovely and for some it is not, and we have no way of telling which from a list of addresses.

Leave May out: https://tideandclay.example/preferences/no-mothers-day
Carry on: https://tideandclay.example/preferences/mothers-day`,
}

const chat: Kit = {
  ...kit,
  ground: '#dfe3d3',
  paper: '#dfe3d3',
  soft: '#565a45',
  line: '#c3c9b2',
  dark: {
    ...kit.dark,
    '#dfe3d3': '#171a12',
    '#565a45': '#bfc4ad',
    '#3a2a20': '#f3e7da',
    '#fbf7f1': '#262a1e',
    '#94502b': '#7c3f20',
    '#c3c9b2': '#3d4231',
    '#fff8f0': '#fff3e6',
  },
}

const TALK = [
  ['them', 'what is on your face'],
  ['you', 'nothing'],
  ['them', 'exactly. how'],
  ['you', 'three jars. clay, oil, cream'],
  ['them', 'you used to have a whole shelf'],
  ['you', 'I have a plant there now'],
] as const

function bubble([who, words]: (typeof TALK)[number]): string {
  const isYou = who === 'you'
  const shape = css({
    padding: '13px 20px',
    background: isYou ? '#94502b' : '#fbf7f1',
    borderRadius: isYou ? '20px 20px 4px 20px' : '20px 20px 20px 4px',
  })
  return `<table role="presentation" align="${isYou ? 'right' : 'left'}" cellpadding="0" cellspacing="0" border="0" style="clear:both;margin:0 0 10px"><tr><td style="${shape}"><span style="${css({ fontFamily: chat.body, fontSize: '18px', lineHeight: 1.35, color: isYou ? '#fff8f0' : '#3a2a20' })}">${words}</span></td></tr></table><div style="clear:both;font-size:0;line-height:0">&nbsp;</div>`
}

export const whatsOnYourFace: Draft = {
  slug: 'tide-and-clay-what-is-on-your-face',
  brand: 'tide-and-clay',
  kit: chat,
  layout: 'chat',
  types: ['referral', 'promotional'],
  mailbox: 'shelf',
  sent: '2026-01-13T19:20:00+01:00',
  subject: '“what is on your face”',
  preheader: 'Somebody will ask. Here is a jar for them and a jar for the answer.',
  body: [
    section(wordmark(chat, { size: 28, align: 'center' }), { pad: '30px 36px 26px' }),
    section(TALK.map(bubble).join(''), { pad: '0 60px 26px' }),
    section(
      heading(chat, 'Somebody will ask', { size: 76, small: 54, align: 'center', below: 14 }) +
        text(
          chat,
          'When they do, send them this link. They get a Keeping cream with their first oil. When they come back for a second, so do you.',
          { size: 18, align: 'center', measure: 420, below: 0 },
        ),
      { pad: '8px 36px 34px', align: 'center' },
    ),
    section(
      panel(
        columns(
          [
            picture('tide-cream', { width: 150, alt: 'A white jar with a brass lid', align: 'center' }),
            label(chat, 'Your link', { color: '#565a45', below: 6 }) +
              text(chat, link(chat, 'tideandclay.example/with/reader', '/with/reader', '#3a2a20'), {
                size: 18,
                below: 16,
              }) +
              button(chat, 'Copy and send', '/with/reader', { size: 13, pad: '17px 30px', above: 0 }),
          ],
          { widths: ['190', ''], gap: 20, valign: 'middle' },
        ),
        { ground: '#fbf7f1', pad: '30px 30px 30px 24px' },
      ),
      { pad: '0 36px 20px' },
    ),
    footer(chat, { brand: 'Tide &amp; Clay', mark: false, pad: '26px 36px 44px' }),
  ].join(''),
  text: `"what is on your face"
"nothing"
"exactly. how"

When somebody asks, send them this link. They get a Keeping cream with their first oil. When they come back for a second, so do you.

https://tideandclay.example/with/reader`,
}

const shutKit: Kit = {
  ...kit,
  ground: '#33201a',
  paper: '#33201a',
  ink: '#f6e4d3',
  soft: '#d7bda9',
  line: '#6b4a3c',
  accent: '#e6a67f',
  dark: undefined,
}

const HOURS = [
  ['Wednesday', 'nine to six'],
  ['Thursday', 'nine to six'],
  ['Friday', 'shut'],
  ['Saturday', 'nine to six'],
] as const

export const shut: Draft = {
  slug: 'tide-and-clay-shut',
  brand: 'tide-and-clay',
  kit: shutKit,
  layout: 'type',
  types: ['announcement'],
  occasions: ['black-friday'],
  mailbox: 'shelf',
  sent: '2025-11-25T09:00:00+01:00',
  subject: 'Shut on Friday',
  preheader: 'No code, no countdown. The price is the price, and on Friday it is nothing at all.',
  body: [
    section(
      columns(
        [
          wordmark(shutKit, { size: 26 }),
          text(shutKit, 'Please knock on Saturday', { size: 13, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '30px 36px 40px' },
    ),
    section(
      heading(shutKit, 'Shut', {
        size: 290,
        small: 160,
        align: 'center',
        leading: 0.8,
        below: 0,
        tracking: '-.05em',
      }),
      {
        pad: '20px 10px 70px',
        flush: true,
        align: 'center',
      },
    ),
    section(
      columns(
        [
          text(
            shutKit,
            'On the 28th the shop is closed, the website too. We would rather make things worth their price than take the price apart once a year. Everybody here is going for a walk.',
            { size: 17, below: 0 },
          ),
          HOURS.map(([day, hours], index) =>
            grid([
              [
                {
                  html: text(shutKit, day, {
                    size: 16,
                    below: 0,
                    color: hours === 'shut' ? shutKit.ink : shutKit.soft,
                  }),
                  pad: '7px 0',
                  style: index ? `border-top:1px solid ${shutKit.line}` : '',
                },
                {
                  html: text(shutKit, hours, {
                    size: 16,
                    below: 0,
                    align: 'right',
                    color: hours === 'shut' ? shutKit.accent : shutKit.soft,
                    weight: hours === 'shut' ? 700 : 400,
                  }),
                  pad: '7px 0',
                  style: index ? `border-top:1px solid ${shutKit.line}` : '',
                },
              ],
            ]),
          ).join(''),
        ],
        { gap: 44, valign: 'top' },
      ),
      { pad: '0 36px 54px' },
    ),
    footer(shutKit, { brand: 'Tide &amp; Clay', mark: false, align: 'left', pad: '10px 36px 42px' }),
  ].join(''),
  text: `SHUT

On Friday 28 November the shop is closed, the website too. We would rather make things worth their price than take the price apart once a year. Everybody here is going for a walk.

${HOURS.map(([day, hours]) => `${day}: ${hours}`).join('\n')}`,
}
