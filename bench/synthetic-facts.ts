/**
 * Reproducible facts and findings for the emails of a synthetic gallery, written by the database itself, and what is counted and
 * filtered by them.
 */
import { sql } from 'drizzle-orm'
import { rowsOf, type OpenDatabase } from '#app/db/client.server.ts'
import { emailFacts, emails, figureEmails, galleryTags } from '#app/db/schema.ts'
import { RULES_VERSION } from '#app/features/facts/email-facts.ts'
import { seedChecks } from './synthetic-checks.ts'

/** Emails per statement. */
const SLICE = 5_000

/** Gives facts and findings to the emails that have none, and counts all again. */
export async function seedFacts(database: OpenDatabase): Promise<void> {
  const { db } = database
  const [all, known, counted, tags] = await Promise.all([
    db.$count(emails),
    db.$count(emailFacts, sql`skeleton <> ''`),
    db.$count(figureEmails),
    db.$count(galleryTags, sql`starts_with(fact, 'rule:')`),
  ])
  if (all === known && all === counted && tags > 0) return
  await db.execute(sql`alter table email_facts disable trigger user`)
  await db.execute(sql`delete from email_facts`)
  await db.execute(sql`
    insert into email_facts (
      email_id, rules_version, platform, discount_percent, has_code, free_shipping, gift, subject_length, subject_words,
      subject_emoji, subject_personal, subject_question, urgency, words, image_share, images, images_without_alt,
      animated, dark_styles, amp, countdown, html_bytes, clipped, skeleton, palette, one_click_unsubscribe, no_reply,
      language, sent_on, sent_weekday, sent_hour, sender_name
    )
    select id, ${RULES_VERSION}, (array['klaviyo', 'mailchimp', 'braze', null])[1 + b % 4], case when r % 5 < 2 then 5 + r % 14 * 5 end,
      r % 7 = 0, r % 11 = 0, r % 33 = 0, char_length(subject_line), 6, r % 3 / 2, r % 17 = 0, r % 9 = 0, r % 6 = 0, 40 + r % 700,
      r % 101, r % 20, r % 4, r % 8 = 0, r % 5 = 0, r % 90 = 0, r % 60 = 0, 20000 + r % 90000, r % 30 = 0,
      lpad(to_hex(b * 8 + r % 3), 12, '0'), array['#' || lpad(to_hex(b * 4099 % 16777216), 6, '0'), '#ffffff'],
      r % 2 = 0, r % 13 = 0, (array['en', 'en', 'en', 'de', 'fr'])[1 + r / 7 % 5], (sent_at at time zone 'UTC')::date, extract(dow from sent_at at time zone 'UTC'),
      -- Mostly in the morning.
      (6 + r % 5 + r % 3 * (r % 9)) % 24, sender_name
    from (
      select *, abs(hashtext(id::text) % 1000003) as r, abs(hashtext(brand_id::text) % 500009) as b from emails
    ) as numbered`)
  await db.execute(sql`alter table email_facts enable trigger user`)
  await seedChecks(database)
  const slices = await rowsOf<{ ids: string[] }>(sql`
    select array_agg(email_id) as ids
    from (select email_id, row_number() over (order by email_id) / ${SLICE} as slice from gallery_emails) as numbered
    group by numbered.slice`)
  for (const { ids } of slices) {
    const all = sql.raw(`'{${ids.join()}}'::uuid[]`)
    await db.execute(sql`select gallery_tag_facts(${all})`)
    await db.execute(sql`select gallery_file(${all})`)
    await db.execute(sql`select figures_commit(${all})`)
  }
  await db.execute(sql`delete from gallery_counts where tag & 7 in (6, 7)`)
  await db.execute(sql`
    insert into gallery_counts (first, second, tag, count, changed_at)
    select 0, 0, t.tag, count(*), max(g.created_at)
    from gallery_emails g cross join unnest(g.tags) as t(tag) where t.tag & 7 in (6, 7) group by t.tag`)
  await db.execute(sql`vacuum analyze figure_counts, gallery_emails, gallery_bits, gallery_counts`)
}
