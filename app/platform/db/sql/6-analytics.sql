-- Analytics of brands, categories and the gallery (docs/decisions/036-analytics.md).

-- The words of a subject that say something, in lower case.
CREATE OR REPLACE FUNCTION analytics_subject_words(subject text, language text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
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

-- The metrics and buckets in which an email is counted. A bucket of a metric over time begins with its day or month.
CREATE OR REPLACE FUNCTION analytics_cells(
  id uuid, day text, hour integer, subject text, language text, attributes email_attributes
) RETURNS text[]
LANGUAGE sql STABLE AS $$
  with known as (
    select day, left(day, 7) as month,
      -- An email that was not read for attributes yet has no structure.
      attributes.skeleton <> '' as are_known,
      case
        when attributes.discount_percent is not null then lpad(attributes.discount_percent::text, 3, '0')
        when attributes.money_off_cents is not null or attributes.has_code or attributes.free_shipping
          or attributes.gift then 'other'
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
    'hour:' || coalesce(attributes.sent_weekday, extract(dow from day::date)) || ' '
      || lpad(coalesce(attributes.sent_hour, hour)::text, 2, '0'),
    'subject:' || lpad(least(char_length(subject), 200)::text, 3, '0')
  ], null)
  || case when are_known then array_remove(array[
    'offer:' || month || ' ' || offer,
    'platform:' || month || ' ' || coalesce(attributes.platform, ''),
    'size:' || lpad(least((attributes.html_bytes + 512) / 1024, 500)::text, 3, '0'),
    'language:' || attributes.language,
    'attribute:known',
    case when offer <> 'none' then 'attribute:offer' end,
    case when attributes.discount_percent is not null then 'attribute:discount' end,
    case when attributes.has_code then 'attribute:code' end,
    case when attributes.free_shipping then 'attribute:free-shipping' end,
    case when attributes.gift then 'attribute:gift' end,
    case when attributes.offer_deadline is not null then 'attribute:deadline' end,
    case when attributes.subject_emoji > 0 then 'attribute:emoji' end,
    case when attributes.subject_personal then 'attribute:personal' end,
    case when attributes.subject_question then 'attribute:question' end,
    case when attributes.urgency then 'attribute:urgency' end,
    case when attributes.animated then 'attribute:animated' end,
    case when attributes.dark_styles then 'attribute:dark' end,
    case when attributes.amp then 'attribute:amp' end,
    case when attributes.countdown then 'attribute:countdown' end,
    case when attributes.clipped then 'attribute:clipped' end,
    case when attributes.images > 0 then 'attribute:images' end,
    case when attributes.images_without_alt > 0 then 'attribute:without-alt' end,
    case when attributes.one_click_unsubscribe then 'attribute:one-click' end,
    case when attributes.no_reply then 'attribute:no-reply' end,
    'attribute:spf-' || attributes.spf,
    'attribute:dkim-' || attributes.dkim,
    'attribute:dmarc-' || attributes.dmarc
  ], null) else '{}' end
  || array(select 'word:' || word from unnest(analytics_subject_words(subject, language)) as word)
  from known
$$;

