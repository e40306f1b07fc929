/**
 * Counts page views in memory and adds the sums to the database every few seconds. Cached pages are sent in a few
 * microseconds, so counting one is a few entries of maps, and nothing about who asked is read or stored. A process that
 * is killed loses its last seconds.
 */
import { and, count, eq, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { dailyCounts } from '#app/db/schema.ts'
import { log } from '#app/lib/log.server.ts'
import { singleton } from '#app/lib/singleton.ts'
import { kindOfRoute } from './page-kinds.ts'
import { countableTerm } from './search-terms.ts'

const FLUSH_MS = 5_000
/** Subjects between two flushes; beyond, only the sums of their kinds are counted. */
const SUBJECTS_MAX = 5_000
/** Addresses that are counted before their routes are looked up. */
const ADDRESSES_MAX = 1_000
/** Searches without a result that are remembered, the oldest forgotten first. */
const TERMS_MAX = 500
/** Searches without a result stored for a day. */
const TERMS_A_DAY = 200
/** Words that one request alone asked for may be anything, such as a name. */
const TIMES_ASKED_MIN = 2
const BATCH = 500

type View = {
  /** The name of the route. */
  route: string
  params: Readonly<Record<string, string | undefined>>
  /** What was searched for. */
  query: string | null
}

/** What was seen at an address; null where that is no page. */
type ViewOf = (address: string) => View | null

type Row = typeof dailyCounts.$inferInsert

export class ViewCounts {
  private counts = new Map<string, Row>()
  /** How often each search without a result was asked, as far as it is remembered. */
  private readonly emptySearches = new Map<string, number>()
  /** What was seen since routes were last looked up, which takes longer than counting. */
  private seen = new Map<string, { times: number; viewOf: ViewOf }>()

  /** Counts the page at an address. */
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

  /** Called when a search is answered; its page may be sent from the cache from then on. */
  noteSearch(query: string, isFound: boolean): void {
    const term = countableTerm(query)
    if (!term) return
    // What was added to the gallery since is no longer missing.
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
    const day = new Date().toISOString().slice(0, 10)
    const key = `${day} ${kind} ${subject}`
    const row = this.counts.get(key)
    if (row) row.count += times
    else if (subject === '' || (this.counts.size < SUBJECTS_MAX && subject.length <= 200)) {
      this.counts.set(key, { day, kind, subject, count: times })
    }
  }

  /** Adds what was counted to the database; after a failure it is kept for the next time. */
  async flush(): Promise<void> {
    this.addSeen()
    if (this.counts.size === 0) return
    const taken = this.counts
    this.counts = new Map()
    try {
      // In one order: instances that flush at the same time must not wait for each other in a circle.
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

/** Whoever searches for endless nonsense twice fills the day, not the disk. */
async function withinDailyBound(rows: Row[]): Promise<Row[]> {
  const searches = rows.filter(({ kind }) => kind === 'no-result')
  if (searches.length === 0) return rows
  const [stored] = await db()
    .select({ count: count() })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, 'no-result'), eq(dailyCounts.day, searches[0]!.day)))
  const room = Math.max(0, TERMS_A_DAY - stored!.count)
  const kept = new Set(searches.slice(0, room))
  return rows.filter((row) => row.kind !== 'no-result' || kept.has(row))
}

function byKey(a: Row, b: Row): number {
  const [first, second] = [a, b].map(({ day, kind, subject }) => `${kind} ${day} ${subject}`)
  return first! < second! ? -1 : 1
}

const current = singleton<ViewCounts>('view-counts')

/** The counts of this process. */
export function viewCounts(): ViewCounts {
  const counts = current.get() ?? new ViewCounts()
  current.set(counts)
  return counts
}

/** Returns the function that stops it, with everything stored. */
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
