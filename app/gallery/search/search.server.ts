/**
 * Full-text search over public emails, best first. For very frequent words only the newest matches are ranked; older
 * ones follow by date.
 */
import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  brands,
  emailAttributes,
  emails,
  emailSearch,
  galleryEmails,
  gallerySearch,
} from '#app/platform/db/schema.ts'
import { carries, type Tag } from '#app/gallery/filters/filters.server.ts'
import { type EmailCard, presentCard } from '#app/gallery/cards/card.ts'
import { listIds, type PageOfIds } from '#app/gallery/lists/list-ids.server.ts'
import { SEARCH_COUNTED_MAX } from '#app/gallery/limits.ts'
import { cardColumns, isPublic } from '#app/gallery/queries.server.ts'
import { shownText } from '#app/gallery/shown-text.server.ts'
import { dictionaries } from './search-dictionaries.server.ts'
import { markText, type Segment, SNIPPET_SOURCE_CHARS, snippetOf, type Wanted } from './search-marks.ts'
import { composeQuery, LONGER_MAX, type TermVariants, wordsIn } from './search-query.ts'
import { spellingOf } from './search-spelling.server.ts'
import {
  type Asked,
  correctedQuery,
  eachOnce,
  parseSearch,
  rangesOf,
  relaxedQueries,
  singleTerms,
  type Term,
} from './search-terms.ts'

/** The number of newest matches that are ranked. */
export const RANKED_MAX = 200

/** Weights of images, body and categories, brand and preheader, subject. */
const WEIGHTS = '{0.1, 0.2, 0.6, 1}'

/** The most categories that a word of a search stands for. */
const FILED_MAX = 20

/** Sorts after all letters in the byte order of the index. */
const AFTER_ALL_LETTERS = '\u{10ffff}'

export type FoundEmail = EmailCard & {
  marked: Segment[]
  snippet: Segment[]
}

/** A parsed search and its matches. */
export type ParsedQuery = {
  /** Null without words: all emails of the ranges. */
  query: string | null
  range: SQL | undefined
  matches: Matches
  wanted: Wanted[]
  /** The corrected query, if nothing matched the original words. */
  correctedQuery: string | null
  /** Nothing matches all of the words: these match some of them. */
  isPartial: boolean
}

export type SearchPage = { emails: FoundEmail[]; next: string | null }

/** `tags` are those of the chosen filters. */
type Page = { limit: number; after: string | null; tags?: Tag[]; sort?: 'best' | 'newest' }

/**
 * Parses a search and relaxes it until it matches: the words as typed, corrected, or only some of them. Null for an
 * empty search, unless its filters ask for something.
 */
export async function parseQuery(text: string, isFiltered = false): Promise<ParsedQuery | null> {
  const asked = parseSearch(text)
  const range = rangeCondition(text)
  if (asked.length === 0) {
    if (!range && !isFiltered) return null
    const ids = range ? (await listIds([], { limit: SEARCH_COUNTED_MAX, where: range })).ids : []
    const matches = { ids, ranked: [] }
    return { query: null, range, wanted: [], matches, correctedQuery: null, isPartial: false }
  }
  const plain = await read(asked, range)
  if (!plain) return null
  if (plain.matches.ids.length > 0) return { ...plain, correctedQuery: null, isPartial: false }

  const spelling = await spellingOf(wantedTerms(asked))
  const better = spelling.size > 0 ? correctedQuery(text, spelling) : null
  const meant = better ? parseSearch(better) : asked
  const corrected = (better && (await read(meant, range))) || plain
  if (better && corrected.matches.ids.length > 0)
    return { ...corrected, correctedQuery: better, isPartial: false }
  const single = singleTerms(meant)
  const variants = await termVariants([...single, ...meant.flat()])
  for (const fewer of relaxedQueries(meant, await frequenciesOf(single, variants))) {
    const less = await read(fewer, range, variants)
    if (less && less.matches.ids.length > 0) return { ...less, correctedQuery: better, isPartial: true }
  }
  return { ...plain, correctedQuery: null, isPartial: false }
}

export async function findEmails(parsed: ParsedQuery, page: Page): Promise<SearchPage> {
  const { wanted } = parsed
  const { ids, next } = await pageOf(parsed, page)
  const now = new Date()
  const rows = new Map((await readRows(ids)).map((row) => [row.id, row]))
  const found = ids.flatMap((id): FoundEmail | [] => {
    const row = rows.get(id)
    if (!row) return []
    const card = presentCard(row, now)
    return {
      ...card,
      marked: markText(card.subject, wanted),
      snippet: snippetOf([row.preheader, row.bodyText, row.altText], wanted),
    }
  })
  return { emails: found, next }
}

/**
 * The newest emails with all of the words as they were typed: for those who follow a search, which must not fill up with
 * what was corrected or left out while nothing matched.
 */
