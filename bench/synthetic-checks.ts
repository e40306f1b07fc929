/** Reproducible issues for the emails of a synthetic gallery, generated in SQL. */
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#app/platform/db/client.server.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { FEATURE_GUIDES, CHECK_GUIDES } from '#app/analytics/check-pages/guides.ts'

/** The number n for an issue that one email in n has: the common ones first, as in real mail. */
function everyNth(index: number): number {
  return 2 + Math.floor(index / 2)
}

/** Writes a dozen issues for each email; a third of the emails have no serious one. */
export async function seedChecks({ db }: OpenDatabase): Promise<void> {
  const minor = [...CHECK_GUIDES, ...FEATURE_GUIDES].filter(({ severity }) => severity !== 'serious')
  const serious = CHECK_GUIDES.filter(({ severity }) => severity === 'serious')
  const rules = JSON.stringify([
    ...minor.slice(0, 60).map(({ rule, severity }, index) => ({ rule, severity, nth: everyNth(index) })),
    ...serious.map(({ rule, severity }) => ({ rule, severity, nth: serious.length })),
  ])
  await db.execute(sql`alter table email_checks disable trigger user`)
  await db.execute(sql`delete from email_checks`)
  // Slices stay within the time limit of a statement.
  for (let slice = 0; slice < 10; slice++) {
    await db.execute(sql`
      insert into email_checks (email_id, rules_version, in_browser, issues, serious, moderate, minor)
      select e.id, ${CHECKS_VERSION}, true, f.issues, f.serious, f.moderate, f.minor
      from emails e cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'severity', severity, 'count', 1, 'places', '[]'::jsonb)), '[]') as issues,
          count(*) filter (where severity = 'serious') as serious,
          count(*) filter (where severity = 'moderate') as moderate,
          count(*) filter (where severity = 'minor') as minor
        from jsonb_to_recordset(${rules}::jsonb) as known(rule text, severity text, nth int)
        where abs(hashtext(e.id::text || rule)) % nth = 0
      ) as f
      where abs(hashtext(e.slug)) % 10 = ${slice}::int`)
  }
  await db.execute(sql`alter table email_checks enable trigger user`)
}
