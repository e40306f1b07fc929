/** The filters of the list in SQL: all but the rule and the words are tags in `email_list`. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { brands, emailList, emailWords, galleryTags, inboxRules } from '#app/platform/db/schema.ts'
import type { Choice, FilterName } from '#app/gallery/filters/filters.ts'
import { carries, findFilters, NOWHERE, type Tag, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { describeConditions } from '#app/intake/inbox/rules.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { adminEmailsCopy } from './copy.ts'
import { CERTAINTIES, type EmailFilter, SOURCES, type Status } from './schema.ts'

export type ListFilter = FilterName | 'source' | 'rule' | 'confidence'
export type ListChosen = Partial<Record<ListFilter, Choice[]>>

/** Tags besides those of the gallery, see `email_list_filed`: of the nth certainty, status or source, from 1 on. */
const certaintyTag = (n: number) => n * 8
const statusTag = (n: number) => (n + 3) * 8
const sourceTag = (n: number) => (n + 7) * 8
export const STATUS_NUMBER: Record<Status, number> = { draft: 1, scheduled: 2, published: 3, hidden: 4 }

type ListCondition = {
  chosen: ListChosen
  where: SQL | undefined
  /** The sort key of the one chosen brand. */
  brandKey: string | null
  /** The filters that visitors have as well, but for the brand. */
  sharedTags: Tag[]
}

export async function findListFilter(_actor: Editor, filter: EmailFilter): Promise<ListCondition> {
  const { brand, q, status, source, rule, confidence, ...shared } = filter
  const [found, brandChoices, ruleChoices] = await Promise.all([
    findFilters(shared),
    Promise.all(brand.map(findAnyBrand)),
    rule ? listRuleChoices() : [],
  ])
  const chosen: ListChosen = { ...found.chosen }
  const sharedTags = tagsOf(found.conditions)
  const tags = [...sharedTags]
  if (brandChoices.length > 0) {
    chosen.brand = brandChoices.map(({ value, name }) => ({ value, name }))
    tags.push(brandChoices.map(({ tag }) => tag))
  }
  if (status) tags.push(statusTag(STATUS_NUMBER[status]))
  if (source) {
    chosen.source = [{ value: source, name: adminEmailsCopy.sources[source] }]
    tags.push(sourceTag(SOURCES.indexOf(source) + 1))
  }
  if (confidence) {
    chosen.confidence = [{ value: confidence, name: adminEmailsCopy.certainties[confidence] }]
    tags.push(certaintyTag(CERTAINTIES.indexOf(confidence) + 1))
  }
  if (rule) chosen.rule = [ruleChoices.find(({ value }) => value === rule) ?? { value: rule, name: rule }]
  return {
    chosen,
    where: and(
      tags.length > 0 ? carries(tags, emailList.tags) : undefined,
      rule ? eq(emailList.ruleId, rule) : undefined,
      q ? hasWords(q) : undefined,
    ),
    brandKey: brandChoices.length === 1 ? brandChoices[0]!.key : null,
    sharedTags,
  }
}

/** All words must match; the last one may be unfinished. */
function hasWords(q: string): SQL {
  const words = q.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, 12) ?? []
  if (words.length === 0) return sql`false`
  const asked = words.map((word) => sql`quote_literal(search_fold(${word}))`)
  const query = sql`to_tsquery('simple', ${sql.join(asked, sql` || ' & ' || `)} || ':*')`
  return sql`exists (
    select from ${emailWords} where ${emailWords.emailId} = ${emailList.emailId} and ${emailWords.words} @@ ${query}
  )`
}

type FoundBrand = Choice & { tag: number; key: string | null }

/** The brand with this slug, else the first whose name contains it; drafts too. */
async function findAnyBrand(asked: string): Promise<FoundBrand> {
  const named = sql`strpos(search_fold(${brands.name}), search_fold(${asked})) > 0`
  return (
    (await findBrand(sql`lower(btrim(${brands.slug})) = ${asked}`)) ??
    (await findBrand(named)) ?? { value: asked, name: asked, tag: NOWHERE, key: null }
  )
}

async function findBrand(where: SQL): Promise<FoundBrand | undefined> {
  const [found] = await rowsOf<FoundBrand>(sql`
    select btrim(${brands.slug}) as value, ${brands.name} as name, ${galleryTags.tag} as tag,
      left(search_fold(${brands.name}), 60) as key
    from ${brands} join ${galleryTags} on ${galleryTags.brandId} = ${brands.id}
    where ${where} order by lower(${brands.name}), ${brands.id} limit 1`)
  return found
}

/** The inbox rules, as sentences. */
export async function listRuleChoices(): Promise<Choice[]> {
  const rules = await db()
    .select({ id: inboxRules.id, conditions: inboxRules.conditions })
    .from(inboxRules)
    .orderBy(asc(inboxRules.position), asc(inboxRules.createdAt))
  return rules.map(({ id, conditions }) => ({ value: id, name: ruleName(conditions) }))
}

/** Inbox addresses are private, so the name of a rule leaves them out. */
export function ruleName(conditions: (typeof inboxRules.$inferSelect)['conditions']): string {
  return describeConditions(conditions, () => adminEmailsCopy.anInboxAddress)
}
