/** How an email's facts are said in words. */

/** Phones show about this much of a preheader, in characters. */
const PREHEADER_ON_A_PHONE = 60

/** Above this Gmail cuts a message off, in bytes. */
const GMAIL_CLIPS_AT = 102 * 1024

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
  const clipped = htmlBytes > GMAIL_CLIPS_AT ? ', Gmail clips it' : ''
  const weight = `${Math.max(1, Math.round(htmlBytes / 1024))} KB of HTML${clipped}`
  if (!picture) return { value: weight, note: null }
  return { value: `${grouped(picture.width)} × ${grouped(picture.height)} px`, note: weight }
}

export function daysBefore(days: number): string {
  if (days === 0) return 'on the day'
  return days === 1 ? '1 day before' : `${days} days before`
}

/** 'Thursday 19 November 2026', in UTC on every machine. */
export function longDate(moment: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(moment)
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** '08:12', in UTC. */
export function clockTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

function grouped(value: number): string {
  return value.toLocaleString('en-US')
}
