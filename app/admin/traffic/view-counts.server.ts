/**
 * Counts page views in memory and adds the sums to the database every few seconds. Cached pages are sent in a few
 * microseconds, so counting one is a few entries of maps, and nothing about who asked is read or stored. A process that
 * is killed loses its last seconds.
 */
import { and, eq, sql } from 'drizzle-orm'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { dailyCounts } from '#app/platform/db/schema.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { kindOfRoute } from './page-kinds.ts'
import { countableTerm } from './search-terms.ts'

const FLUSH_MS = 5_000
/** Subjects between two flushes; further ones only count for their kind. */
const SUBJECTS_MAX = 5_000
/** URLs that are counted before their routes are looked up. */
const ADDRESSES_MAX = 1_000
/** Remembered searches without a result; the oldest are forgotten first. */
const TERMS_MAX = 500
/** Stored searches without a result, by day. */
const TERMS_A_DAY = 200
/** A term of a single request may be private, such as a name. */
const TIMES_ASKED_MIN = 2
const BATCH = 500

type View = {
  route: string
  params: Readonly<Record<string, string | undefined>>
  query: string | null
}

/** The view at a URL; null if it is no page. */
type ViewOf = (address: string) => View | null

type Row = typeof dailyCounts.$inferInsert

export class ViewCounts {
  private counts = new Map<string, Row>()
  /** The number of requests for each remembered search without a result. */
  private readonly emptySearches = new Map<string, number>()
  /** Views since routes were last looked up, which takes longer than counting. */
  private seen = new Map<string, { times: number; viewOf: ViewOf }>()

  /** Counts the page at a URL. */
  viewAt(address: string, viewOf: ViewOf): void {
    const known = this.seen.get(address)
    if (known) known.times++
    else this.seen.set(address, { times: 1, viewOf })
    if (this.seen.size >= ADDRESSES_MAX) this.addSeen()
  }

  private addSeen(): void {
    const { seen } = this
    this.seen = new Map()
    for (const [address, { times, viewOf }] of seen) {
      const view = viewOf(address)
      if (view) this.view(view, times)
    }
  }

  view({ route, params, query }: View, times = 1): void {
    const kind = kindOfRoute(route)
    if (!kind) return
    this.add(`page:${kind}`, '', times)
    const subject = params['emailSlug'] ?? params['slug'] ?? params['brandSlug']
    if (subject && (kind === 'email' || kind === 'brand')) this.add(kind, subject.trim(), times)
    if (kind === 'search' && query) this.search(query, times)
  }

  /** Called when a search is run; later its page may come from the cache. */
  noteSearch(query: string, isFound: boolean): void {
    const term = countableTerm(query)
    if (!term) return
    // The gallery has matching emails now.
    if (isFound) this.emptySearches.delete(term)
    if (isFound || this.emptySearches.has(term)) return
    if (this.emptySearches.size >= TERMS_MAX) {
      const [oldest] = this.emptySearches.keys()
      this.emptySearches.delete(oldest!)
    }
    this.emptySearches.set(term, 0)
  }

  private search(query: string, times: number): void {
    const term = countableTerm(query)
    const before = term === null ? undefined : this.emptySearches.get(term)
    if (term === null || before === undefined) return
    const asked = before + times
    this.emptySearches.set(term, asked)
    if (asked >= TIMES_ASKED_MIN) this.add('no-result', term, before < TIMES_ASKED_MIN ? asked : times)
  }

  private add(kind: string, subject: string, times: number): void {
    const day = plainDayAt(new Date())
    const key = `${day} ${kind} ${subject}`
    const row = this.counts.get(key)
    if (row) row.count += times
    else if (subject === '' || (this.counts.size < SUBJECTS_MAX && subject.length <= 200)) {
      this.counts.set(key, { day, kind, subject, count: times })
    }
  }

  /** Adds the counts to the database; after a failure they are kept for the next time. */
  async flush(): Promise<void> {
    this.addSeen()
    if (this.counts.size === 0) return
    const taken = this.counts
    this.counts = new Map()
    try {
      // In one order, so that instances that flush at once do not wait for each other.
      const rows = (await withinDailyBound([...taken.values()])).toSorted(byKey)
      for (let at = 0; at < rows.length; at += BATCH) {
        const batch = rows.slice(at, at + BATCH)
        await store(batch)
        for (const { day, kind, subject } of batch) taken.delete(`${day} ${kind} ${subject}`)
      }
    } catch (error) {
      for (const { kind, subject, count: times } of taken.values()) this.add(kind, subject ?? '', times)
      throw error
    }
  }
}

async function store(rows: Row[]): Promise<void> {
  await db()
    .insert(dailyCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyCounts.kind, dailyCounts.day, dailyCounts.subject],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    })
}

/** Bounds the rows of a day, whatever is searched for. */
async function withinDailyBound(rows: Row[]): Promise<Row[]> {
  const searches = rows.filter(({ kind }) => kind === 'no-result')
  if (searches.length === 0) return rows
  const { kind, day } = dailyCounts
  const stored = await db().$count(dailyCounts, and(eq(kind, 'no-result'), eq(day, searches[0]!.day)))
  const room = Math.max(0, TERMS_A_DAY - stored)
  const kept = new Set(searches.slice(0, room))
  return rows.filter((row) => row.kind !== 'no-result' || kept.has(row))
}

function byKey(a: Row, b: Row): number {
  const [first, second] = [a, b].map(({ day, kind, subject }) => `${kind} ${day} ${subject}`)
  return first! < second! ? -1 : 1
}

const current = singleton<ViewCounts>('view-counts')

export function viewCounts(): ViewCounts {
  const counts = current.get() ?? new ViewCounts()
  current.set(counts)
  return counts
}

/** Returns a function that stops it and stores the rest. */
export function startCounting(): () => Promise<void> {
  let flushing: Promise<void> = Promise.resolve()
  function flush(): Promise<void> {
    flushing = flushing
      .then(() => viewCounts().flush())
      .catch((error: unknown) => log.warn({ err: error }, 'page views could not be stored'))
    return flushing
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return flush()
  }
}
