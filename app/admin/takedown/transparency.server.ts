/** Statistics of reports and decisions. */
import { sql } from 'drizzle-orm'
import { site } from '#app/platform/lib/site-config.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import type { ReportKind } from './report-fields.ts'

export type Tally = {
  asked: number
  hidden: number
  kept: number
  open: number
  /** Seconds between a report and its decision; null without a decision. */
  medianSeconds: number | null
}

export type Transparency = {
  all: Tally
  /** `2026-11`, newest first. */
  months: (Tally & { month: string })[]
  kinds: (Tally & { kind: ReportKind })[]
}

/** Ten years fit on a page. */
const MONTHS_MAX = 120

const tally = sql`
  count(*)::int as asked,
  (count(*) filter (where outcome = 'hidden'))::int as hidden,
  (count(*) filter (where outcome = 'kept'))::int as kept,
  (count(*) filter (where outcome = 'open'))::int as open,
  (percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)))::float8 as "medianSeconds"`

export async function readTransparency(): Promise<Transparency> {
  const month = sql`to_char(created_at at time zone ${site.timeZone}, 'YYYY-MM')`
  const [all, months, kinds] = await Promise.all([
    rowsOf<Tally>(sql`select ${tally} from reports`),
    rowsOf<Tally & { month: string }>(
      sql`select ${month} as month, ${tally} from reports group by 1 order by 1 desc limit ${MONTHS_MAX}`,
    ),
    rowsOf<Tally & { kind: ReportKind }>(
      sql`select kind, ${tally} from reports group by 1 order by asked desc, kind`,
    ),
  ])
  return { all: all[0]!, months, kinds }
}
