/**
 * Reproducible attributes and issues for the emails of a synthetic gallery, generated in SQL, and the list that is
 * filtered by them. Analytics are not counted.
 */
import { sql } from 'drizzle-orm'
import { rowsOf, type OpenDatabase } from '#app/platform/db/client.server.ts'
import { emailAttributes, emails, galleryTags } from '#app/platform/db/schema.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { designKeys } from '#app/inspection/attributes/design-likeness.ts'
import { hash } from '#app/inspection/attributes/design-sketch.ts'
import { seedChecks } from './synthetic-checks.ts'

/** Emails per statement. */
const SLICE = 2_000

/** Gives attributes and issues to the emails that have none, and lists all again. */
export async function seedAttributes(database: OpenDatabase): Promise<void> {
  const { db } = database
  const [all, known, tags] = await Promise.all([
    db.$count(emails),
    db.$count(emailAttributes, sql`skeleton <> ''`),
    db.$count(galleryTags, sql`starts_with(filter, 'rule:')`),
  ])
  if (all === known && tags > 0) return
  await db.execute(sql`alter table email_attributes disable trigger user`)
  await db.execute(sql`delete from email_attributes`)
  // Slices stay within the time limit of a statement.
  for (let slice = 0; slice < 10; slice++) {
    await db.execute(sql`
      insert into email_attributes (
        email_id, rules_version, platform, discount_percent, has_code, free_shipping, gift, subject_length, subject_words,
        subject_emoji, subject_personal, subject_question, urgency, words, image_share, images, images_without_alt,
        animated, dark_styles, amp, countdown, html_bytes, clipped, skeleton, palette, one_click_unsubscribe, no_reply,
        language, sent_on, sent_weekday, sent_hour, sender_name
      )
      select id, ${ATTRIBUTES_VERSION}, (array['klaviyo', 'mailchimp', 'braze', null])[1 + b % 4], case when r % 5 < 2 then 5 + r % 14 * 5 end,
        r % 7 = 0, r % 11 = 0, r % 33 = 0, char_length(subject_line), 6, r % 3 / 2, r % 17 = 0, r % 9 = 0, r % 6 = 0, 40 + r % 700,
        r % 101, r % 20, r % 4, r % 8 = 0, r % 5 = 0, r % 90 = 0, r % 60 = 0, 20000 + r % 90000, r % 30 = 0,
        lpad(to_hex(b * 8 + r % 3), 12, '0'), array['#' || lpad(to_hex(b * 4099 % 16777216), 6, '0'), '#ffffff'],
        r % 2 = 0, r % 13 = 0, (array['en', 'en', 'en', 'de', 'fr'])[1 + r / 7 % 5], (sent_at at time zone 'UTC')::date, extract(dow from sent_at at time zone 'UTC'),
        -- Mostly in the morning.
        (6 + r % 5 + r % 3 * (r % 9)) % 24, sender_name
      from (
        select *, abs(hashtext(id::text) % 1000003) as r, abs(hashtext(brand_id::text) % 500009) as b from emails
        where abs(hashtext(slug)) % 10 = ${slice}::int
      ) as numbered`)
  }
  await seedDesigns(database)
  await db.execute(sql`alter table email_attributes enable trigger user`)
  await seedChecks(database)
  const slices = await rowsOf<{ ids: string[] }>(sql`
    select array_agg(email_id) as ids
    from (select email_id, row_number() over (order by email_id) / ${SLICE} as slice from email_list) as numbered
    group by numbered.slice`)
  for (const { ids } of slices) {
    const all = sql.raw(`'{${ids.join()}}'::uuid[]`)
    await db.execute(sql`select email_list_refresh(${all})`)
  }
  await db.execute(sql`vacuum analyze email_list, gallery_counts`)
}

/** A brand has a few templates, which share parts with those of others, and its colors. Some have nearly the same screenshot. */
async function seedDesigns({ db }: OpenDatabase): Promise<void> {
  const rows = await rowsOf<{ id: string; skeleton: string; palette: string[] }>(
    sql`select email_id as id, skeleton, palette from email_attributes order by email_id`,
  )
  for (let at = 0; at < rows.length; at += SLICE) {
    const designs = rows.slice(at, at + SLICE).map(({ id, skeleton, palette: [color = '#ffffff'] }) => {
      const own = hash(skeleton)
      const layout = Array.from({ length: 32 }, (_, i) =>
        (own + i) % 3 === 0 ? hash(`${own} ${i}`) | 0 : hash(`${own % 400} ${i}`) | 0,
      )
      const design = {
        layout,
        palette: [color, '#ffffff', '#111111', hexOf(hash(`${own % 2000}`))],
        paletteShares: [own % 3 === 0 ? 60 : 20, own % 3 === 0 ? 20 : 60, 12, 8],
        pictureHash:
          hash(`${own % 5000} picture`)
            .toString(16)
            .padStart(8, '0') +
          hash(`${hash(id) % 50} detail`)
            .toString(16)
            .padStart(8, '0'),
      }
      return { id, ...design, template: skeleton, keys: designKeys(design) }
    })
    await db.execute(sql`
      update email_attributes a set template = d.template, design_keys = d.keys, layout = d.layout,
        palette = d.palette, palette_shares = d."paletteShares", picture_hash = d."pictureHash"
      from jsonb_to_recordset(${JSON.stringify(designs)}::jsonb) as d(
        id uuid, template text, keys int[], layout int[], palette text[], "paletteShares" smallint[], "pictureHash" text
      ) where a.email_id = d.id`)
  }
  await db.execute(sql`vacuum analyze email_attributes`)
}

function hexOf(value: number): string {
  return `#${(value & 0xffffff).toString(16).padStart(6, '0')}`
}
