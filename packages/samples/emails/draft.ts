import type { BrandSlug } from '../brands.ts'
import type { Kit } from '../kits.ts'

/**
 * The shape a reader sees first. Two mails with the same shape and the same pictures would be taken for one another,
 * so neighbours in the gallery and mails of one brand never share both (sameness.test.ts).
 */
type Layout =
  | 'absence-note'
  | 'annotated'
  | 'answer-sheet'
  | 'bank-slip'
  | 'basket'
  | 'before-after'
  | 'bill'
  | 'board-game'
  | 'book-cover'
  | 'calendar'
  | 'candles'
  | 'chart'
  | 'chat'
  | 'checkbox'
  | 'colour-blocks'
  | 'columns'
  | 'comparison'
  | 'contents'
  | 'covers'
  | 'crossword'
  | 'dashboard'
  | 'departures'
  | 'diagram'
  | 'diptych'
  | 'doorbusters'
  | 'door'
  | 'destinations'
  | 'emblem'
  | 'exhibition'
  | 'fill-in'
  | 'flowchart'
  | 'form'
  | 'fortnight'
  | 'gantt'
  | 'gauge'
  | 'gift-edit'
  | 'grid'
  | 'heat-map'
  | 'index'
  | 'ladder'
  | 'ledger'
  | 'letter'
  | 'library-card'
  | 'line-up'
  | 'log'
  | 'lookbook'
  | 'map'
  | 'marquee'
  | 'menu'
  | 'name-tags'
  | 'newspaper'
  | 'note'
  | 'number'
  | 'panel'
  | 'parcel-label'
  | 'phrasebook'
  | 'pinboard'
  | 'plans'
  | 'poll'
  | 'postcard'
  | 'poster'
  | 'price-list'
  | 'product-grid'
  | 'programme'
  | 'punch-card'
  | 'queue-ticket'
  | 'quote'
  | 'ratings'
  | 'receipt'
  | 'recipe-card'
  | 'report'
  | 'route'
  | 'scale'
  | 'screenshot-tour'
  | 'seat-map'
  | 'seats'
  | 'showcase'
  | 'size-chart'
  | 'spec-sheet'
  | 'split'
  | 'stack'
  | 'steps'
  | 'sticky-note'
  | 'terminal'
  | 'ticket'
  | 'tiles'
  | 'timeline'
  | 'timetable'
  | 'tracking'
  | 'type'
  | 'waterline'
  | 'waveform'

/** One sample mail as its author writes it; compose.ts turns it into a message. */
export interface Draft {
  slug: string
  brand: BrandSlug
  kit: Kit
  layout: Layout
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
