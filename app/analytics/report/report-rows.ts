/** The report as plain rows, for spreadsheets and programs. */
import { csvLine } from '#app/platform/lib/csv.ts'
import { platformName } from '#app/inspection/attributes/platforms.ts'
import { analyticsCopy, hourText, WEEKDAYS } from '#app/analytics/brand-analytics/copy.ts'
import { inSteps, sizeOf } from '#app/analytics/brand-analytics/histogram.ts'
import { reportCopy as words } from './copy.ts'
import type { Report } from './report.ts'
import { SIZE_MAX, SIZE_STEP, SUBJECT_STEP, type Attribute, ATTRIBUTES } from './report-attributes.ts'

export type ReportRow = {
  section: string
  value: string
  emails: number
  /** The number of emails that could have the attribute. */
  n: number
  /** The name of the number in the URL of its emails. */
  fact: string
}

/** Attributes by the section that shows them. */
export const SHOWN_ATTRIBUTES = {
  made: ['clipped', 'dark', 'animated', 'amp', 'countdown'],
  alt: ['without-alt'],
  offers: ['offer', 'discount', 'code', 'free-shipping', 'gift', 'deadline'],
  sending: ['one-click', 'no-reply'],
  tone: ['emoji', 'personal', 'question', 'urgency'],
} as const satisfies Record<string, readonly Attribute[]>

export function reportRows(report: Report): ReportRow[] {
  const { attributes, known, sizes, subjects, depths, hours, platforms, emails } = report
  const sent = hours.flat().reduce((sum, count) => sum + count, 0)
  const ofPlatforms = platforms.reduce((sum, { count }) => sum + count, 0)
  function ofAttributes(section: keyof typeof SHOWN_ATTRIBUTES, n: number): ReportRow[] {
    return SHOWN_ATTRIBUTES[section].map((attribute) => {
      return {
        section: words[section].title,
        value: ATTRIBUTES[attribute],
        emails: attributes.get(attribute)!,
        n,
        fact: attribute,
      }
    })
  }
  return [
    { section: 'Emails', value: 'All', emails, n: emails, fact: 'all' },
    ...inSteps(sizes, SIZE_STEP).map(({ value, count }) => ({
      section: `${words.sizes.title}, kB`,
      value: words.sizes.step(value, SIZE_STEP, SIZE_MAX),
      emails: count,
      n: sizeOf(sizes),
      fact: `size-${value}`,
    })),
    ...ofAttributes('made', known),
    ...ofAttributes('alt', attributes.get('images')!),
    ...ofAttributes('offers', known),
    ...depths.map(({ value, count }) => ({
      section: `${words.depths.title}, percent`,
      value: String(value),
      emails: count,
      n: sizeOf(depths),
      fact: `percent-${value}`,
    })),
    ...platforms.map(({ platform, count }) => ({
      section: words.platforms.title,
      value: platform ? platformName(platform) : words.platforms.unknown,
      emails: count,
      n: ofPlatforms,
      fact: `platform-${platform || 'unknown'}`,
    })),
    ...ofAttributes('sending', known),
    ...hours.flatMap((counts, weekday) =>
      counts.map((count, hour) => ({
        section: 'Weekday and hour',
        value: `${WEEKDAYS[weekday]!} ${hourText(hour)}`,
        emails: count,
        n: sent,
        fact: hourFact(weekday, hour),
      })),
    ),
    ...inSteps(subjects, SUBJECT_STEP).map(({ value, count }) => ({
      section: `${analyticsCopy.subjects.title}, characters`,
      value: `${value} to ${value + SUBJECT_STEP - 1}`,
      emails: count,
      n: sizeOf(subjects),
      fact: `subject-${value}`,
    })),
    ...ofAttributes('tone', known),
  ]
}

/** The name of an hour. Weekdays count from Monday here, in the name from Sunday. */
export function hourFact(weekday: number, hour: number): string {
  return `hour-${(weekday + 1) % 7}-${String(hour).padStart(2, '0')}`
}

/** As CSV, with the URL of the emails behind each number. */
export function writeCsv(rows: ReportRow[], linkTo: (fact: string) => string): string {
  const lines = rows.map(({ section, value, emails, n, fact }) => {
    const share = n === 0 ? '' : (emails / n).toFixed(4)
    return csvLine([section, value, String(emails), String(n), share, linkTo(fact)])
  })
  return csvLine(['section', 'value', 'emails', 'n', 'share', 'link']) + lines.join('')
}
