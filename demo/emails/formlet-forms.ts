import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
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
        heading(yellow, 'I am the person who typed my address.', { size: 64, small: 44, leading: 1, below: 20 }) +
        text(
          yellow,
          'Somebody entered reader@example.com on our site at 11:19. If it was you, tick the box and Odile’s letter comes once a fortnight. If it was your brother, do nothing and he gets nothing.',
          { size: 19, leading: 1.5, below: 26, face: SANS },
        ) +
        button(yellow, 'Tick it', '/confirm', { size: 18, pad: '19px 46px', above: 0 }),
      { pad: '0 56px 52px' },
    ),
    footer(yellow, { brand: 'Formlet', align: 'left', mark: false, pad: '0 56px 44px', note: 'The link goes stale after three days.' }),
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
  return text(office, words, { size: 31, small: 27, face: HAND, color: '#1d3a8a', leading: 1.05, below: 0, weight: 600 })
}

function field(number: string, question: string, answer: string): string {
  const cell = css({ border: '2px solid #2a2416', padding: '12px 16px 14px', background: '#f8f1dc' })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:-2px"><tr><td style="${cell}">${
    text(office, `<b>${number}</b>&ensp;${question}`, { size: 13, below: 4, leading: 1.4 }) + handwritten(answer)
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
          text(office, 'Department of Fathers<br><b>Presents Office</b>', { size: 14, color: office.ink, below: 0, leading: 1.4 }),
          text(office, 'Form 7-B<br>Sheet 1 of 1', { size: 14, align: 'right', color: office.ink, below: 0, leading: 1.4 }),
        ],
        { stack: false },
      ) +
        space(14) +
        rule(office.line, { thick: 4 }) +
        space(26) +
        heading(office, 'Request to give a father something other than socks', { size: 50, small: 35, below: 26 }) +
        field('1', 'Name of father, as shouted across car parks', 'DAD. DAD! ...RICHARD') +
        field('2', 'Last year’s gift, and where it is now', 'a head torch. On his head') +
        field('3', 'Three words he said about it', '“That’ll come in”') +
        field('4', 'Things he says he doesn’t need (continue overleaf)', 'anything; a fuss; the good chair replaced') +
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
            button(office, 'Send Dad the five questions', '/templates/ask-dad', { full: true, size: 16, above: 0 }),
          { ground: '#e0cf9f', border: '2px dashed #2a2416', pad: '24px 24px 26px' },
        ) +
        text(office, 'FOR OFFICE USE: socks may still be enclosed.', { size: 12, below: 0, style: 'padding-top:22px;letter-spacing:.06em' }),
      { pad: '34px 40px 40px' },
    ),
    footer(office, { brand: 'Formlet', align: 'left', ground: '#d8c79a', color: '#453c25', pad: '28px 40px 40px' }),
  ].join(''),
  text: `FORM 7-B: REQUEST TO GIVE A FATHER SOMETHING OTHER THAN SOCKS

1 Name of father, as shouted across car parks: DAD. DAD! ...RICHARD
2 Last year's gift, and where it is now: a head torch. On his head
3 Three words he said about it: "That'll come in"
5 He would be happiest: to be asked

Asking is free. Five questions, one about cake, none about money.

Send Dad the five questions: https://formlet.example/templates/ask-dad`,
}

const plain: Kit = { ...formlet, faces: ['newsreader', 'instrument-sans'] }

const REASONS = [
  ['The price', 'price'],
  ['I was waiting for a kettle', 'kettle'],
  ['I need my boss to look at it', 'boss'],
  ['My cat opened the tab', 'cat'],
  ['Stop looking at what I look at', 'stop'],
] as const

function radio([words, slug]: (typeof REASONS)[number]): string {
  const circle = css({
    width: '22px',
    height: '22px',
    border: '2px solid #1f1b2d',
    borderRadius: '14px',
    fontSize: 0,
    lineHeight: 0,
  })
  const cell = css({ padding: '18px 0 18px 20px', fontFamily: SANS, fontSize: '19px', lineHeight: 1.3, color: '#1f1b2d' })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:2px solid #dcd8e4;border-radius:12px;margin-bottom:10px"><tr><td width="66" style="padding-left:22px"><div style="${circle}">&nbsp;</div></td><td style="${cell};padding-left:0"><a href="${plain.site}/why/${slug}" style="color:#1f1b2d;text-decoration:none;font-weight:600">${words}</a></td></tr></table>`
}

