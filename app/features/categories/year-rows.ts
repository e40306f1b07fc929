import type { PlainDay } from './occasion-dates.ts'

export type YearRow<T> = { name: string; year: number; occasions: T[] }

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The twelve months from today's on, each with its occasions in the order they are given. What has passed this month
 * stays in its row with the date of next year, and a leap day in February whatever the year.
 */
export function yearRows<T extends { date: PlainDay }>(
  today: PlainDay,
  occasions: readonly T[],
): YearRow<T>[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return MONTHS.map((_, index) => {
    const at = (month - 1 + index) % 12
    return {
      name: MONTHS[at]!,
      year: at < month - 1 ? year + 1 : year,
      occasions: occasions.filter(({ date }) => Number(date.slice(5, 7)) === at + 1),
    }
  })
}
