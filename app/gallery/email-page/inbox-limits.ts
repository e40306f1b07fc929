/** What inboxes show of an email and where they truncate it, in words. */
import { GMAIL_CLIP_BYTES, isClipped } from '#app/inspection/attributes/clipping.ts'
import { formatNumber, plural } from '#app/platform/lib/format.ts'

/** How much of a preheader phones show, in characters. */
const PHONE_PREHEADER_LENGTH = 60

/** How much of subject and preheader together fits on one line of a desktop inbox, in characters. */
const DESKTOP_LINE_LENGTH = 105

/** Above this, a few more links may cause clipping. */
const CLIP_WARNING_BYTES = 0.8 * GMAIL_CLIP_BYTES

/** Shown in place of a missing subject. */
export const NO_SUBJECT = '(no subject)'

export type Detail = { value: string; note: string | null }

export function textLength(text: string): string {
  const count = Array.from(text).length
  return plural(count, '# character', '# characters')
}

export function subjectDetail(subject: string): string {
  return subject === NO_SUBJECT ? 'None' : textLength(subject)
}

export function preheaderDetail(preheader: string): Detail {
  const count = Array.from(preheader).length
  if (count === 0) return { value: 'None', note: 'inboxes show the first words instead' }
  const note = count > PHONE_PREHEADER_LENGTH ? `phones show about ${PHONE_PREHEADER_LENGTH}` : null
  return { value: textLength(preheader), note }
}

export function sizeDetail(picture: { width: number; fullHeight: number } | null, htmlBytes: number): Detail {
  const weight = `${kilobytes(htmlBytes)} of HTML`
  if (!picture) return { value: weight, note: null }
  return { value: `${formatNumber(picture.width)} × ${formatNumber(picture.fullHeight)} px`, note: weight }
}

export function clippingDetail(htmlBytes: number): Detail {
  const share = `${kilobytes(htmlBytes)} of ${GMAIL_CLIP_BYTES / 1024}`
  if (isClipped(htmlBytes)) return { value: 'Clipped', note: share }
  return { value: htmlBytes > CLIP_WARNING_BYTES ? 'Nearly clipped' : 'Not clipped', note: share }
}

type Images = { count: number; withoutAlt: number; missing: number }

export function imagesDetail({ count, withoutAlt, missing }: Images): Detail {
  if (count === 0) return { value: 'None', note: null }
  if (missing > 0) {
    const lost = plural(missing, '# image is', '# images are')
    return { value: formatNumber(count), note: `${lost} missing` }
  }
  const all = count === 1 ? 'with alt text' : 'all with alt text'
  return {
    value: formatNumber(count),
    note: withoutAlt === 0 ? all : `${formatNumber(withoutAlt)} without alt text`,
  }
}

export function darkModeDetail(darkStyles: boolean): Detail {
  return { value: darkStyles ? 'Has dark styles' : 'No dark styles', note: null }
}

/** The line after the sender's name in a desktop inbox, truncated where it is full. */
export function desktopLine(subject: string, preheader: string): { subject: string; preheader: string } {
  const shown = truncate(subject, DESKTOP_LINE_LENGTH)
  const room = DESKTOP_LINE_LENGTH - Array.from(shown).length
  return { subject: shown, preheader: room > 8 ? truncate(preheader, room) : '' }
}

function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

export function kilobytes(bytes: number): string {
  return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} kB`
}

export function daysBefore(days: number): string {
  if (days === 0) return 'on the day'
  return plural(days, '# day before', '# days before')
}
