/** Reproducible issues for the emails of a synthetic gallery, generated in SQL. */
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '#app/platform/db/client.server.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { FEATURE_GUIDES, CHECK_GUIDES } from '#app/analytics/check-pages/guides.ts'

/** The number of different results. */
const RESULTS = 2_000

/** The number n for an issue that one email in n has: the common ones first, as in real mail. */
function everyNth(index: number): number {
  return 2 + Math.floor(index / 2)
}

/** Creates results of a dozen issues each; a third has no serious one. Their tags too, as for attributes. */
export async function makeIssues(db: OpenDatabase['db']): Promise<void> {
  const minor = [...CHECK_GUIDES, ...FEATURE_GUIDES].filter(({ severity }) => severity !== 'serious')
  const serious = CHECK_GUIDES.filter(({ severity }) => severity === 'serious')
  const rules = JSON.stringify([
    ...minor.slice(0, 60).map(({ rule, severity }, index) => ({ rule, severity, nth: everyNth(index) })),
    ...serious.map(({ rule, severity }) => ({ rule, severity, nth: serious.length })),
  ])
  await db.execute(sql`drop table if exists bench_issues`)
  await db.execute(sql`
    create table bench_issues as
    select n, f.*
    from generate_series(0, ${sql.raw(String(RESULTS - 1))}) as n cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'severity', severity, 'count', 1, 'places', '[]'::jsonb)), '[]') as issues,
        count(*) filter (where severity = 'serious') as serious,
        count(*) filter (where severity = 'moderate') as moderate,
        count(*) filter (where severity = 'minor') as minor
      from jsonb_to_recordset('${sql.raw(rules)}'::jsonb) as known(rule text, severity text, nth int)
      where abs(hashtext(n || rule)) % nth = 0
    ) as f`)
  await db.execute(sql`alter table bench_issues add primary key (n)`)
  await db.execute(sql`analyze bench_issues`)
  await db.execute(sql`
    insert into gallery_tags (tag, filter)
    select nextval('gallery_tag') * 8 + case when starts_with(filter, 'rule:') then 7 else 6 end, filter
    from (
      select distinct 'rule:' || (issue ->> 'rule') as filter from bench_issues, jsonb_array_elements(issues) as issue
      union select unnest(array['checks:serious', 'checks:clean'])
    ) as named
    on conflict do nothing`)
}

/** Gives issues to the emails in `bench_slice`. */
export async function addChecks(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into email_checks (email_id, rules_version, in_browser, issues, serious, moderate, minor)
    select s.id, ${CHECKS_VERSION}, true, issues, serious, moderate, minor
    from bench_slice s join bench_issues i on i.n = s.r / 7 % ${RESULTS}::int order by s.n`)
}
