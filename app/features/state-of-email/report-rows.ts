/** The report as plain rows, for spreadsheets and programs. */
import { platformName } from '#app/features/facts/platforms.ts'
import { hourText, WEEKDAYS } from '#app/features/figures/copy.ts'
import { sizeOf } from '#app/features/figures/histogram.ts'
import { reportCopy as words } from './copy.ts'
import type { Report } from './report.ts'
import { SIZE_MAX, SIZE_STEP, SUBJECT_STEP, type Trait, TRAITS } from './report-facts.ts'

export type ReportRow = {
  section: string
  value: string
  emails: number
  /** The number of emails that could have it. */
  n: number
  /** What to ask the list of emails for. */
  fact: string
}

/** Traits by the section that shows them. */
export const SHOWN_TRAITS = {
  made: ['clipped', 'dark', 'animated', 'amp', 'countdown'],
  alt: ['without-alt'],
  offers: ['offer', 'discount', 'code', 'free-shipping', 'gift', 'deadline'],
  sending: ['one-click', 'no-reply'],
  tone: ['emoji', 'personal', 'question', 'urgency'],
} as const satisfies Record<string, readonly Trait[]>

export function reportRows(report: Report): ReportRow[] {
  const { traits, known, sizes, subjects, depths, hours, platforms, emails } = report
  const sent = hours.flat().reduce((sum, count) => sum + count, 0)
  const ofPlatforms = platforms.reduce((sum, { count }) => sum + count, 0)
  function ofTraits(section: keyof typeof SHOWN_TRAITS, n: number): ReportRow[] {
    return SHOWN_TRAITS[section].map((trait) => {
      return {
        section: words[section].title,
        value: TRAITS[trait],
        emails: traits.get(trait)!,
        n,
        fact: trait,
      }
    })
  }
  return [
    { section: 'Emails', value: 'All', emails, n: emails, fact: 'all' },
    ...sizes.map(({ value, count }) => ({
      section: `${words.sizes.title}, kilobytes`,
      value: words.sizes.step(value, SIZE_STEP, SIZE_MAX),
      emails: count,
      n: sizeOf(sizes),
      fact: `size-${value}`,
    })),
    ...ofTraits('made', known),
    ...ofTraits('alt', traits.get('images')!),
    ...ofTraits('offers', known),
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
    ...ofTraits('sending', known),
    ...hours.flatMap((counts, weekday) =>
      counts.map((count, hour) => ({
        section: 'Weekday and hour',
        value: `${WEEKDAYS[weekday]!} ${hourText(hour)}`,
        emails: count,
        n: sent,
        fact: hourFact(weekday, hour),
      })),
    ),
    ...subjects.map(({ value, count }) => ({
      section: `${words.subjects.title}, characters`,
      value: `${value} to ${value + SUBJECT_STEP - 1}`,
      emails: count,
      n: sizeOf(subjects),
      fact: `subject-${value}`,
    })),
    ...ofTraits('tone', known),
  ]
}

/** Weekdays from Monday; facts count them from Sunday. */
export function hourFact(weekday: number, hour: number): string {
  return `hour-${(weekday + 1) % 7}-${String(hour).padStart(2, '0')}`
}

/** RFC 4180, with the address of the emails behind each number. */
export function writeCsv(rows: ReportRow[], linkTo: (fact: string) => string): string {
  const lines = rows.map(({ section, value, emails, n, fact }) =>
    [section, value, emails, n, n === 0 ? '' : (emails / n).toFixed(4), linkTo(fact)].map(csvCell).join(','),
  )
  return ['section,value,emails,n,share,link', ...lines].map((line) => `${line}\r\n`).join('')
}

function csvCell(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
