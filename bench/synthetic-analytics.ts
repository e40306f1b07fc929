/** The analytics of a synthetic gallery, counted all at once rather than email by email. */
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '#app/platform/db/client.server.ts'

/** Notes in what the emails of `bench_slice` are counted: `analytics_filed`, with the words of each subject found once. */
export async function addAnalytics(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into analytics_emails (email_id, tags, cells)
    select s.id, array(select tag from unnest(l.tags) as tag where tag = 0 or tag & 7 between 1 and 4),
      array_replace(
        analytics_cells(s.id, day, extract(hour from s.sent_at at time zone 'UTC')::int, '', 'en', f),
        'subject:000', 'subject:' || lpad(f.subject_length::text, 3, '0')
      ) || t.subject_cells || analytics_lead_cells(l.tags, day, f.language) || '{attribute:checked}'::text[]
        || case when c.serious = 0 then '{attribute:clean}'::text[] else '{}' end
    from bench_slice s join gallery_emails l on l.email_id = s.id join email_attributes f on f.email_id = s.id
    join email_checks c on c.email_id = s.id join bench_texts t on t.n = s.text
    cross join lateral (select to_char(f.sent_on, 'YYYY-MM-DD') as day) as d
    order by s.n`)
}

/** Counts all emails. */
export async function countAnalytics(db: OpenDatabase['db']): Promise<void> {
  await db.execute(sql`truncate analytics_counts, analytics_words, analytics_queue`)
  await db.execute(sql`
    create table bench_cells as
    select tag, cell, count(*)::int as count
    from analytics_emails cross join unnest(cells) as cell cross join unnest(tags) as tag
    where tag & 7 = 4 or cell not like 'lead:%'
    group by tag, cell`)
  await db.execute(sql`
    insert into analytics_words (tag, word, count)
    select tag, substr(cell, 6), count from bench_cells where cell like 'word:%'`)
  await db.execute(sql`
    insert into analytics_counts (tag, metric, bucket, count)
    select tag, split_part(cell, ':', 1), substr(cell, strpos(cell, ':') + 1), count
    from bench_cells where cell not like 'word:%'`)
  await db.execute(sql`drop table bench_cells`)
}
