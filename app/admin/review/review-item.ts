import type { Authentication, EmailGuesses, Guess, ScrubNote } from '#app/platform/db/json-columns.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { SURE_ENOUGH } from '#app/intake/ingest/guess/placement.ts'
import type { FieldName } from './decision.ts'

/** The value of a field: a slug or a language tag, and its name. */
export type FieldValue = { value: string; name: string }

export type GuessedField = FieldValue & {
  /** Null without a guess, or if a reviewer has decided otherwise. */
  guess: { confidence: number; reason: string; isSure: boolean } | null
}

export type ReviewItem = {
  id: string
  cursor: string
  subject: string
  preheader: string
  senderName: string | null
  sender: string | null
  receivedAt: string
  source: 'smtp' | 'imap' | 'api' | 'folder' | 'submission' | null
  note: string
  fields: Record<FieldName, GuessedField>
  brandIsNew: boolean
  /** Guesses that belong to no field: the industry of the brand, the sending platform. */
  other: { name: string; value: string; reason: string }[]
  reason: string
  picture: PreviewPicture | null
  /** The start of the text, if there is no screenshot. */
  excerpt: string
  removed: ScrubNote[]
  rule: { isApplied: boolean; text: string } | null
  authentication: Omit<Authentication, 'client'> | null
  /** The number of skipped copies for other recipients. */
  setAside: number
  copies: number
  hasSender: boolean
}

export type QueueBatch = {
  items: ReviewItem[]
  /** The number of waiting emails, with those leased to others. */
  left: number
  done: number
}

/** The stored value, or else the guess, which accepting confirms. */
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
  names: { industry: string; recipient: string },
  nameOf: (slug: string) => string | null,
): ReviewItem['other'] {
  const { industry, recipient } = guesses
  const industryName = industry && nameOf(industry.value)
  return [
    ...(recipient ? [{ name: names.recipient, value: recipient.value, reason: recipient.reason }] : []),
    ...(industryName ? [{ name: names.industry, value: industryName, reason: industry.reason }] : []),
  ]
}
