import {
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
  wordmark,
} from '../blocks.ts'
import { formlet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Instrument Sans',Helvetica,Arial,sans-serif"

const HAND = "'Caveat','Segoe Script',cursive"

const yellow: Kit = {
  ...formlet,
  faces: ['newsreader', 'instrument-sans'],
  ground: '#fbe38e',
  paper: '#fbe38e',
  line: '#1f1b2d',
  soft: '#4a4326',
  dark: {
    '#fbe38e': '#2b2410',
    '#1f1b2d': '#fbe9ac',
    '#4a4326': '#d8c88f',
    '#ffffff': '#2b2410',
    '#fffdf2': '#3a3117',
  },
}

const BOX = css({
  width: '104px',
  height: '104px',
  border: '5px solid #1f1b2d',
  borderRadius: '16px',
  background: '#fffdf2',
  fontSize: 0,
  lineHeight: 0,
})

export const tickTheBox: Draft = {
  slug: 'formlet-i-am-who-i-typed',
  brand: 'formlet',
  kit: yellow,
  layout: 'checkbox',
  types: ['double-opt-in'],
  mailbox: 'hello',
  sent: '2025-09-02T11:20:00+02:00',
  subject: 'One box to tick',
  preheader: 'It is already the shortest form we have.',
  body: [
    section(wordmark(yellow, { size: 22 }), { pad: '44px 56px 64px' }),
    section(
      `<a href="${yellow.site}/confirm" style="text-decoration:none"><div role="img" aria-label="An empty tick box" style="${BOX}">&nbsp;</div></a>` +
        space(34) +
        heading(yellow, 'I am the person who typed my address.', {
          size: 64,
          small: 44,
          leading: 1,
          below: 20,
        }) +
        text(
          yellow,
          'Somebody entered reader@example.com on our site at 11:19. If it was you, tick the box and Odile’s letter comes once a fortnight. If it was your brother, do nothing and he gets nothing.',
          { size: 19, leading: 1.5, below: 26, face: SANS },
        ) +
        button(yellow, 'Tick it', '/confirm', { size: 18, pad: '19px 46px', above: 0 }),
      { pad: '0 56px 52px' },
    ),
    footer(yellow, {
      brand: 'Formlet',
      align: 'left',
      mark: false,
      pad: '0 56px 44px',
      note: 'The link goes stale after three days.',
    }),
  ].join(''),
  text: `I AM THE PERSON WHO TYPED MY ADDRESS.

Somebody entered reader@example.com on our site at 11:19. If it was you, tick the box and Odile's letter comes once a fortnight. If not, do nothing.

Tick it: https://formlet.example/confirm`,
}

const office: Kit = {
  ...formlet,
  faces: ['instrument-sans', 'caveat'],
  display: SANS,
  body: SANS,
  ground: '#d8c79a',
  paper: '#efe4c6',
  ink: '#2a2416',
  soft: '#5a5037',
  line: '#2a2416',
  headWeight: 700,
  headTracking: '-.035em',
  headLeading: 1,
  bodySize: 15,
  button: { ...formlet.button, ground: '#1d3a8a', ink: '#ffffff', radius: 2 },
  dark: undefined,
}

function handwritten(words: string): string {
  return text(office, words, {
    size: 31,
    small: 27,
    face: HAND,
    color: '#1d3a8a',
    leading: 1.05,
    below: 0,
    weight: 600,
  })
}

function field(number: string, question: string, answer: string): string {
  const cell = css({ border: '2px solid #2a2416', padding: '12px 16px 14px', background: '#f8f1dc' })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:-2px"><tr><td style="${cell}">${
    text(office, `<b>${number}</b>&ensp;${question}`, { size: 13, below: 4, leading: 1.4 }) +
    handwritten(answer)
  }</td></tr></table>`
}

function tick(on: boolean, words: string): string {
  const box = css({
    display: 'inline-block',
    width: '17px',
    height: '17px',
    lineHeight: '16px',
    border: '2px solid #2a2416',
    background: '#f8f1dc',
    textAlign: 'center',
    fontSize: '15px',
    fontWeight: 700,
    color: '#1d3a8a',
    marginRight: '10px',
  })
  return text(office, `<span style="${box}">${on ? '&#10005;' : '&nbsp;'}</span>${words}`, {
    size: 16,
    color: office.ink,
    below: 8,
  })
}

export const formSevenB: Draft = {
  slug: 'formlet-form-7b-something-other-than-socks',
  brand: 'formlet',
  kit: office,
  layout: 'form',
  types: ['seasonal', 'activation'],
  occasions: ['fathers-day'],
  mailbox: 'registry',
  sent: '2025-06-10T09:00:00+02:00',
  subject: 'Form 7-B: request to give a father something other than socks',
  preheader: 'Complete in block capitals. Return before Sunday 15 June.',
  body: [
    section(
      columns(
        [
          text(office, 'Department of Fathers<br><b>Presents Office</b>', {
            size: 14,
            color: office.ink,
            below: 0,
            leading: 1.4,
          }),
          text(office, 'Form 7-B<br>Sheet 1 of 1', {
            size: 14,
            align: 'right',
            color: office.ink,
            below: 0,
            leading: 1.4,
          }),
        ],
        { stack: false },
      ) +
        space(14) +
        rule(office.line, { thick: 4 }) +
        space(26) +
        heading(office, 'Request to give a father something other than socks', {
          size: 50,
          small: 35,
          below: 26,
        }) +
        field('1', 'Name of father, as shouted across car parks', 'DAD. DAD! ...RICHARD') +
        field('2', 'Last year’s gift, and where it is now', 'a head torch. On his head') +
        field('3', 'Three words he said about it', '“That’ll come in”') +
        field(
          '4',
          'Things he says he doesn’t need (continue overleaf)',
          'anything; a fuss; the good chair replaced',
        ) +
        space(26) +
        text(office, '<b>5</b>&ensp;He would be happiest with (tick one only)', { size: 13, below: 12 }) +
        tick(false, 'A tool he already owns, but newer') +
        tick(false, 'Socks') +
        tick(true, 'To be asked') +
        space(18) +
        panel(
          heading(office, 'Official guidance on question 5', { level: 2, size: 23, below: 8 }) +
            text(
              office,
              'Asking is free. We made the form for you: five questions, one about cake, none about money. You put in his name, he gets it on Sunday morning, you get answers in his own spelling.',
              { size: 16, color: office.ink, below: 20 },
            ) +
            button(office, 'Send Dad the five questions', '/templates/ask-dad', {
              full: true,
              size: 16,
              above: 0,
            }),
          { ground: '#e0cf9f', border: '2px dashed #2a2416', pad: '24px 24px 26px' },
        ) +
        text(office, 'FOR OFFICE USE: socks may still be enclosed.', {
          size: 12,
          below: 0,
          style: 'padding-top:22px;letter-spacing:.06em',
        }),
      { pad: '34px 40px 40px' },
    ),
    footer(office, {
      brand: 'Formlet',
      align: 'left',
      ground: '#d8c79a',
      color: '#453c25',
      pad: '28px 40px 40px',
    }),
  ].join(''),
  text: `FORM 7-B: REQUEST TO GIVE A FATHER SOMETHING OTHER THAN SOCKS

1 Name of father, as shouted across car parks: DAD. DAD! ...RICHARD
2 Last year's gift, and where it is now: a head torch. On his head
3 Three words he said about it: "That'll come in"
5 He would be happiest: to be asked

Asking is free. Five questions, one about cake, none about money.

Send Dad the five questions: https://formlet.example/templates/ask-dad`,
}
