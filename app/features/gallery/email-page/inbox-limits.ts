/** How an email's facts are said in words. */

/** Phones show about this much of a preheader, in characters. */
const PREHEADER_ON_A_PHONE = 60

/** What one line of a desktop inbox has room for, subject and preheader together, in characters. */
const DESKTOP_LINE = 105

/** Above this Gmail cuts a message off, in bytes. */
const GMAIL_CLIPS_AT = 102 * 1024
/** From here on a template's next link or two decide it. */
const NEARLY_CLIPPED = 0.8 * GMAIL_CLIPS_AT

export type Fact = { value: string; note: string | null }

export function textLength(text: string): string {
  const count = Array.from(text).length
  return count === 1 ? '1 character' : `${count} characters`
}

export function preheaderFact(preheader: string): Fact {
  const count = Array.from(preheader).length
  if (count === 0) return { value: 'None', note: 'the inbox shows the first words instead' }
  const note = count > PREHEADER_ON_A_PHONE ? `cut at about ${PREHEADER_ON_A_PHONE} on a phone` : null
  return { value: textLength(preheader), note }
}

export function sizeFact(picture: { width: number; height: number } | null, htmlBytes: number): Fact {
  const weight = `${kilobytes(htmlBytes)} of HTML`
  if (!picture) return { value: weight, note: null }
  return { value: `${grouped(picture.width)} × ${grouped(picture.height)} px`, note: weight }
}

export function clippingFact(htmlBytes: number): Fact {
  const share = `${kilobytes(htmlBytes)} of 102`
  if (htmlBytes > GMAIL_CLIPS_AT) return { value: 'Clipped', note: share }
  return { value: htmlBytes > NEARLY_CLIPPED ? 'Nearly clipped' : 'Shown whole', note: share }
}

export function imagesFact({ count, withoutAlt }: { count: number; withoutAlt: number }): Fact {
  if (count === 0) return { value: 'None', note: null }
  const all = count === 1 ? 'with its alt text' : 'all with alt text'
  return { value: grouped(count), note: withoutAlt === 0 ? all : `${grouped(withoutAlt)} without alt text` }
}

export function darkFact(darkStyles: boolean): Fact {
  return { value: darkStyles ? 'Styles of its own' : 'No styles of its own', note: null }
}

/** The one line of a desktop inbox behind the sender's name, cut where it is full. */
export function desktopLine(subject: string, preheader: string): { subject: string; preheader: string } {
  const shown = cutAt(subject, DESKTOP_LINE)
  const room = DESKTOP_LINE - Array.from(shown).length
  return { subject: shown, preheader: room > 8 ? cutAt(preheader, room) : '' }
}

function cutAt(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

export function kilobytes(bytes: number): string {
  return `${grouped(Math.max(1, Math.round(bytes / 1024)))} KB`
}

export function daysBefore(days: number): string {
  if (days === 0) return 'on the day'
  return days === 1 ? '1 day before' : `${days} days before`
}

/** '08:12', in UTC. */
export function clockTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

export function grouped(value: number): string {
  return value.toLocaleString('en-US')
}
