import type { BrandSlug } from '../brands.ts'
import type { Kit } from '../kits.ts'

/** One sample mail as its author writes it; compose.ts turns it into a message. */
export interface Draft {
  slug: string
  brand: BrandSlug
  kit: Kit
  /** Email types, the main one first. */
  types: readonly string[]
  occasions?: readonly string[]
  /** The part before the @. */
  mailbox: string
  /** Local time with its offset. */
  sent: string
  subject: string
  preheader: string
  body: string
  /** The plain-text twin, without its last line, which compose.ts adds. */
  text: string
  /** Further CSS for narrow screens. */
  narrow?: string
}
