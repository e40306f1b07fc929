import { MONTHS } from '#app/platform/lib/format.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'

export type OccasionMonth<T> = { name: string; year: number; occasions: T[] }

/**
 * The twelve months from today's on, each with its occasions in the order they are given; then the later months that
 * have some: this month's passed ones come in a year, and a leap day perhaps in three.
 */
export function occasionMonths<T extends { date: PlainDay }>(
  today: PlainDay,
  occasions: readonly T[],
): OccasionMonth<T>[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const next = MONTHS.map((_, index) => new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7))
  const months = new Set([...next, ...occasions.map(({ date }) => date.slice(0, 7)).toSorted()])
  return [...months].map((of) => ({
    name: MONTHS[Number(of.slice(5)) - 1]!,
    year: Number(of.slice(0, 4)),
    occasions: occasions.filter(({ date }) => date.startsWith(of)),
  }))
}
