import type { EmailStats, EmailGuesses, PreviewInfo, ScrubNote } from '#app/db/shapes.ts'

type FileRole = 'original' | 'html' | 'amp' | 'asset' | 'preview'

/** A file of the email together with the storage key its content gives it. */
export type PreparedFile = { key: string; role: FileRole; content: Uint8Array }

/** Everything the gallery keeps of a message except where it belongs. Dates are ISO, so it survives JSON. */
export type PreparedFields = {
  subjectLine: string
  preheader: string
  senderName: string | null
  senderAddress: string | null
  /** Absent, like the guesses, in bundles that older versions wrote. */
  replyTo?: string | null
  sentAt: string | null
  messageId: string | null
  contentHash: string
  language: string | null
  originalKey: string
  htmlKey: string
  bodyText: string
  /** Absent in bundles that older versions wrote. */
  altText?: string
  facts: EmailStats
  guesses?: EmailGuesses
  scrubNotes: ScrubNote[]
  /** Null until a browser has rendered it. */
  preview: PreviewInfo | null
}

export type PreparedEmail = PreparedFields & { files: PreparedFile[] }

/** Why an email was not taken in, as a sentence for the person who sent it in. */
export type Refusal = { ok: false; reason: string }
