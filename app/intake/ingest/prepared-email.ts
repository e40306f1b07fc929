import type { EmailStats, EmailGuesses, PreviewInfo, ScrubNote } from '#app/platform/db/json-columns.ts'
import type { ChecksRow } from '#app/inspection/checks/issue.ts'
import type { AttributesRow } from '#app/inspection/attributes/email-attributes.ts'

type FileRole = 'original' | 'html' | 'amp' | 'asset' | 'preview'

export type PreparedFile = { key: string; role: FileRole; content: Uint8Array }

/** Everything the gallery stores of a message except its placement. Dates are ISO strings, so it survives JSON. */
export type PreparedFields = {
  subjectLine: string
  preheader: string
  senderName: string | null
  senderAddress: string | null
  /** Missing, like others below, in bundles of older versions. */
  replyTo?: string | null
  sentAt: string | null
  messageId: string | null
  contentHash: string
  language: string | null
  originalKey: string
  htmlKey: string
  bodyText: string
  senderText?: string
  altText?: string
  facts: EmailStats
  guesses?: EmailGuesses
  emailAttributes?: AttributesRow
  checks?: ChecksRow
  scrubNotes: ScrubNote[]
  /** Null until a browser has rendered it. */
  preview: PreviewInfo | null
}

export type PreparedEmail = PreparedFields & { files: PreparedFile[] }

export type Refusal = { ok: false; reason: string }
