import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { formlet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Instrument Sans',Helvetica,Arial,sans-serif"

const plain: Kit = { ...formlet, faces: ['newsreader', 'instrument-sans'] }

const REASONS = [
  ['The price', 'price'],
  ['I was waiting for a kettle', 'kettle'],
  ['I need my boss to look at it', 'boss'],
  ['My cat opened the tab', 'cat'],
  ['Stop looking at what I look&nbsp;at', 'stop'],
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
  const cell = css({
    padding: '18px 14px 18px 20px',
    fontFamily: SANS,
    fontSize: '19px',
    lineHeight: 1.3,
    color: '#1f1b2d',
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:2px solid #dcd8e4;border-radius:12px;margin-bottom:10px"><tr><td width="44" style="padding-left:20px"><div style="${circle}">&nbsp;</div></td><td style="${cell};padding-left:0"><a href="${plain.site}/why/${slug}" style="color:#1f1b2d;text-decoration:none;font-weight:600">${words}</a></td></tr></table>`
}

export const fourTimes: Draft = {
  slug: 'formlet-you-looked-at-teams-four-times',
  brand: 'formlet',
  kit: plain,
  layout: 'poll',
  types: ['browse-abandonment'],
  mailbox: 'odile',
  sent: '2026-05-13T16:45:00+02:00',
  subject: 'Four visits to the Teams page',
  preheader: '',
  // No preheader on purpose: the checks must have a mail without one to find.
  body: [
    section(wordmark(plain, { size: 22 }), { pad: '48px 56px 40px' }),
    section(
      heading(plain, 'You looked at the Teams page four times and left.', {
        size: 52,
        small: 38,
        below: 18,
      }) +
        text(
          plain,
          'We are a form company, so there is a form. One question, one tap, and it goes to Odile, who reads them aloud at lunch.',
          {
            below: 32,
          },
        ) +
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
  dark: { '#ffffff': '#141220', '#1f1b2d': '#f3f0fa', '#3f3a4f': '#c5bfd6' },
}

interface Band {
  ground: string
  ink: string
  before: string
  after: string
  why: string
}

const BANDS: readonly Band[] = [
  {
    ground: '#c9302f',
    ink: '#fffffe',
    before: 'Title',
    after: '(gone)',
    why: 'Nobody has ever shipped a parcel faster for knowing.',
  },
  {
    ground: '#f7923a',
    ink: '#2a1400',
    before: 'First name, last name',
    after: 'Name',
    why: 'One box. Takes one word, or six, or an apostrophe.',
  },
  {
    ground: '#fcd53f',
    ink: '#2a2000',
    before: 'Gender',
    after: 'Ask only if a nurse would',
    why: 'Otherwise you are collecting it to put it in a drawer.',
  },
  {
    ground: '#3fa968',
    ink: '#04190c',
    before: 'Mother / Father',
    after: 'Parent or carer',
    why: 'And “add another”, which may be pressed more than once.',
  },
  {
    ground: '#3a63d8',
    ink: '#fffffe',
    before: 'Pronouns',
    after: 'Optional, typed, editable',
    why: 'People can change their mind without writing to support.',
  },
  {
    ground: '#7c3fae',
    ink: '#fffffe',
    before: 'Legal name',
    after: 'Last, with a reason',
    why: '“For your train ticket” is a reason. “Required” is not.',
  },
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
  layout: 'colour-blocks',
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
        heading(names, 'Six questions that told people they were in the wrong form', {
          size: 58,
          small: 40,
          leading: 1.02,
          below: 20,
        }) +
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
    section(
      label(names, 'Still true in July, and in the next eleven newsletters', { color: names.soft, below: 0 }),
      { pad: '0 48px 10px' },
    ),
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
