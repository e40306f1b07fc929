/** Reproducible attributes for the emails of a synthetic gallery, generated in SQL, and the tags to filter by them. */
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type OpenDatabase, type Transaction } from '#app/platform/db/client.server.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { designKeys } from '#app/inspection/attributes/design-likeness.ts'
import { hash } from '#app/inspection/attributes/design-sketch.ts'

/** Designs per statement. */
const SLICE = 2_000
/** The templates of a brand, and the most screenshots of one that differ. */
const TEMPLATES = 3
const PICTURES_MAX = 50
const EMAILS_PER_PICTURE = 60

/**
 * Creates the designs of the brands from 0 to `count`: a few templates, which share parts with those of others, and the
 * brand's colors. Some have nearly the same screenshot.
 */
export async function makeDesigns(db: OpenDatabase['db'], count: number, brandId: SQL): Promise<void> {
  const brands = await rowsOf<{ n: number; b: number }>(sql`
    select n, abs(hashtext((${brandId})::text) % 500009) as b from generate_series(0, ${count - 1}::int) as n`)
  const designs = brands.flatMap(({ n, b }) => {
    const pictures = picturesOf(n, count)
    return Array.from({ length: TEMPLATES * pictures }, (_, variant) =>
      designOf(n, b, variant, pictures * TEMPLATES),
    )
  })
  await db.execute(sql`drop table if exists bench_designs`)
  await db.execute(sql`
    create table bench_designs (brand int, b int, variant int, variants int, template text, keys int[], layout int[],
      palette text[], shares smallint[], picture text)`)
  for (let at = 0; at < designs.length; at += SLICE) {
    await db.execute(sql`
      insert into bench_designs select * from jsonb_to_recordset(${JSON.stringify(designs.slice(at, at + SLICE))}::jsonb)
        as d(brand int, b int, variant int, variants int, template text, keys int[], layout int[], palette text[],
          shares smallint[], picture text)`)
  }
  await db.execute(sql`alter table bench_designs add primary key (brand, variant)`)
  await db.execute(sql`analyze bench_designs`)
}

/** As many as the emails that a brand will roughly have allow. */
function picturesOf(brand: number, brands: number): number {
  const expected =
    160 * Math.max(0, Math.sqrt(brands) - Math.sqrt(brand)) * (Math.sqrt(brand + 1) - Math.sqrt(brand))
  return Math.min(PICTURES_MAX, Math.ceil((expected + 1) / EMAILS_PER_PICTURE))
}

function designOf(brand: number, b: number, variant: number, variants: number) {
  const template = (b * 8 + (variant % TEMPLATES)).toString(16).padStart(12, '0')
  const own = hash(template)
  const layout = Array.from({ length: 32 }, (_, i) =>
    (own + i) % 3 === 0 ? hash(`${own} ${i}`) | 0 : hash(`${own % 400} ${i}`) | 0,
  )
  const palette = [hexOf(b * 4099), '#ffffff', '#111111', hexOf(hash(`${own % 2000}`))]
  const shares = [own % 3 === 0 ? 60 : 20, own % 3 === 0 ? 20 : 60, 12, 8]
  const detail = Math.floor(variant / TEMPLATES)
  const picture = hex(hash(`${own % 5000} picture`), 8) + hex(hash(`${own} ${detail} detail`), 8)
  const keys = designKeys({ layout, palette, paletteShares: shares, pictureHash: picture })
  return { brand, b, variant, variants, template, keys, layout, palette, shares, picture }
}

/** Creates the tags of all filters by attributes first: slices that are added at the same time would both do so. */
export async function tagAttributes(db: OpenDatabase['db']): Promise<void> {
  await db.execute(sql`
    insert into gallery_tags (tag, filter) select nextval('gallery_tag') * 8 + 6, filter
    from (
      select distinct 'template:' || template as filter from bench_designs
      union select distinct 'color:' || substr(color, 2, 1) || substr(color, 4, 1) || substr(color, 6, 1)
        from bench_designs, unnest(palette) as color
      union select 'weekday:' || day from generate_series(0, 6) as day
      union select 'hour:' || hour from generate_series(0, 23) as hour
      union select unnest(array['platform:klaviyo', 'platform:mailchimp', 'platform:braze', 'language:en', 'language:de',
        'language:fr', 'dark:yes', 'dark:no', 'length:50', 'length:100', 'length:short', 'length:medium', 'length:long',
        'feature:countdown', 'feature:animated', 'feature:amp', 'discount:10', 'discount:20', 'discount:30',
        'discount:50', 'offer:discount', 'offer:code', 'offer:free-shipping', 'offer:gift', 'offer:any'])
    ) as named
    on conflict do nothing`)
}

/** Gives attributes to the emails in `bench_slice`. */
export async function addAttributes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into email_attributes (
      email_id, rules_version, platform, discount_percent, has_code, free_shipping, gift, subject_length, subject_words,
      subject_emoji, subject_personal, subject_question, urgency, words, image_share, images, images_without_alt,
      animated, dark_styles, amp, countdown, html_bytes, clipped, skeleton, template, design_keys, layout, palette,
      palette_shares, picture_hash, one_click_unsubscribe, no_reply, language, sent_on, sent_weekday, sent_hour,
      sender_name
    )
    select e.id, ${ATTRIBUTES_VERSION}, (array['klaviyo', 'mailchimp', 'braze', null])[1 + b % 4],
      case when r % 5 < 2 then 5 + r % 14 * 5 end, r % 7 = 0, r % 11 = 0, r % 33 = 0, char_length(subject_line), 6,
      r % 3 / 2, r % 17 = 0, r % 9 = 0, r % 6 = 0, (e.facts ->> 'wordCount')::int, r % 101, r % 20, r % 4, r % 8 = 0,
      r % 5 = 0, r % 90 = 0, r % 60 = 0, 20000 + r % 90000, r % 30 = 0, d.template, d.template, d.keys, d.layout,
      d.palette, d.shares, d.picture, r % 2 = 0, r % 13 = 0, (array['en', 'en', 'en', 'de', 'fr'])[1 + r / 7 % 5],
      (s.sent_at at time zone 'UTC')::date, extract(dow from s.sent_at at time zone 'UTC'),
      -- Mostly in the morning.
      (6 + r % 5 + r % 3 * (r % 9)) % 24, e.sender_name
    from bench_slice s join emails e on e.id = s.id
    join bench_designs d on d.brand = s.brand and d.variant = s.r % d.variants
    order by s.n`)
}

function hexOf(color: number): string {
  return `#${hex(color & 0xffffff, 6)}`
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
