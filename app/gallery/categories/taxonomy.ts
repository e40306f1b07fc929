/**
 * The built-in categories as database rows. They stand in `built-in-categories.json`: occasions in calendar order, as
 * menus show them, and where countries differ with the date that most mailings have. Dates that depend on the moon are
 * tables: Intl's 'chinese' calendar is a day off where the new moon falls near midnight in Beijing, as in 2027 and 2030,
 * and Diwali and Holi depend on the moon at dusk in India, which no Intl calendar computes.
 */
import type { DateRule } from '#app/platform/db/json-columns.ts'
import table from './built-in-categories.json' with { type: 'json' }

export type BuiltInCategory = {
  name: string
  slug: string
  type: 'email_type' | 'vertical' | 'seasonal' | 'occasion'
  masterTag: string
  half: 'business_type' | 'industry' | 'holiday' | 'event' | null
  description: string
  dateRule: DateRule | null
  /** 0 sorts by name. Occasions count up instead, so that their menus follow the year. */
  position: number
  /** Other slugs for it. Spelling variants need no entry. */
  aliases: readonly string[]
}

type Row = Pick<BuiltInCategory, 'name' | 'slug' | 'description' | 'aliases'>

export const { emailTypes, industries, businessTypes } = table
/** Holidays with a date; the seasons and events have none. */
export const holidays = table.holidays as unknown as (Row & { dateRule: DateRule })[]

export function builtInCategories(): BuiltInCategory[] {
  const verticals = { type: 'vertical', masterTag: 'Other', dateRule: null, position: 0 } as const
  const occasion = (index: number) => ({ masterTag: 'Other', position: (index + 1) * 10 })
  return [
    ...emailTypes.map((row) => {
      return { ...row, type: 'email_type' as const, half: null, dateRule: null, position: 0 }
    }),
    ...businessTypes.map((row) => ({ ...row, ...verticals, half: 'business_type' as const })),
    ...industries.map((row) => ({ ...row, ...verticals, half: 'industry' as const })),
    ...holidays.map((row, index) => {
      return { ...row, ...occasion(index), type: 'occasion' as const, half: 'holiday' as const }
    }),
    ...table.seasonsAndEvents.map((row, index) => {
      return { ...row, ...occasion(index), type: 'seasonal' as const, half: 'event' as const, dateRule: null }
    }),
  ]
}
