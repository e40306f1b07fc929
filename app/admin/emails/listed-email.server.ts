import { eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import {
  emailList,
  arrivals,
  brands,
  categories,
  emailCategories,
  emails,
  inboxRules,
} from '#app/platform/db/schema.ts'
import { ruleName } from './filters.server.ts'

const nameOfType = sql<string | null>`(
  select ${categories.name} from ${emailCategories} join ${categories} on ${categories.id} = ${emailCategories.categoryId}
  where ${emailCategories.emailId} = ${emails.id} and ${categories.type} = 'email_type'
  order by ${emailCategories.position}, ${categories.position} limit 1
)`

/** Null for a type that the gallery lacks. */
const nameOfGuess = sql<string | null>`(
  select ${categories.name} from ${categories} where ${categories.slug} = ${emails.guesses} -> 'emailType' ->> 'value'
)`

const arrivedFrom = sql<string | null>`(
  select ${arrivals.sourceName} from ${arrivals}
  where ${arrivals.emailId} = ${emails.id} and ${arrivals.state} <> 'duplicate'
  order by ${arrivals.receivedAt} desc limit 1
)`

export async function readListed(ids: string[]) {
  if (ids.length === 0) return []
  const byId = new Map((await readRows(ids)).map((row) => [row.id, presentRow(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type ListedEmail = ReturnType<typeof presentRow>

function readRows(ids: string[]) {
  return db()
    .select({
      id: emails.id,
      subject: emails.subjectLine,
      status: emails.status,
      source: emails.source,
      sentAt: emails.sentAt,
      createdAt: emails.createdAt,
      guess: sql<{ value: string; confidence: number } | null>`${emails.guesses} -> 'emailType'`,
      guessedType: nameOfGuess,
      preview: emails.preview,
      brand: brands.name,
      brandStatus: brands.status,
      type: nameOfType,
      arrivedFrom,
      conditions: inboxRules.conditions,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .innerJoin(emailList, eq(emailList.emailId, emails.id))
    .leftJoin(inboxRules, eq(inboxRules.id, emailList.ruleId))
    .where(inArray(emails.id, ids))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function presentRow({ preview, conditions, guess, guessedType, ...row }: Row) {
  return {
    ...row,
    guess: guess && { type: guessedType ?? guess.value, percent: Math.round(guess.confidence * 100) },
    rule: conditions && ruleName(conditions),
    thumbnail: smallThumbnail(preview),
  }
}

export type SmallThumbnail = { src: string; width: number; height: number; color: string }

/** The narrowest image, a few pixels wide in the list. */
function smallThumbnail(preview: PreviewInfo | null): SmallThumbnail | null {
  const file = preview?.files[0]
  const key = file?.webp ?? file?.avif
  if (!preview || !file || !key) return null
  return { src: `/${key}`, width: file.width, height: file.height, color: preview.dominantColor }
}
