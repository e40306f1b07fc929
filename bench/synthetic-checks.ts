/** Reproducible findings for the emails of a synthetic gallery, written by the database itself. */
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#app/db/client.server.ts'
import { CHECKS_VERSION } from '#app/features/checks/check-email.ts'
import { FEATURE_GUIDES, RULE_GUIDES } from '#app/features/rule-pages/guides.ts'

/** One email in so many has it: the common ones first, as in real mail. */
function everyNth(index: number): number {
  return 2 + Math.floor(index / 2)
}

/** A dozen findings for each email; a third of the emails have no serious one. */
export async function seedChecks({ db }: OpenDatabase): Promise<void> {
  const minor = [...RULE_GUIDES, ...FEATURE_GUIDES].filter(({ weight }) => weight !== 'serious')
  const serious = RULE_GUIDES.filter(({ weight }) => weight === 'serious')
  const rules = JSON.stringify([
    ...minor.slice(0, 60).map(({ rule, weight }, index) => ({ rule, weight, nth: everyNth(index) })),
    ...serious.map(({ rule, weight }) => ({ rule, weight, nth: serious.length })),
  ])
  await db.execute(sql`alter table email_checks disable trigger user`)
  await db.execute(sql`delete from email_checks`)
  await db.execute(sql`
    insert into email_checks (email_id, rules_version, in_browser, findings, serious, notable, minor)
    select e.id, ${CHECKS_VERSION}, true, f.findings, f.serious, f.notable, f.minor
    from emails e cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'weight', weight, 'count', 1, 'places', '[]'::jsonb)), '[]') as findings,
        count(*) filter (where weight = 'serious') as serious,
        count(*) filter (where weight = 'notable') as notable,
        count(*) filter (where weight = 'minor') as minor
      from jsonb_to_recordset(${rules}::jsonb) as known(rule text, weight text, nth int)
      where abs(hashtext(e.id::text || rule)) % nth = 0
    ) as f`)
  await db.execute(sql`alter table email_checks enable trigger user`)
}
