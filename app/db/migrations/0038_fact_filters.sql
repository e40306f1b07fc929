CREATE SEQUENCE "public"."gallery_email_number" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "gallery_bits" (
	"tag" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "gallery_bits_tag_chunk_pk" PRIMARY KEY("tag","chunk")
);
--> statement-breakpoint
ALTER TABLE "gallery_emails" ADD COLUMN "number" integer DEFAULT nextval('gallery_email_number') NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD COLUMN "fact" text;--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD CONSTRAINT "gallery_tags_fact_unique" UNIQUE("fact");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- The facts that emails are filtered by, as the address of a list says them. Each is a tag of its own, whose last three
-- bits are 6. An email whose facts were not read yet has none.
CREATE FUNCTION email_fact_names(f email_facts) RETURNS text[]
LANGUAGE sql STABLE
AS $$
  select case when f.skeleton = '' then '{}' else array_remove(array[
    'platform:' || f.platform,
    'language:' || f.language,
    case when f.dark_styles then 'dark:yes' else 'dark:no' end,
    'length:' || case when f.words < 150 then 'short' when f.words < 400 then 'medium' else 'long' end,
    'weekday:' || f.sent_weekday,
    'hour:' || f.sent_hour,
    case when f.discount_percent >= 10 then 'discount:10' end,
    case when f.discount_percent >= 20 then 'discount:20' end,
    case when f.discount_percent >= 30 then 'discount:30' end,
    case when f.discount_percent >= 50 then 'discount:50' end,
    case when f.discount_percent is not null or f.money_off_cents is not null then 'offer:discount' end,
    case when f.has_code then 'offer:code' end,
    case when f.free_shipping then 'offer:free-shipping' end,
    case when f.gift then 'offer:gift' end,
    case when f.discount_percent is not null or f.money_off_cents is not null or f.has_code or f.free_shipping or f.gift
      then 'offer:any' end
  ], null) end
$$;
--> statement-breakpoint
-- As in migration 0019, with the facts.
CREATE OR REPLACE VIEW gallery_filed AS
SELECT e.id AS email_id, e.created_at,
  coalesce(extract(year from e.sent_at at time zone 'UTC'), 0)::smallint AS year,
  e.preview IS NOT NULL AS has_preview,
  array(
    SELECT 0
    UNION SELECT extract(year from e.sent_at at time zone 'UTC')::int * 8 + 5 WHERE e.sent_at IS NOT NULL
    UNION SELECT t.tag FROM gallery_tags t WHERE t.brand_id = e.brand_id
    UNION SELECT t.tag FROM email_categories ec JOIN gallery_tags t ON t.category_id = ec.category_id
      WHERE ec.email_id = e.id
    UNION SELECT t.tag FROM brand_categories bc JOIN gallery_tags t ON t.category_id = bc.category_id
      WHERE bc.brand_id = e.brand_id AND t.tag & 7 = 2
    UNION SELECT t.tag FROM email_facts f JOIN gallery_tags t ON t.fact = any(email_fact_names(f))
      WHERE f.email_id = e.id
    ORDER BY 1
  ) AS tags,
  coalesce(e.content_changed_at, e.created_at) AS changed_at,
  coalesce(e.sent_at, e.created_at) AS sent_at
