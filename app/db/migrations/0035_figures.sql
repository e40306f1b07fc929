CREATE TABLE "figure_counts" (
	"tag" integer NOT NULL,
	"figure" text collate "C" NOT NULL,
	"bucket" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_counts_tag_figure_bucket_pk" PRIMARY KEY("tag","figure","bucket")
);
--> statement-breakpoint
CREATE TABLE "figure_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"tags" integer[] NOT NULL,
	"month" text,
	"cells" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_words" (
	"tag" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_words_tag_word_pk" PRIMARY KEY("tag","word")
);
--> statement-breakpoint
CREATE INDEX "figure_words_frequent" ON "figure_words" USING btree ("tag","count");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- The words of a subject that say something, in lower case.
CREATE FUNCTION figure_words_of(subject text, language text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  select array(
    select lexeme from unnest(to_tsvector('simple', left(subject, 300)))
    -- Letters by number, which every locale of a server knows.
    where length(lexeme) between 3 and 24 and lexeme !~ '[^a-z\u00aa-\u1fff\u2c00-\ud7ff\uf900-\ufdff]'
      -- Stop words have no stem.
      and ts_lexize('english_stem', lexeme) <> '{}'
      and (search_dictionary(language) = 'simple'
        or ts_lexize((search_dictionary(language) || '_stem')::regdictionary, lexeme) <> '{}')
  )
$$;
--> statement-breakpoint
-- What an email is counted as, with its facts. A figure that depends on time has the day or the month at the beginning of its buckets.
CREATE FUNCTION figure_cells(
  id uuid, day text, hour integer, subject text, sender text, language text, facts email_facts
) RETURNS text[]
LANGUAGE sql STABLE
AS $$
  with known as (
    select day, left(day, 7) as month,
      -- Those that no rule has read yet have no structure.
      facts.skeleton <> '' as has_facts,
      case
        when facts.discount_percent is not null then lpad(facts.discount_percent::text, 3, '0')
        when facts.money_off_cents is not null or facts.has_code or facts.free_shipping or facts.gift then 'other'
        else 'none'
      end as offer,
      (
        select t.tag from email_categories ec join gallery_tags t on t.category_id = ec.category_id
        where ec.email_id = id and t.tag & 7 = 3 order by ec.position, t.tag limit 1
      ) as type
  )
  select array_remove(array[
    'day:' || day,
    'month:' || month || ' ' || coalesce(type::text, ''),
    'hour:' || coalesce(facts.sent_weekday, extract(dow from day::date)) || ' '
      || lpad(coalesce(facts.sent_hour, hour)::text, 2, '0'),
    'subject:' || lpad(least(char_length(subject), 200)::text, 3, '0'),
    'sender:' || month || ' ' || left(nullif(btrim(sender), ''), 80)
  ], null)
  || case when has_facts then array_remove(array[
    'offer:' || month || ' ' || offer,
    'offer-day:' || day || ' ' || offer,
    'platform:' || month || ' ' || coalesce(facts.platform, ''),
    'skeleton:' || month || ' ' || facts.skeleton,
    'size:' || lpad(least(facts.html_bytes / 10240 * 10, 500)::text, 3, '0'),
    'words:' || lpad(least(facts.words / 50 * 50, 2000)::text, 4, '0'),
    'image-share:' || lpad((least(facts.image_share, 99) / 10 * 10)::text, 2, '0'),
    'language:' || facts.language,
    'trait:facts',
    case when offer <> 'none' then 'trait:offer' end,
    case when facts.discount_percent is not null then 'trait:discount' end,
    case when facts.has_code then 'trait:code' end,
    case when facts.free_shipping then 'trait:free-shipping' end,
    case when facts.gift then 'trait:gift' end,
    case when facts.offer_deadline is not null then 'trait:deadline' end,
    case when facts.subject_emoji > 0 then 'trait:emoji' end,
    case when facts.subject_personal then 'trait:personal' end,
    case when facts.subject_question then 'trait:question' end,
    case when facts.urgency then 'trait:urgency' end,
    case when facts.animated then 'trait:animated' end,
    case when facts.dark_styles then 'trait:dark' end,
    case when facts.amp then 'trait:amp' end,
    case when facts.countdown then 'trait:countdown' end,
    case when facts.clipped then 'trait:clipped' end,
    case when facts.images > 0 then 'trait:images' end,
    case when facts.images_without_alt > 0 then 'trait:without-alt' end,
    case when facts.one_click_unsubscribe then 'trait:one-click' end,
    case when facts.no_reply then 'trait:no-reply' end,
    'trait:spf-' || facts.spf,
    'trait:dkim-' || facts.dkim,
    'trait:dmarc-' || facts.dmarc
  ], null)
  -- Sixteen shades of each channel: close colours are one.
  || array(
    select distinct 'color:' || month || ' #' || substr(color, 2, 1) || substr(color, 4, 1) || substr(color, 6, 1)
    from unnest(facts.palette[1:3]) as color where month is not null and color ~ '^#[0-9a-f]{6}$'
  ) else '{}' end
  || array(select 'word:' || word from unnest(figure_words_of(subject, language)) as word)
  from known
$$;
--> statement-breakpoint
-- Which kinds of tags have a figure: of the gallery, of brands, of industries, of email types, of occasions.
CREATE FUNCTION figure_kinds(figure text) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select case when figure in ('sender', 'skeleton', 'color') then '{1}'::int[]
    when figure = 'offer-day' then '{4}' else '{0,1,2,3,4}' end
$$;
--> statement-breakpoint
-- The public emails as they are counted.
CREATE VIEW figure_filed AS
SELECT g.email_id,
  array(SELECT tag FROM unnest(g.tags) AS tag WHERE tag = 0 OR tag & 7 BETWEEN 1 AND 4) AS tags,
  left(d.day, 7) AS month,
  figure_cells(e.id, d.day, extract(hour from e.sent_at at time zone 'UTC')::int, e.subject_line, e.sender_name, e.language, f) AS cells
FROM gallery_emails g JOIN emails e ON e.id = g.email_id LEFT JOIN email_facts f ON f.email_id = g.email_id
CROSS JOIN LATERAL (
  SELECT to_char(coalesce(f.sent_on, (e.sent_at at time zone 'UTC')::date), 'YYYY-MM-DD') AS day
) AS d;
--> statement-breakpoint
-- What an email's cell is counted as, by tag. The whole gallery also counts by month what has no date of its own.
CREATE FUNCTION figure_buckets(tags integer[], month text, cell text)
RETURNS TABLE (tag integer, figure text, bucket text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 5
AS $$
  with named as (select split_part(cell, ':', 1) as figure, substr(cell, strpos(cell, ':') + 1) as bucket)
  select tag, figure, bucket from named cross join unnest(tags) as tag where tag & 7 = any(figure_kinds(figure))
  union all
  select 0, 'monthly-' || figure, month || ' ' || bucket from named
  where month is not null and 0 = any(tags)
    and figure in ('hour', 'subject', 'size', 'words', 'image-share', 'language', 'trait')
$$;
--> statement-breakpoint
-- Counts these emails as they are now. Called by the one transaction that holds the version of the gallery.
CREATE FUNCTION figures_commit(changed uuid[]) RETURNS void
LANGUAGE sql
AS $$
  with earlier as materialized (
    select email_id, tags, month, cells from figure_emails where email_id = any(changed)
  ), later as materialized (
    select email_id, tags, month, cells from figure_filed where email_id = any(changed)
  ), removed as (
    delete from figure_emails f where f.email_id = any(changed)
      and not exists (select from later where later.email_id = f.email_id)
  ), stored as (
    insert into figure_emails as f (email_id, tags, month, cells) select email_id, tags, month, cells from later
    on conflict (email_id) do update set tags = excluded.tags, month = excluded.month, cells = excluded.cells
    where (f.tags, f.month, f.cells) is distinct from (excluded.tags, excluded.month, excluded.cells)
  ), changes as materialized (
    -- What stays the same leaves here.
    select tags, month, cell, sum(change)::int as change
    from (
      select tags, month, cells, -1 as change from earlier union all select tags, month, cells, 1 from later
    ) as counted cross join unnest(cells) as cell
    group by tags, month, cell having sum(change) <> 0
  ), summed as materialized (
    select b.tag, b.figure, b.bucket, sum(change)::int as change
    from changes cross join lateral figure_buckets(tags, month, cell) as b
    group by b.tag, b.figure, b.bucket having sum(change) <> 0
  ), emptied as (
    delete from figure_counts n using summed s
    where s.change < 0 and s.figure <> 'word'
      and (n.tag, n.figure, n.bucket) = (s.tag, s.figure, s.bucket) and n.count + s.change = 0
    returning n.tag, n.figure, n.bucket
  ), emptied_words as (
    delete from figure_words n using summed s
    where s.change < 0 and s.figure = 'word' and (n.tag, n.word) = (s.tag, s.bucket) and n.count + s.change = 0
    returning n.tag, n.word
  ), counted as (
    insert into figure_counts as n (tag, figure, bucket, count)
    select tag, figure, bucket, change from summed s
    where s.figure <> 'word' and not exists (
      select from emptied e where (e.tag, e.figure, e.bucket) = (s.tag, s.figure, s.bucket)
    )
    on conflict (tag, figure, bucket) do update set count = n.count + excluded.count
  )
  insert into figure_words as n (tag, word, count)
  select tag, bucket, change from summed s
  where s.figure = 'word'
    and not exists (select from emptied_words e where (e.tag, e.word) = (s.tag, s.bucket))
  on conflict (tag, word) do update set count = n.count + excluded.count
$$;
--> statement-breakpoint
-- As in migration 0019, and counts the figures.
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

  delete from gallery_emails g
  where g.email_id = any(changed) and not exists (select from gallery_filed f where f.email_id = g.email_id);
  insert into gallery_emails (email_id, created_at, sent_at, year, has_preview, tags)
  select email_id, created_at, sent_at, year, has_preview, tags from gallery_filed where email_id = any(changed)
  on conflict (email_id) do update
  set created_at = excluded.created_at, sent_at = excluded.sent_at, year = excluded.year,
    has_preview = excluded.has_preview, tags = excluded.tags
  where (gallery_emails.created_at, gallery_emails.sent_at, gallery_emails.has_preview, gallery_emails.tags)
    is distinct from (excluded.created_at, excluded.sent_at, excluded.has_preview, excluded.tags);

  perform figures_commit(changed);
  update gallery_version
  set emails = coalesce((select count from gallery_counts where first = 0 and second = 0 and tag = 0), 0);
  return null;
end
$$;
--> statement-breakpoint
-- As in migration 0012, with what figures depend on.
CREATE OR REPLACE FUNCTION gallery_emails_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id)
  select after.id from after join before using (id)
  where (after.status, after.brand_id, after.sent_at, after.created_at, after.content_changed_at, after.preview is null,
      after.subject_line, after.sender_name, after.language)
    is distinct from (before.status, before.brand_id, before.sent_at, before.created_at, before.content_changed_at,
      before.preview is null, before.subject_line, before.sender_name, before.language);
  return null;
end
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION gallery_emptied() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  delete from gallery_emails;
  delete from gallery_counts;
  delete from figure_emails;
  delete from figure_counts;
  delete from figure_words;
  update gallery_version set emails = 0;
  insert into gallery_queue (email_id) select id from emails;
  return null;
end
$$;
--> statement-breakpoint
-- What only says how and when facts were read changes no figure.
CREATE FUNCTION figure_facts_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id)
  select after.email_id from after left join before using (email_id)
  where to_jsonb(after) - '{rules_version,sources}'::text[]
    is distinct from to_jsonb(before) - '{rules_version,sources}'::text[];
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION figure_facts_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id) select email_id from added;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER figure_facts_added AFTER INSERT ON email_facts REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION figure_facts_added();
--> statement-breakpoint
CREATE TRIGGER figure_facts_removed AFTER DELETE ON email_facts REFERENCING OLD TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION figure_facts_added();
--> statement-breakpoint
CREATE TRIGGER figure_facts_changed AFTER UPDATE ON email_facts REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION figure_facts_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_changed AFTER INSERT OR UPDATE OR DELETE ON email_facts
FOR EACH ROW EXECUTE FUNCTION gallery_changed();
--> statement-breakpoint
-- Counts what is public already, in slices that fit into memory.
DO $$
declare
  slice uuid[];
begin
  for slice in
    select array_agg(email_id)
    from (select email_id, row_number() over (order by email_id) / 5000 as slice from gallery_emails) as numbered
    group by numbered.slice
  loop
    perform figures_commit(slice);
  end loop;
end
$$;
