import type { EmailGuesses, Guess } from '#app/platform/db/json-columns.ts'
import { SURE_ENOUGH } from '#app/intake/ingest/guess/placement.ts'

/** The value of a field: a slug or a language tag, and its name. */
export type FieldValue = { value: string; name: string }

export type GuessedField = FieldValue & {
  /** Null without a guess, or if a reviewer has decided otherwise. */
  guess: { confidence: number; reason: string; isSure: boolean } | null
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

/** Guesses that belong to no field. */
export function otherGuesses(
  guesses: EmailGuesses,
  names: { industry: string; recipient: string },
  nameOf: (slug: string) => string | null,
): { name: string; value: string; reason: string }[] {
  const { industry, recipient } = guesses
  const industryName = industry && nameOf(industry.value)
  return [
    ...(recipient ? [{ name: names.recipient, value: recipient.value, reason: recipient.reason }] : []),
    ...(industryName ? [{ name: names.industry, value: industryName, reason: industry.reason }] : []),
  ]
}
