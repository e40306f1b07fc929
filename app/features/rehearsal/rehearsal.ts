/** What is known of a draft: plain data, stored beside its pictures and nowhere else. */
import type { PreviewInfo, PreviewView } from '#app/db/shapes.ts'
import type { ChecksRow } from '#app/features/checks/finding.ts'

export type DraftKind = 'eml' | 'html' | 'picture'

/** What its author says of it. Empty texts are left to the draft itself. */
export type Stated = {
  senderName: string
  subject: string
  preheader: string
  /** Slugs. */
  industry: string
  occasion: string
}

export type Draft = { kind: DraftKind; stated: Stated }

/** Emails of the gallery that a draft is compared with. */
export type Comparison = {
  /** Ids of emails. */
  rivals: string[]
  nearest: string[]
  /** Among so many the nearest were found. */
  looks: number
  /** The names of the categories that the rivals share, and that the emails of the medians share; none for the whole gallery. */
  rivalsOf: string[]
  peersOf: string[]
  /** The medians of the findings of so many emails; null where none was checked. */
  medians: { emails: number; serious: number; notable: number; minor: number } | null
}

export type Rehearsed = {
  ok: true
  kind: DraftKind
  senderName: string
  subject: string
  preheader: string
  language: string | null
  /** Null where it could not be rendered. */
  preview: PreviewInfo | null
  /** As mail programs show it that block pictures; null for a design. */
  imagesOff: PreviewView | null
  /** How many pictures of other servers it names. */
  missingPictures: number
  /** Null for a design. */
  checks: ChecksRow | null
  compared: Comparison
}

/** What is stored once a draft has been read. */
export type Result = Rehearsed | { ok: false; reason: string }
