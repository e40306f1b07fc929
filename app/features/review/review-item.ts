/** An email of the queue as the browser gets it. */
import type { Authentication, EmailGuesses, Guess, ScrubNote } from '#app/db/shapes.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { SURE_ENOUGH } from '#app/features/ingest/guess/guesses.ts'
import type { LookAlike } from './look-alikes.server.ts'
import type { FieldName } from './schema.ts'

/** What a field holds: a slug or a tag, and its name. For a new brand both are its name. */
export type FieldValue = { value: string; name: string }

export type GuessedField = FieldValue & {
  /** Null: nobody guessed, or somebody has decided otherwise. */
  guess: { confidence: number; reason: string; isSure: boolean } | null
}

export type ReviewItem = {
  id: string
  cursor: string
  subject: string
  preheader: string
  senderName: string | null
  sender: string | null
  /** When it arrived, as ISO text. */
  receivedAt: string
  source: 'smtp' | 'imap' | 'api' | 'folder' | 'submission' | null
  /** What the member who sent it in wrote about it. */
  note: string
  fields: Record<FieldName, GuessedField>
  brandIsNew: boolean
  /** Guesses that are filed elsewhere: the industry of its brand, the sending platform. */
  other: { name: string; value: string; reason: string }[]
  reason: string
  picture: PreviewPicture | null
  /** The beginning of its text, where there is no picture. */
  excerpt: string
  removed: ScrubNote[]
  rule: { isApplied: boolean; text: string } | null
  authentication: Omit<Authentication, 'client'> | null
  lookAlike: LookAlike | null
  /** Copies for other recipients that were skipped. */
  setAside: number
  /** Whether a rule for its sender can be made. */
  hasSender: boolean
}

export type QueueBatch = {
  items: ReviewItem[]
  /** How many wait in all, with those that somebody else is looking at. */
  left: number
  /** How many this reviewer decided in the last hour. */
  done: number
}

/** The stored value where there is one, else the guess, which accepting confirms. */
export function guessedField(
  stored: FieldValue | null,
  guess: Guess | undefined,
  nameOf: (value: string) => string | null,
): GuessedField {
  const about = guess && {
    confidence: guess.confidence,
    reason: guess.reason,
    isSure: guess.confidence >= SURE_ENOUGH,
  }
  if (stored) return { ...stored, guess: about && isSame(stored, guess) ? about : null }
  const name = guess && nameOf(guess.value)
  return name && about ? { value: guess.value, name, guess: about } : { value: '', name: '', guess: null }
}

function isSame({ value, name }: FieldValue, guess: Guess): boolean {
  return guess.value === value || guess.value.toLowerCase() === name.toLowerCase()
}

export function otherGuesses(
  guesses: EmailGuesses,
  names: { industry: string; platform: string; recipient: string },
  nameOf: (slug: string) => string | null,
): ReviewItem['other'] {
  const { industry, platform, recipient } = guesses
  const industryName = industry && nameOf(industry.value)
  return [
    ...(recipient ? [{ name: names.recipient, value: recipient.value, reason: recipient.reason }] : []),
    ...(industryName ? [{ name: names.industry, value: industryName, reason: industry.reason }] : []),
    ...(platform ? [{ name: names.platform, value: platform.value, reason: platform.reason }] : []),
  ]
}