FROM emails e JOIN brands b ON b.id = e.brand_id
WHERE e.status = 'published' AND b.status = 'active';
--> statement-breakpoint
-- As in migration 0012; facts are counted alone only. With other tags they are counted from `gallery_bits`.
CREATE OR REPLACE FUNCTION gallery_cells(tags integer[]) RETURNS TABLE (first integer, second integer, tag integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select a, b, c
  from unnest(tags) as a
  join unnest(tags) as b on a & 7 < b & 7 and b & 7 < 6 and (a = 0 or a & 7 > 1) or a = 0 and b = 0
  join unnest(tags) as c on c = 0 or b = 0 or c & 7 <> b & 7 and c & 7 < 6 and (a = 0 or c & 7 <> a & 7 and c & 7 > 1)
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_no_bits() RETURNS bit
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select repeat('0', 4096)::bit(4096)
$$;
--> statement-breakpoint
-- The bit of an email within its chunk.
CREATE FUNCTION gallery_bit(number integer) RETURNS bit
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select set_bit(gallery_no_bits(), number & 4095, 1)
$$;
--> statement-breakpoint
-- Gives every fact of these emails a tag.
CREATE FUNCTION gallery_tag_facts(changed uuid[]) RETURNS void
LANGUAGE sql
AS $$
  insert into gallery_tags (tag, fact)
  select nextval('gallery_tag') * 8 + 6, missing.fact
  from (
    select distinct named.fact from email_facts f cross join unnest(email_fact_names(f)) as named(fact)
    where f.email_id = any(changed) and not exists (select from gallery_tags t where t.fact = named.fact)
  ) as missing
$$;
--> statement-breakpoint
-- Files these emails as they are now. Only what is new gets a number, so that chunks are full.
CREATE FUNCTION gallery_file(changed uuid[]) RETURNS void
LANGUAGE sql
AS $$
  with earlier as materialized (
    select email_id, number, tags from gallery_emails where email_id = any(changed)
  ), later as materialized (
    select email_id, created_at, sent_at, year, has_preview, tags from gallery_filed where email_id = any(changed)
  ), removed as (
    delete from gallery_emails g
    where g.email_id = any(changed) and not exists (select from later where later.email_id = g.email_id)
  ), updated as (
    update gallery_emails g
    set created_at = l.created_at, sent_at = l.sent_at, year = l.year, has_preview = l.has_preview, tags = l.tags
    from later l
    where g.email_id = l.email_id
      and (g.created_at, g.sent_at, g.has_preview, g.tags) is distinct from (l.created_at, l.sent_at, l.has_preview, l.tags)
  ), added as (
    insert into gallery_emails (email_id, created_at, sent_at, year, has_preview, tags)
    select email_id, created_at, sent_at, year, has_preview, tags from later
    where not exists (select from earlier where earlier.email_id = later.email_id)
    returning number, tags
  ), changes as (
    -- What stays the same leaves here.
    select number, tag, sum(change)::int as change
    from (
      select number, tags, -1 as change from earlier
      union all
      select earlier.number, later.tags, 1 from later join earlier using (email_id)
      union all
      select number, tags, 1 from added
    ) as counted cross join unnest(tags) as tag
    where tag & 7 <> 1
    group by number, tag having sum(change) <> 0
  ), masks as materialized (
    select tag, number >> 12 as chunk,
      coalesce(bit_or(gallery_bit(number)) filter (where change > 0), gallery_no_bits()) as gained,
      coalesce(bit_or(gallery_bit(number)) filter (where change < 0), gallery_no_bits()) as lost
    from changes group by 1, 2
  ), emptied as (
    delete from gallery_bits b using masks m
    where (b.tag, b.chunk) = (m.tag, m.chunk) and bit_count((b.bits & ~ m.lost) | m.gained) = 0
  ), changed_bits as (
    update gallery_bits b set bits = (b.bits & ~ m.lost) | m.gained
    from masks m
    where (b.tag, b.chunk) = (m.tag, m.chunk) and bit_count((b.bits & ~ m.lost) | m.gained) > 0
  )
  insert into gallery_bits (tag, chunk, bits)
  select tag, chunk, gained from masks m
  where not exists (select from gallery_bits b where (b.tag, b.chunk) = (m.tag, m.chunk))
$$;
--> statement-breakpoint
-- As in migration 0035, with the facts and the bits.
CREATE OR REPLACE FUNCTION gallery_commit() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  changed uuid[];
begin
  insert into gallery_version values (true) on conflict (id) do update set version = gen_random_uuid();
  changed := array(
    select email_id from gallery_queue where email_id is not null
    union
    select e.id from gallery_queue q join emails e on e.brand_id = q.brand_id
    union
    select ec.email_id from gallery_queue q join email_categories ec on ec.category_id = q.category_id
    union
    select e.id from gallery_queue q join brand_categories bc on bc.category_id = q.category_id
      join emails e on e.brand_id = bc.brand_id
  );
  delete from gallery_queue;
  if cardinality(changed) = 0 then return null; end if;

  perform gallery_tag_facts(changed);
  with rows as (
    select tags, -1 as change, null::timestamptz as changed_at from gallery_emails where email_id = any(changed)
    union all
    select tags, 1, changed_at from gallery_filed where email_id = any(changed)
  ), summed as materialized (
    select c.first, c.second, c.tag, sum(change)::int as change,
      max(changed_at) filter (where c.first = 0 and c.second = 0) as changed_at
    from rows cross join lateral gallery_cells(tags) c
    group by c.first, c.second, c.tag
    having sum(change) <> 0 or (c.first = 0 and c.second = 0 and max(changed_at) is not null)
  ), emptied as (
    delete from gallery_counts n using summed s
    where (n.first, n.second, n.tag) = (s.first, s.second, s.tag) and n.count + s.change = 0
    returning n.first, n.second, n.tag
  )
  insert into gallery_counts as n (first, second, tag, count, changed_at)
  select first, second, tag, change, changed_at from summed
  where (first, second, tag) not in (select first, second, tag from emptied)
  on conflict (first, second, tag) do update
  set count = n.count + excluded.count, changed_at = greatest(n.changed_at, excluded.changed_at);

  perform gallery_file(changed);
  perform figures_commit(changed);
  update gallery_version
  set emails = coalesce((select count from gallery_counts where first = 0 and second = 0 and tag = 0), 0);
  return null;
end
$$;
--> statement-breakpoint
-- As in migration 0035, with the bits.
CREATE OR REPLACE FUNCTION gallery_emptied() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  delete from gallery_emails;
  delete from gallery_counts;
  delete from gallery_bits;
  delete from figure_emails;
  delete from figure_counts;
  delete from figure_words;
  update gallery_version set emails = 0;
  insert into gallery_queue (email_id) select id from emails;
  return null;
end
$$;
--> statement-breakpoint
-- What is public already.
INSERT INTO gallery_tags (tag, fact)
SELECT nextval('gallery_tag') * 8 + 6, fact
FROM (SELECT DISTINCT named.fact FROM email_facts f CROSS JOIN unnest(email_fact_names(f)) AS named(fact)) AS named;
--> statement-breakpoint
UPDATE gallery_emails g SET tags = f.tags FROM gallery_filed f WHERE f.email_id = g.email_id AND f.tags <> g.tags;
--> statement-breakpoint
INSERT INTO gallery_counts (first, second, tag, count, changed_at)
SELECT 0, 0, t.tag, count(*), max(f.changed_at)
FROM gallery_filed f CROSS JOIN unnest(f.tags) AS t(tag) WHERE t.tag & 7 = 6 GROUP BY t.tag;
--> statement-breakpoint
INSERT INTO gallery_bits (tag, chunk, bits)
SELECT t.tag, g.number >> 12, bit_or(gallery_bit(g.number))
FROM gallery_emails g CROSS JOIN unnest(g.tags) AS t(tag) WHERE t.tag & 7 <> 1 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO gallery_queue DEFAULT VALUES;
