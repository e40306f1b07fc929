/** How many emails the rules found something in, and some of them. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { galleryVersion } from '#app/db/gallery-version.server.ts'
import { galleryCounts, galleryTags } from '#app/db/schema.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { carries, findFacts, KIND, NOWHERE } from '#app/features/gallery/filters/filters.server.ts'
import { listIds } from '#app/features/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'
import { FEATURE_GUIDES, RULE_GUIDES } from './guides.ts'

/** A row of cards. */
const EXAMPLES = 5

/** Emails that could trip a rule at all; the others say nothing about it. */
const AMONG: Record<string, string[]> = {
  'dark-contrast': ['dark:yes'],
  'no-color-scheme': ['dark:yes'],
  direction: ['language:ar', 'language:he', 'language:fa', 'language:ur'],
}

/** The pages with something to show: of rules, and of features that an email here uses; `at` is when that last changed. */
export async function listRulePages(): Promise<{ rule: string; at: Date | undefined }[]> {
  const changes = new Map(
    (await readFound()).map(({ rule, at }) => [rule, at === null ? undefined : new Date(at)]),
  )
  return [...RULE_GUIDES, ...FEATURE_GUIDES.filter(({ rule }) => changes.has(rule))].map(({ rule }) => {
    return { rule, at: changes.get(rule) }
  })
}

export type FoundCounts = { emails: number; byRule: Map<string, number> }

/** Of all public emails, how many each rule found something in. */
export async function countFound(): Promise<FoundCounts> {
  const [{ emails }, rows] = await Promise.all([galleryVersion(), readFound()])
  return { emails, byRule: new Map(rows.map(({ rule, count }) => [rule, count])) }
}

function readFound() {
  return rowsOf<{ rule: string; count: number; at: string | null }>(sql`
    select substr(${galleryTags.fact}, 6) as rule, ${galleryCounts.count} as count, ${galleryCounts.changedAt} as at
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    where ${galleryCounts.first} = 0 and ${galleryCounts.second} = 0 and ${galleryCounts.tag} & 7 = ${KIND.rule}`)
}

/** The newest emails that a rule found something in, and the newest checked ones where it did not. */
export async function readExamples(rule: string): Promise<{ bad: EmailCard[]; good: EmailCard[] }> {
  const among = AMONG[rule] ?? []
  const tags = await findFacts([`rule:${rule}`, 'checks:clean', 'checks:serious', ...among])
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

/** How many emails are without a serious finding. */
export async function countClean(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select ${galleryCounts.count} as count
    from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    where ${galleryCounts.first} = 0 and ${galleryCounts.second} = 0 and ${galleryTags.fact} = 'checks:clean'`)
  return row?.count ?? 0
}
