/**
 * Full-text search over public emails, best first. Only the newest matches of a word that stands everywhere are
 * weighed against each other; older ones follow by date.
 */
import { and, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { db, rowsOf } from '#app/db/client.server.ts'
import { brands, emails, emailSearch } from '#app/db/schema.ts'
import type { EmailCard } from './card.ts'
import { listByIds } from './queries.server.ts'
import { dictionaries } from './search-dictionaries.server.ts'
import { markText, snippetOf, type Stretch, type Wanted } from './search-marks.ts'
import { knownAmong, spellingOf } from './search-spelling.server.ts'
import { type Asked, loosened, parseSearch, respelt, type Term, wordsOf } from './search-terms.ts'

/** Matches that are weighed against each other: the newest ones. */
export const RANKED_MAX = 200

/** What a match weighs in pictures, body, brand and preheader, subject. */
const WEIGHTS = '{0.1, 0.2, 0.6, 1}'

export type FoundEmail = EmailCard & {
  /** The subject and a part of the email, with what was searched for marked. */
  marked: Stretch[]
  snippet: Stretch[]
  sentAt: string | null
}

/** A search as the database understood it; what it found is asked for with `query`. */
export type Understood = {
  query: string
  wanted: Wanted[]
  /** What was searched for instead, where nothing had the words as they were typed. */
  respelt: string | null
  /** Nothing has all of the words: these have some of them. */
  isLoose: boolean
}

export type SearchPage = { emails: FoundEmail[]; next: string | null }

type Page = { limit: number; after: string | null; where?: SQL; sort?: 'best' | 'newest' }

/**
 * What to look for so that something is found: the words as they are, the words spelt right, or some of the words.
 * Null when the search asks for nothing, such as an empty one.
 */
export async function understand(text: string): Promise<Understood | null> {
  const asked = parseSearch(text)
  if (asked.length === 0) return null
  const plain = await read(asked)
  if (!plain.query) return null
  const strict = { query: plain.query, wanted: plain.wanted, respelt: null, isLoose: false }
  if (plain.isFound) return strict

  const spelling = await spellingOf(wantedTerms(asked))
  const better = spelling.size > 0 ? respelt(text, spelling) : null
  const meant = better ? parseSearch(better) : asked
  const corrected = better ? await read(meant) : plain
  if (better && corrected.isFound) {
    return { query: corrected.query!, wanted: corrected.wanted, respelt: better, isLoose: false }
  }
  const known = await knownAmong(singleTerms(meant))
  for (const fewer of loosened(meant, (words) => known.has(words) && !corrected.silent.has(words))) {
    const { query, wanted, isFound } = await read(fewer)
    if (isFound) return { query: query!, wanted, respelt: better, isLoose: true }
  }
  return strict
}

/** One page of what a search finds. `after` is the `next` of the page before. */
export async function findEmails({ query, wanted }: Understood, page: Page): Promise<SearchPage> {
  const { ids, next } = await matchesOf(query, page)
  const [cards, texts] = await Promise.all([listByIds(ids), readTexts(ids)])
  const found = cards.map((card) => {
    const text = texts.get(card.id)
    return {
      ...card,
      marked: markText(card.subject, wanted),
      snippet: snippetOf(text ? [text.preheader, text.bodyText, text.altText] : [], wanted),
      sentAt: text?.sentAt?.toISOString() ?? null,
    }
  })
  return { emails: found, next }
}

/** The emails that a search finds, for counting: the newest of them if they are more than `limit`. */
export function foundBy({ query }: Pick<Understood, 'query'>, limit: number): SQL {
  return sql`${emails.id} in (
    select ${emailSearch.emailId} from ${emailSearch} where ${matches(query)}
    order by ${emailSearch.createdAt} desc, ${emailSearch.emailId} desc limit ${limit}
  )`
}

/** How many emails a search finds, counted no further than to `limit`. */
export async function countFound({ query }: Pick<Understood, 'query'>, limit: number): Promise<number> {
  const rows = await rowsOf<{ count: number }>(sql`
    select count(*)::int as count from (${newestMatches(query, undefined, limit)}) as found`)
  return rows[0]!.count
}

function wantedTerms(asked: Asked): Term[] {
  return asked.flat().filter((term) => !term.not)
}

/** Its terms, and those of its quotes one by one. */
function singleTerms(asked: Asked): Term[] {
  return wantedTerms(asked).flatMap((term) =>
    term.quoted ? wordsOf(term.words).map((words) => ({ ...term, words })) : term,
  )
}

function matches(query: string): SQL {
  return sql`${emailSearch.document} @@ ${query}::tsquery`
}

type Reading = {
  query: string | null
  isFound: boolean
  wanted: Wanted[]
  /** Words that narrow no search, such as `the`. */
  silent: Set<string>
}

async function read(asked: Asked): Promise<Reading> {
  const known = await dictionaries()
  const terms = wantedTerms(asked)
  const rows = await rowsOf<{
    query: string | null
    found: boolean
    terms: { words: string[]; stems: string[]; tells: boolean }[] | null
  }>(sql`
    with asked as materialized (
      select search_query(${JSON.stringify(asked)}::jsonb, ${textArray(known)}) as query
    )
    select
      query::text as query,
      exists (select from email_search where document @@ query) as found,
      (
        select json_agg(json_build_object(
          'words', tsvector_to_array(to_tsvector('simple', search_fold(words))),
          'stems', array(
            select distinct stem from unnest(${textArray(known)}) as dictionary,
              unnest(tsvector_to_array(to_tsvector(dictionary::regconfig, search_fold(words)))) as stem
          ),
          'tells', ${known.length === 0} or numnode(phraseto_tsquery(
            ${known[0] ?? 'simple'}::regconfig, search_fold(words))) > 0
        ) order by place)
        from unnest(${textArray(terms.map(({ words }) => words))}) with ordinality as terms(words, place)
      ) as terms
    from asked`)
  const row = rows[0]!
  const readTerms = row.terms ?? []
  const telling = readTerms.filter(({ tells }) => tells)
  return {
    query: row.query,
    isFound: row.found,
    wanted: (telling.length > 0 ? telling : readTerms).map((term) => ({
      words: term.words,
      stems: term.stems,
      unfinished: terms[readTerms.indexOf(term)]!.unfinished,
    })),
    silent: new Set(terms.flatMap(({ words }, index) => (readTerms[index]?.tells ? [] : words))),
  }
}

/** As one parameter: drivers differ in what they make of an array. */
function textArray(values: string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}

/** Where a page of ranked matches ends: the last one's rank and id. Behind them all: the id alone. */
type Place = { rank: string | null; id: string }

const PLACE = /^(?:(\d+(?:\.\d+)?(?:e-\d+)?)~)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readPlace(after: string | null): Place | null {
  const found = after && PLACE.exec(after)
  return found ? { rank: found[1] ?? null, id: found[2]! } : null
}

async function matchesOf(
  query: string,
  { limit, after, where, sort = 'best' }: Page,
): Promise<{ ids: string[]; next: string | null }> {
  const place = readPlace(after)
  if (sort === 'newest' || (place && place.rank === null)) return olderMatches(query, limit, place, where)
  const rows = await rowsOf<{ id: string; rank: string; total: number; oldest: string }>(sql`
    with newest as materialized (
      ${newestMatches(query, where, RANKED_MAX)}
    ), ranked as (
      select email_id, created_at, ts_rank(${WEIGHTS}::real[], document, ${query}::tsquery, 1) as rank,
        count(*) over ()::int as total,
        first_value(email_id) over (order by created_at, email_id) as oldest
      from newest
    )
    select email_id as id, rank::text as rank, total, oldest from ranked
    ${place ? sql`where (rank, created_at, email_id) < (${place.rank}::real, ${createdAtOf(place.id)}, ${place.id}::uuid)` : sql``}
    order by ranked.rank desc, created_at desc, email_id desc
    limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length > limit) return { ids: shown.map(({ id }) => id), next: `${last!.rank}~${last!.id}` }
  return { ids: shown.map(({ id }) => id), next: last?.total === RANKED_MAX ? last.oldest : null }
}

async function olderMatches(query: string, limit: number, place: Place | null, where?: SQL) {
  const rows = await rowsOf<{ id: string }>(sql`
    select email_id as id from (
      ${newestMatches(query, and(where, place ? sql`(${emailSearch.createdAt}, ${emailSearch.emailId}) < (${createdAtOf(place.id)}, ${place.id}::uuid)` : undefined), limit + 1)}
    ) as older`)
  const ids = rows.slice(0, limit).map(({ id }) => id)
  return { ids, next: rows.length > limit ? ids.at(-1)! : null }
}

function newestMatches(query: string, where: SQL | undefined, limit: number): SQL {
  // Only filters need the email itself: every email that can be found is public.
  const filtered = where
    ? sql`join ${emails} on ${emails.id} = ${emailSearch.emailId} join ${brands} on ${brands.id} = ${emails.brandId}`
    : sql``
  return sql`
    select ${emailSearch.emailId}, ${emailSearch.createdAt}, ${emailSearch.document}
    from ${emailSearch} ${filtered}
    where ${and(matches(query), where)}
    order by ${emailSearch.createdAt} desc, ${emailSearch.emailId} desc
    limit ${limit}`
}

function createdAtOf(id: string): SQL {
  return sql`(select seen.created_at from ${emailSearch} as seen where seen.email_id = ${id})`
}

async function readTexts(ids: string[]) {
  const { id, preheader, bodyText, altText, sentAt } = getTableColumns(emails)
  const rows =
    ids.length > 0
      ? await db()
          .select({ id, preheader, bodyText, altText, sentAt })
          .from(emails)
          .where(inArray(emails.id, ids))
      : []
  return new Map(rows.map((row) => [row.id, row]))
}