export async function listNewestMatches(
  text: string,
  { limit, after, tags }: { limit: number; after: string | null; tags: Tag[] },
): Promise<PageOfIds> {
  const asked = parseSearch(text)
  const range = rangeCondition(text)
  if (asked.length === 0 && (range || tags.length > 0)) return listIds(tags, { limit, after, where: range })
  const query = asked.length > 0 ? composeQuery(asked, await termVariants(asked.flat())) : null
  if (!query) return { ids: [], hasMore: false }
  const { ids, next } = await olderMatches(
    query,
    limit,
    after ? { rank: null, id: after } : null,
    tags,
    range,
  )
  return { ids, hasMore: next !== null }
}

/** Whether any email has all of the words as they were typed. */
export async function hasMatch(text: string, tags: Tag[]): Promise<boolean> {
  return (await listNewestMatches(text, { limit: 1, after: null, tags })).ids.length > 0
}

function rangeCondition(text: string): SQL | undefined {
  const { emailId, sentAt } = galleryEmails
  return and(
    ...rangesOf(text).map((range) => {
      if ('date' in range)
        return sql`${sentAt} ${sql.raw(range.kind === 'before' ? '<' : '>=')} ${range.date}::timestamptz`
      const { words } = emailAttributes
      const isCounted = sql`${emailAttributes.emailId} = ${emailId} and ${emailAttributes.skeleton} <> ''`
      return sql`exists (select from ${emailAttributes}
        where ${isCounted} and ${range.kind === '<' ? lt(words, range.words) : gt(words, range.words)})`
    }),
  )
}

function wantedTerms(asked: Asked): Term[] {
  return eachOnce(asked.flat().filter((term) => !term.not))
}

type Reading = Pick<ParsedQuery, 'query' | 'range' | 'wanted' | 'matches'>

/** Null when the search contains no words. */
async function read(
  asked: Asked,
  range: SQL | undefined,
  known?: Map<string, TermVariants>,
): Promise<Reading | null> {
  const terms = wantedTerms(asked)
  const variants = known ?? (await termVariants(asked.flat()))
  const query = composeQuery(asked, variants)
  if (!query) return null
  const significant = terms.filter((term) => variants.get(term.words)!.narrows)
  return {
    query,
    range,
    matches: await findMatches(query, range),
    wanted: (significant.length > 0 ? significant : terms).map(({ words, unfinished }) => {
      const { plain, stemmed } = variants.get(words)!
      return { words: wordsIn(plain), stems: [...new Set(stemmed.flatMap(wordsIn))], unfinished }
    }),
  }
}

/** How many emails each word is in, up to a limit. Words that narrow nothing, such as `the`, have no frequency. */
async function frequenciesOf(
  terms: Term[],
  variants: Map<string, TermVariants>,
): Promise<Map<string, number>> {
  const asked = terms.flatMap((term) => {
    const query = variants.get(term.words)!.narrows ? composeQuery([[term]], variants) : null
    return query ? { words: term.words, query } : []
  })
  if (asked.length === 0) return new Map()
  const rows = await rowsOf<{ words: string; count: number }>(sql`
    select words, (
      select count(*)::int from (
        select from gallery_search where document @@ query limit ${SEARCH_COUNTED_MAX}
      ) as matching
    ) as count
    from (
      select words, query::tsquery as query
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(words text, query text)
      offset 0
    ) as asked`)
  return new Map(rows.map(({ words, count }) => [words, count]))
}

/** How the database reads each term: literally, with the dictionary of each language, and as the name of categories. */
async function termVariants(terms: Term[]): Promise<Map<string, TermVariants>> {
  const known = await dictionaries()
  const asked = eachOnce(terms).map(({ words, unfinished }) => ({ words, unfinished }))
  // The offsets keep PostgreSQL from reading the words again for every dictionary and category.
  const rows = await rowsOf<Omit<TermVariants, 'narrows'> & { words: string }>(sql`
    select asked.words, plain::text as plain,
      array_to_json(array(
        select phraseto_tsquery(dictionary::regconfig, folded)::text
        from jsonb_array_elements_text(${JSON.stringify(known)}::jsonb) with ordinality as known(dictionary, place)
        order by place
      )) as stemmed,
      array_to_json(array(
        select word from search_words
        where unfinished and numnode(plain) = 1
          and word ~>=~ beginning and word ~<~ (beginning || ${AFTER_ALL_LETTERS}::text)
        limit ${LONGER_MAX + 1}
      )) as longer,
      -- A phrase is in a name with all of its words.
      array_to_json(array(
        select tag from gallery_tags
        where category_id is not null and words @@ term
        order by tag limit ${FILED_MAX}
      )) as filed
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(words text, unfinished boolean)
    cross join lateral (select search_fold(words) as folded offset 0) as folds
    cross join lateral (
      select phraseto_tsquery('simple', folded) as plain,
        (tsvector_to_array(to_tsvector('simple', folded)))[1] as beginning
      offset 0
    ) as plains
    cross join lateral (
      select search_term(words, unfinished, numnode(plain) > 1,
        array(select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb))) as term
      offset 0
    ) as named`)
  // Stop words of the first dictionary narrow nothing.
  return new Map(
    rows.map(({ words, ...row }) => {
      const narrows = row.stemmed.length === 0 || row.stemmed[0] !== ''
      return [words, { ...row, narrows, filed: narrows ? row.filed : [] }]
    }),
  )
}

