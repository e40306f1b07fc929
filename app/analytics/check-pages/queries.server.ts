/** Counts and examples of the emails in which checks found issues. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'
import { galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { carries, findAttributes, KIND, NOWHERE } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { FEATURE_GUIDES, CHECK_GUIDES } from './guides.ts'

const EXAMPLES = 5

/** The emails in which a check could find an issue at all. */
const AMONG: Record<string, string[]> = {
  'dark-contrast': ['dark:yes'],
  'no-color-scheme': ['dark:yes'],
  direction: ['language:ar', 'language:he', 'language:fa', 'language:ur'],
}

/**
 * The pages with something to show: of checks, and of features that an email here uses. `at` is when the content last
 * changed.
 */
export async function listCheckPages(): Promise<{ rule: string; at: Date | undefined }[]> {
  const changes = new Map(
    (await readFound()).map(({ rule, at }) => [rule, at === null ? undefined : new Date(at)]),
  )
  return [...CHECK_GUIDES, ...FEATURE_GUIDES.filter(({ rule }) => changes.has(rule))].map(({ rule }) => {
    return { rule, at: changes.get(rule) }
  })
}

export type FoundCounts = { emails: number; byRule: Map<string, number> }

/** The number of public emails with an issue, by check. */
export async function countFound(): Promise<FoundCounts> {
  const [{ emails }, rows] = await Promise.all([galleryVersion(), readFound()])
  return { emails, byRule: new Map(rows.map(({ rule, count }) => [rule, count])) }
}

function readFound() {
  return rowsOf<{ rule: string; count: number; at: string }>(sql`
    select substr(${galleryTags.filter}, 6) as rule, ${galleryCounts.count} as count, ${galleryCounts.changedAt} as at
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    where ${galleryCounts.tag} & 7 = ${KIND.rule}`)
}

/** The newest emails with this issue, and the newest checked emails without it. */
export async function readExamples(rule: string): Promise<{ bad: EmailCard[]; good: EmailCard[] }> {
  const among = AMONG[rule] ?? []
  const tags = await findAttributes([`rule:${rule}`, 'checks:clean', 'checks:serious', ...among])
  const tagOf = (fact: string) => tags.get(fact) ?? NOWHERE
  const found = tagOf(`rule:${rule}`)
  const could = among.length > 0 ? [among.map(tagOf)] : []
  const where = sql`not (${carries([found])})`
  const bad = (await listIds([found], { limit: EXAMPLES })).ids
  const good: string[] = []
  for (const checked of ['checks:clean', 'checks:serious']) {
    const limit = EXAMPLES - good.length
    if (limit > 0) good.push(...(await listIds([tagOf(checked), ...could], { limit, where })).ids)
  }
  const [badCards, goodCards] = await Promise.all([listByIds(bad), listByIds(good)])
  return { bad: badCards, good: goodCards }
}

export async function countClean(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select ${galleryCounts.count} as count
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    where ${galleryTags.filter} = 'checks:clean'`)
  return row?.count ?? 0
}