-- The days on which an email of an occasion counts for each industry, for its language, and for both.
CREATE OR REPLACE FUNCTION analytics_lead_cells(tags integer[], day text, language text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when day is null or not exists (select from unnest(tags) as tag where tag & 7 = 4) then '{}' else array(
    select distinct 'lead:' || coalesce(industry::text, '') || ' ' || spoken || ' ' || day
    from (select tag as industry from unnest(tags) as tag where tag & 7 = 2 union all select null) as i
    cross join (select '' as spoken union all select language where language <> '') as l
    where industry is not null or spoken <> ''
  ) end
$$;

-- The public emails as they are counted.
CREATE OR REPLACE VIEW analytics_filed AS
SELECT g.email_id,
  array(SELECT tag FROM unnest(g.tags) AS tag WHERE tag = 0 OR tag & 7 BETWEEN 1 AND 4) AS tags,
  analytics_cells(e.id, d.day, extract(hour from e.sent_at at time zone gallery_time_zone())::int, e.subject_line, e.language, f)
    || analytics_lead_cells(g.tags, d.day, f.language)
    || CASE WHEN c.in_browser THEN '{attribute:checked}'::text[] ELSE '{}' END
    || CASE WHEN c.in_browser AND c.serious = 0 THEN '{attribute:clean}'::text[] ELSE '{}' END AS cells
FROM gallery_emails g JOIN emails e ON e.id = g.email_id LEFT JOIN email_attributes f ON f.email_id = g.email_id
LEFT JOIN email_checks c ON c.email_id = g.email_id
CROSS JOIN LATERAL (
  SELECT to_char(coalesce(f.sent_on, (e.sent_at at time zone gallery_time_zone())::date), 'YYYY-MM-DD') AS day
) AS d;

-- What an email's cell is counted as, by tag: lead times for occasions only.
CREATE OR REPLACE FUNCTION analytics_buckets(tags integer[], cell text)
RETURNS TABLE (tag integer, metric text, bucket text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 5 AS $$
  select tag, split_part(cell, ':', 1), substr(cell, strpos(cell, ':') + 1) from unnest(tags) as tag
  where tag & 7 = 4 or cell not like 'lead:%'
$$;

-- Counts these emails as they are now. What becomes empty is known from one join: looking each count up among the emptied
-- ones took a minute when a thousand emails were hidden.
CREATE OR REPLACE FUNCTION analytics_refresh(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  with earlier as materialized (
    select email_id, tags, cells from analytics_emails where email_id = any(changed)
  ), later as materialized (
    select email_id, tags, cells from analytics_filed where email_id = any(changed)
  ), removed as (
    delete from analytics_emails f where f.email_id = any(changed)
      and not exists (select from later where later.email_id = f.email_id)
  ), stored as (
    insert into analytics_emails as f (email_id, tags, cells) select email_id, tags, cells from later
    on conflict (email_id) do update set tags = excluded.tags, cells = excluded.cells
    where (f.tags, f.cells) is distinct from (excluded.tags, excluded.cells)
  ), changes as materialized (
    -- What stays the same leaves here.
    select tags, cell, sum(change)::int as change
    from (
      select tags, cells, -1 as change from earlier union all select tags, cells, 1 from later
    ) as counted cross join unnest(cells) as cell
    group by tags, cell having sum(change) <> 0
  ), summed as materialized (
    select b.tag, b.metric, b.bucket, sum(change)::int as change
    from changes cross join lateral analytics_buckets(tags, cell) as b
    group by b.tag, b.metric, b.bucket having sum(change) <> 0
  ), metrics as materialized (
    select s.tag, s.metric, s.bucket, coalesce(n.count, 0) + s.change as count
    from summed s left join analytics_counts n using (tag, metric, bucket) where s.metric <> 'word'
  ), words as materialized (
    select s.tag, s.bucket as word, coalesce(n.count, 0) + s.change as count
    from summed s left join analytics_words n on (n.tag, n.word) = (s.tag, s.bucket) where s.metric = 'word'
  ), emptied as (
    delete from analytics_counts n using metrics m
    where m.count = 0 and (n.tag, n.metric, n.bucket) = (m.tag, m.metric, m.bucket)
  ), emptied_words as (
    delete from analytics_words n using words w where w.count = 0 and (n.tag, n.word) = (w.tag, w.word)
  ), counted as (
    insert into analytics_counts as n (tag, metric, bucket, count)
    select tag, metric, bucket, count from metrics where count <> 0
    on conflict (tag, metric, bucket) do update set count = excluded.count
  )
  insert into analytics_words as n (tag, word, count)
  select tag, word, count from words where count <> 0
  on conflict (tag, word) do update set count = excluded.count
$$;

-- Counts up to so many of the emails that were touched, and returns how many it found. What a commit notes meanwhile stays
-- in the queue: only what was seen leaves it. The version changes when all are counted, and last, because commits wait for it.
CREATE OR REPLACE FUNCTION count_analytics(most integer) RETURNS integer LANGUAGE plpgsql AS $$
declare
  changed uuid[];
begin
  perform pg_advisory_xact_lock(hashtext('count_analytics'));
  changed := array(select distinct email_id from (select email_id from analytics_queue limit most) as noted);
  if cardinality(changed) = 0 then return 0; end if;
  delete from analytics_queue where email_id = any(changed);
  perform analytics_refresh(changed);
  if not exists (select from analytics_queue) then
    update gallery_version set version = gen_random_uuid(), analytics_at = now();
  end if;
  return cardinality(changed);
end
$$;
