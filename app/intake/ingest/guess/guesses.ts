import type { EmailGuesses } from '#app/platform/db/json-columns.ts'
import { webAddresses } from '#app/inspection/attributes/read-platform.ts'
import { hostsInText } from './sender-domain.ts'
import { guessLanguage } from './guess-language.ts'
import { guessBrand } from './guess-sender.ts'
import { guessIndustry, guessOccasion } from './guess-topics.ts'
import { guessEmailType } from './guess-type.ts'
import type { ParsedMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import type { PersonalData } from '#app/intake/ingest/privacy/personal-data.server.ts'
import type { TextBlock } from '#app/intake/ingest/parse/text-blocks.ts'

const FIRST_PICTURES = 3
const BEGINNING_CHARS = 6000
const FOOTER_CHARS = 1500
const BODY_CHARS = 20_000

type Sources = {
  message: Pick<ParsedMessage, 'sender' | 'headers' | 'language' | 'sentAt'>
  subject: string
  preheader: string
  bodyText: string
  blocks: TextBlock[]
  source: string
}

/** All guesses about an email. They are made from its public text, because reasons quote it. */
export function readGuesses(
  personalData: PersonalData,
  { message, subject, preheader, bodyText, blocks, source }: Sources,
): EmailGuesses {
  const words = { subject, preheader, body: withoutAddresses(bodyText), sender: message.sender.name ?? '' }
  const { sender, headers } = message
  const pictures = blocks.filter(({ kind }) => kind === 'picture').map(({ text }) => text)
  const all = blocks.map(({ text }) => text).join('\n')
  const evidence = {
    sender,
    headers,
    hosts: [...webAddresses(source).map(({ host }) => host), ...hostsInText(all)],
    firstPictures: pictures.slice(0, FIRST_PICTURES),
    footer: all.slice(-FOOTER_CHARS),
    subject,
    text: `${subject}\n${titleIn(source)}\n${all.slice(0, BEGINNING_CHARS)}\n${all.slice(-FOOTER_CHARS)}`,
  }
  const brand = guessBrand(evidence)
  const occasion = guessOccasion(words, message.sentAt)
  const language = guessLanguage(`${subject}\n${bodyText}`, message.language)
  const emailType = guessEmailType(words, occasion)
  const guesses: EmailGuesses = {
    brand,
    emailType,
    occasion,
    industry: guessIndustry(words, brand?.value ?? '', { type: emailType?.value, language: language?.value }),
    language,
  }
  const kept = Object.entries(guesses).filter(
    ([, guess]) => guess && !personalData.appearsIn(`${guess.value} ${guess.reason}`),
  )
  return Object.fromEntries(kept)
}

// bounded: a title has at most 200 characters.
const TITLE = /<title[^>]{0,40}>([^<]{1,200})/i

function titleIn(source: string): string {
  return TITLE.exec(source)?.[1] ?? ''
}

function withoutAddresses(text: string): string {
  // bounded: the first 20,000 characters, and names before @ of 64.
  return text.slice(0, BODY_CHARS).replace(/(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+/gi, ' ')
}
