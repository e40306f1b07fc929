import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { ShownText } from '#app/platform/db/email-text.ts'
import { brands, type emails } from '#app/platform/db/schema.ts'

type TextColumn = (typeof emails)['bodyText' | 'senderText' | 'altText' | 'preheader']

/** The first characters of a text of an email, as visitors may read it. The query must join the email's brand. */
export function shownText(column: TextColumn & AnyColumn, chars: number): SQL<ShownText> {
  return sql<ShownText>`case when ${brands.hideSource} then '' else left(${column}, ${chars}) end`
}