export const fourTimes: Draft = {
  slug: 'formlet-you-looked-at-teams-four-times',
  brand: 'formlet',
  kit: plain,
  types: ['browse-abandonment'],
  mailbox: 'odile',
  sent: '2026-05-13T16:45:00+02:00',
  subject: 'Four visits to the Teams page',
  preheader: '',
  // No preheader on purpose: the checks must have a mail without one to find.
  body: [
    section(wordmark(plain, { size: 22 }), { pad: '48px 56px 40px' }),
    section(
      heading(plain, 'You looked at the Teams page four times and left.', { size: 52, small: 38, below: 18 }) +
        text(plain, 'We are a form company, so there is a form. One question, one tap, and it goes to Odile, who reads them aloud at lunch.', {
          below: 32,
        }) +
        text(plain, '<b>1.</b> What happened?', { size: 18, face: SANS, color: plain.ink, below: 14 }) +
        REASONS.map(radio).join('') +
        space(16) +
        text(
          plain,
          `The last one works: it turns this kind of mail off for good. And if it was the boss, ${link(plain, 'this is the page without adjectives', '/teams/plain', plain.ink, 500)}.`,
          { size: 18, below: 0 },
        ),
      { pad: '0 56px 48px' },
    ),
    section(rule(plain.line), { pad: '0 56px' }),
    footer(plain, { brand: 'Formlet', align: 'left', mark: false, pad: '28px 56px 52px' }),
  ].join(''),
  text: `You looked at the Teams page four times and left.

We are a form company, so there is a form. What happened?

- The price: https://formlet.example/why/price
- I was waiting for a kettle: https://formlet.example/why/kettle
- I need my boss to look at it: https://formlet.example/why/boss
- My cat opened the tab: https://formlet.example/why/cat
- Stop looking at what I look at: https://formlet.example/why/stop`,
}

const names: Kit = {
  ...formlet,
  faces: ['newsreader', 'instrument-sans'],
  headWeight: 500,
  dark: undefined,
}

interface Band {
  ground: string
  ink: string
  before: string
  after: string
  why: string
}

const BANDS: readonly Band[] = [
  { ground: '#e5484d', ink: '#ffffff', before: 'Title', after: '(gone)', why: 'Nobody has ever shipped a parcel faster for knowing.' },
  { ground: '#f7923a', ink: '#2a1400', before: 'First name, last name', after: 'Name', why: 'One box. Takes one word, or six, or an apostrophe.' },
  { ground: '#fcd53f', ink: '#2a2000', before: 'Gender', after: 'Ask only if a nurse would', why: 'Otherwise you are collecting it to put it in a drawer.' },
  { ground: '#3fa968', ink: '#04190c', before: 'Mother / Father', after: 'Parent or carer', why: 'And “add another”, which may be pressed more than once.' },
  { ground: '#3a63d8', ink: '#ffffff', before: 'Pronouns', after: 'Optional, typed, editable', why: 'People can change their mind without writing to support.' },
  { ground: '#7c3fae', ink: '#ffffff', before: 'Legal name', after: 'Last, with a reason', why: '“For your train ticket” is a reason. “Required” is not.' },
]

function band({ ground, ink, before, after, why }: Band): string {
  return section(
    columns(
      [
        text(names, `<s>${before}</s>`, { size: 16, face: SANS, color: ink, below: 0, leading: 1.4 }),
        heading(names, after, { level: 2, size: 29, color: ink, below: 4, leading: 1.08 }) +
          text(names, why, { size: 15, face: SANS, color: ink, below: 0, leading: 1.45 }),
      ],
      { widths: ['168', ''], gap: 16 },
    ),
    { ground, pad: '24px 48px 26px' },
  )
}

export const believeNames: Draft = {
  slug: 'formlet-we-believe-people-about-their-names',
  brand: 'formlet',
  kit: names,
  types: ['new-update', 'educational'],
  occasions: ['pride'],
  mailbox: 'odile',
  sent: '2024-05-28T09:30:00+02:00',
  subject: 'We believe people about their names',
  preheader: 'Six old questions, asked again. In every Formlet template from today.',
  body: [
    section(
      wordmark(names, { size: 22 }) +
        space(52) +
        heading(names, 'Six questions that told people they were in the wrong form', { size: 58, small: 40, leading: 1.02, below: 20 }) +
        text(
          names,
          'June is when many of you paint a logo. Here is something for the other eleven months: from today every Formlet template asks these six things differently, and your old forms can switch with one click.',
          { size: 19, below: 0 },
        ),
      { pad: '44px 48px 44px' },
    ),
    BANDS.map(band).join(''),
    section(
      text(
        names,
        'Jun and Alexis, who run the clinic in our building, rewrote these with us and were paid for it. The wording for question four is entirely theirs, and so is the sentence we now read before adding any field: would I answer this to a stranger with a clipboard?',
        { size: 19, below: 26 },
      ) + button(names, 'Switch my forms', '/names', { size: 17, pad: '19px 34px', above: 0 }),
      { pad: '44px 48px 40px' },
    ),
    section(label(names, 'Still true in July, and in the next eleven newsletters', { color: names.soft, below: 0 }), { pad: '0 48px 10px' }),
    footer(names, { brand: 'Formlet', align: 'left', mark: false, pad: '6px 48px 48px' }),
  ].join(''),
  text: `SIX QUESTIONS THAT TOLD PEOPLE THEY WERE IN THE WRONG FORM

Title: gone.
First name, last name: now "Name". One box.
Gender: ask only if a nurse would.
Mother / Father: parent or carer, add another.
Pronouns: optional, typed, editable.
Legal name: last, with a reason.

Switch my forms: https://formlet.example/names`,
}