/** The matches of a query: the newest, and those of them that were ranked, best first. */
type Matches = { ids: string[]; ranked: { id: string; rank: number }[] }

/**
 * A single statement, because evaluating the query costs most. Rows are joined by `ctid`, which is stable within the
 * statement; their key would need another index scan.
 */
async function findMatches(query: string, range: SQL | undefined, tags: Tag[] = []): Promise<Matches> {
  const rows = await rowsOf<{ ids: string | null; ranked: string | null }>(sql`
    with newest as materialized (
      ${newestMatches(query, tags, range, SEARCH_COUNTED_MAX)}
    ), ranked as (
      select newest.email_id, newest.created_at,
        ts_rank(${WEIGHTS}::real[], document, ${query}::tsquery, 1) as rank
      from (select * from newest limit ${RANKED_MAX}) as newest
      join email_search on email_search.ctid = newest.place
    )
    select (select string_agg(email_id::text, ' ') from newest) as ids,
      (
        select string_agg(email_id || '~' || rank, ' ' order by rank desc, created_at desc, email_id desc)
        from ranked
      ) as ranked`)
  const { ids, ranked } = rows[0]!
  return {
    ids: ids?.split(' ') ?? [],
    ranked: (ranked?.split(' ') ?? []).map((pair) => ({
      id: pair.slice(0, 36),
      rank: Number(pair.slice(37)),
    })),
  }
}

/** The cursor of ranked matches: the last one's rank and id. After all of them: the id alone. */
type Cursor = { rank: number | null; id: string }

const CURSOR = /^(?:(\d+(?:\.\d+)?(?:e-\d+)?)~)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readCursor(after: string | null): Cursor | null {
  const found = after && CURSOR.exec(after)
  return found ? { rank: found[1] ? Number(found[1]) : null, id: found[2]! } : null
}

async function pageOf(
  { query, range, matches }: ParsedQuery,
  { limit, after, tags = [], sort = 'best' }: Page,
): Promise<{ ids: string[]; next: string | null }> {
  const cursor = readCursor(after)
  if (query === null) {
    const { ids, hasMore } = await listIds(tags, { limit, after: cursor?.id, where: range })
    return { ids, next: hasMore ? ids.at(-1)! : null }
  }
  if (sort === 'newest' || (cursor && cursor.rank === null))
    return olderMatches(query, limit, cursor, tags, range)
  const { ids, ranked } = tags.length > 0 ? await findMatches(query, range, tags) : matches
  const from = cursor ? firstBehind(ranked, cursor) : 0
  const shown = ranked.slice(from, from + limit)
  const last = shown.at(-1)
  const oldest = ids[RANKED_MAX - 1] ?? null
  const next = last && from + limit < ranked.length ? `${last.rank}~${last.id}` : last ? oldest : null
  return { ids: shown.map(({ id }) => id), next }
}

/** The cursor's own email may have been removed. */
function firstBehind(ranked: Matches['ranked'], cursor: Cursor): number {
  const seen = ranked.findIndex(({ id }) => id === cursor.id)
  if (seen >= 0) return seen + 1
  const worse = ranked.findIndex(({ rank }) => rank < cursor.rank!)
  return worse < 0 ? ranked.length : worse
}

async function olderMatches(
  query: string,
  limit: number,
  cursor: Cursor | null,
  tags: Tag[],
  range: SQL | undefined,
) {
  const behind =
    cursor &&
    sql`(${gallerySearch.createdAt}, ${gallerySearch.emailId}) < (
      (select seen.created_at from ${emailSearch} as seen where seen.email_id = ${cursor.id}), ${cursor.id}::uuid
    )`
  const rows = await rowsOf<{ id: string }>(sql`
    select email_id as id from (${newestMatches(query, tags, range, limit + 1, behind ?? undefined)}) as older`)
  const ids = rows.slice(0, limit).map(({ id }) => id)
  return { ids, next: rows.length > limit ? ids.at(-1)! : null }
}

function newestMatches(query: string, tags: Tag[], range: SQL | undefined, limit: number, behind?: SQL): SQL {
  const isSame = sql`${galleryEmails.emailId} = ${gallerySearch.emailId}`
  const filtered =
    tags.length > 0 || range ? sql`join ${galleryEmails} on ${and(isSame, carries(tags), range)}` : sql``
  return sql`
    select ${gallerySearch.emailId}, ${gallerySearch.createdAt}, ${gallerySearch.place}
    from ${gallerySearch} ${filtered}
    where ${and(sql`${gallerySearch.document} @@ ${query}::tsquery`, behind)}
    order by ${gallerySearch.createdAt} desc, ${gallerySearch.emailId} desc
    limit ${limit}`
}

async function readRows(ids: string[]) {
  if (ids.length === 0) return []
  return db()
    .select({
      ...cardColumns,
      preheader: shownText(emails.preheader, SNIPPET_SOURCE_CHARS),
      bodyText: shownText(emails.bodyText, SNIPPET_SOURCE_CHARS),
      altText: shownText(emails.altText, SNIPPET_SOURCE_CHARS),
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, inArray(emails.id, ids)))
}
