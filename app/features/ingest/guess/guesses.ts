import type { EmailGuesses } from '#app/db/shapes.ts'
import { guessLanguage } from './guess-language.ts'
import { guessBrand } from './guess-sender.ts'
import { guessEmailType, guessIndustry, guessOccasion } from './guess-topics.ts'
import type { ParsedMessage } from '#app/features/ingest/parse/parse-message.server.ts'
import type { PersonalData } from '#app/features/ingest/privacy/personal-data.server.ts'
import type { TextBlock } from '#app/features/ingest/parse/text-blocks.ts'

/** Guesses with at least this confidence are applied where nothing was stated. */
export const SURE_ENOUGH = 0.7

const FIRST_PICTURES = 3
const BEGINNING_CHARS = 6000
const FOOTER_CHARS = 1500

type Sources = {
  message: ParsedMessage
  subject: string
  preheader: string
  bodyText: string
  blocks: TextBlock[]
}

/** All guesses about an email. They are made from its public text, because reasons quote it. */
export function readGuesses(
  personalData: PersonalData,
  { message, subject, preheader, bodyText, blocks }: Sources,
): EmailGuesses {
  const words = { subject, preheader, body: bodyText, sender: message.sender.name ?? '' }
  const { sender, headers } = message
  const pictures = blocks.filter(({ kind }) => kind === 'picture').map(({ text }) => text)
  const all = blocks.map(({ text }) => text).join('\n')
  const evidence = {
    sender,
    headers,
    firstPictures: pictures.slice(0, FIRST_PICTURES),
    footer: all.slice(-FOOTER_CHARS),
    subject,
    text: `${subject}\n${all.slice(0, BEGINNING_CHARS)}\n${all.slice(-FOOTER_CHARS)}`,
  }
  const guesses: EmailGuesses = {
    brand: guessBrand(evidence),
    emailType: guessEmailType(words),
    occasion: guessOccasion(words),
    industry: guessIndustry(words),
    language: guessLanguage(`${subject}\n${bodyText}`, message.language),
  }
  const kept = Object.entries(guesses).filter(
    ([, guess]) => guess && !personalData.appearsIn(`${guess.value} ${guess.reason}`),
  )
  return Object.fromEntries(kept)
}
