import type { EmailStats, EmailGuesses, PreviewInfo, ScrubNote } from '#app/platform/db/json-columns.ts'
import type { ChecksRow } from '#app/inspection/checks/issue.ts'
import type { AttributesRow } from '#app/inspection/attributes/email-attributes.ts'

type FileRole = 'original' | 'html' | 'amp' | 'asset' | 'preview'

/** A file of the email together with the storage key its content gives it. */
export type PreparedFile = { key: string; role: FileRole; content: Uint8Array }

/** Everything the gallery stores of a message except its placement. Dates are ISO strings, so it survives JSON. */
export type PreparedFields = {
  subjectLine: string
  preheader: string
  senderName: string | null
  senderAddress: string | null
  /** Missing, like the guesses, in bundles of older versions. */
  replyTo?: string | null
  sentAt: string | null
  messageId: string | null
  contentHash: string
  language: string | null
  originalKey: string
  htmlKey: string
  bodyText: string
  /** Missing, like the texts of images, in bundles of older versions. */
  senderText?: string
  altText?: string
  facts: EmailStats
  guesses?: EmailGuesses
  /** What the rules read from it; missing in bundles of older versions. */
  emailAttributes?: AttributesRow
  /** What the checks found in it; missing in bundles of older versions. */
  checks?: ChecksRow
  scrubNotes: ScrubNote[]
  /** Null until a browser has rendered it. */
  preview: PreviewInfo | null
}

export type PreparedEmail = PreparedFields & { files: PreparedFile[] }

/** Why an email was refused, as a sentence for the person who submitted it. */
export type Refusal = { ok: false; reason: string }
