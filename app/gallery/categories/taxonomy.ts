/** The built-in categories as database rows. */
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { emailTypes } from './email-types.ts'
import { holidays, seasonsAndEvents } from './occasions.ts'
import { businessTypes, industries } from './verticals.ts'

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
  aliases: readonly string[]
}

export function builtInCategories(): BuiltInCategory[] {
  return [
    ...emailTypes.map((type) => ({
      ...type,
      type: 'email_type' as const,
      half: null,
      dateRule: null,
      position: 0,
    })),
    ...[...businessTypes, ...industries].map((vertical) => ({
      ...vertical,
      type: 'vertical' as const,
      masterTag: 'Other',
      dateRule: null,
      position: 0,
    })),
    ...[holidays, seasonsAndEvents].flatMap((half) =>
      half.map((occasion, index) => ({ ...occasion, masterTag: 'Other', position: (index + 1) * 10 })),
    ),
  ]
}
