import { columns, css, footer, heading, link, rule, section, space, text, wordmark } from '../blocks.ts'
import { formlet as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Instrument Sans',Helvetica,Arial,sans-serif"
const RESULTS = [
  ['42%', 'finished it before'],
  ['73%', 'finished it after'],
  ['2 min', 'to make the change'],
] as const

function marked(html: string): string {
  return `<span style="${css({ background: kit.accent, padding: '1px 0', color: kit.ink })}">${html}</span>`
}

function result([value, caption]: (typeof RESULTS)[number]): string {
  return (
    rule(kit.ink, { thick: 2 }) +
    space(14) +
    heading(kit, value, {
      level: 3,
      size: 52,
      small: 36,
      weight: 400,
      leading: 1,
      tracking: '-.04em',
      below: 6,
    }) +
    text(kit, caption, { size: 14, face: SANS, below: 0, leading: 1.4 })
  )
}

export const deletedQuestion: Draft = {
  slug: 'formlet-we-deleted-one-question',
  brand: 'formlet',
  kit,
  layout: 'letter',
  types: ['case-study', 'educational'],
  mailbox: 'odile',
  sent: '2026-10-22T09:40:00+02:00',
  subject: 'The question we deleted',
  preheader: 'It was question nine. It is always question nine.',
  body: [
    section(wordmark(kit, { size: 22 }), { pad: '52px 60px 44px' }),
    section(
      heading(kit, 'We deleted one question. Completions went up 31 points.', {
        size: 55,
        small: 38,
        below: 32,
      }) +
        text(kit, 'Hello,', { below: 18 }) +
        text(
          kit,
          'In March a four-person van rental called Haul Street asked us why nobody finished their quote form. Eleven questions, decent copy, a nice picture of a van. People left at question nine.',
        ) +
        text(
          kit,
          `Question nine was “What’s your phone number?” Nobody at Haul Street had ever phoned anyone. They answered every lead by email, usually within the hour. ${marked('The field existed because the old form had it.')}`,
        ) +
        text(kit, 'So they took it out. That was the whole experiment.', { below: 30 }) +
        columns(RESULTS.map(result), { gap: 20, stack: false }) +
        space(36) +
        text(
          kit,
          'Try it on Tuesday. Open your longest form and read it as a stranger. After each question, finish this sentence out loud: “We need this because, on Tuesday, somebody will…”',
        ) +
        text(
          kit,
          `If you can’t, you have found your question nine. If you can, and the somebody is you, ${marked('ask yourself again on Wednesday.')}`,
        ) +
        text(
          kit,
          `${link(kit, 'Read how Haul Street did it', '/stories/haul-street', '#20195e', 500)}. Four minutes, two screenshots, one van.`,
          { below: 26 },
        ) +
        text(kit, '<em>Odile</em>', { size: 40, color: kit.ink, leading: 1, below: 6 }) +
        text(kit, 'Research, Formlet. Replies come to me.', { size: 15, face: SANS, below: 26 }) +
        text(
          kit,
          'P.S. We asked Haul Street for a quote to put in this letter. They asked how many fields it had.',
          { size: 18, below: 0, style: 'font-style:normal' },
        ),
      { pad: '0 60px 46px' },
    ),
    section(rule(kit.line), { pad: '0 60px' }),
    footer(kit, { brand: 'Formlet', align: 'left', mark: false, pad: '28px 60px 56px' }),
  ].join(''),
  text: `We deleted one question. Completions went up thirty-one points.

Hello,

In March a four-person van rental called Haul Street asked us why nobody finished their quote form. Eleven questions, decent copy, a nice picture of a van. People left at question nine.

Question nine was "What's your phone number?" Nobody at Haul Street had ever phoned anyone. The field existed because the old form had it.

So they took it out. 42% finished it before; 73% finished it after. It took two minutes.

Read how Haul Street did it: https://formlet.example/stories/haul-street

Odile
Research, Formlet`,
}
