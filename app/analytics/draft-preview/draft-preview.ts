/** The result of a draft preview: plain data, stored only beside its images. */
import type { PreviewInfo, PreviewView } from '#app/platform/db/json-columns.ts'
import type { Inversion } from '#app/intake/ingest/render/invert-colors.ts'
import type { ChecksRow } from '#app/inspection/checks/issue.ts'

export type DraftKind = 'eml' | 'html' | 'picture'

/** What the author states about the draft. Empty texts are read from the draft itself. */
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
  competitors: string[]
  nearest: string[]
  /** The number of emails among which the nearest were found. */
  looks: number
  /** The categories that the competitors share; none for the whole gallery. */
  competitorsOf: string[]
}

/** Clients that change the colors of an email without dark styles, and how. */
export const DARK_CLIENTS = { gmail: 'full', outlook: 'partial' } as const satisfies Record<string, Inversion>

type DarkClient = keyof typeof DARK_CLIENTS

export type DraftPreview = {
  ok: true
  kind: DraftKind
  senderName: string
  subject: string
  preheader: string
  language: string | null
  /** Null where it could not be rendered. */
  preview: PreviewInfo | null
  /** As mail programs show it that block images; null for a design. */
  imagesOff: PreviewView | null
  /** As email clients darken it, simulated; null for a design, and for an email that has dark styles. */
  darkened: Record<DarkClient, PreviewView | null> | null
  /** The number of images on other servers. */
  missingPictures: number
  checks: ChecksRow | null
  compared: Comparison
}

export type Result = DraftPreview | { ok: false; reason: string }
