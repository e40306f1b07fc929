-- Written by hand: Drizzle knows neither functions, views nor triggers.
--
-- What emails are filtered by, as the address of a list says it. An email that no browser has looked at is never clean:
-- nothing is known of its contrast.
CREATE FUNCTION email_check_facts(c email_checks) RETURNS text[]
LANGUAGE sql STABLE
AS $$
  select case when c.serious > 0 then '{checks:serious}'::text[] when c.in_browser then '{checks:clean}' else '{}' end
$$;
--> statement-breakpoint
-- The rules that found something.
CREATE FUNCTION email_check_rules(c email_checks) RETURNS text[]
LANGUAGE sql STABLE
AS $$
  select array(select distinct 'rule:' || (found ->> 'rule') from jsonb_array_elements(c.findings) as found)
$$;
--> statement-breakpoint
-- As in migration 0038, with the checks. The last three bits of a rule's tag are 7.
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
    UNION SELECT t.tag FROM email_checks c
      JOIN gallery_tags t ON t.fact = any(email_check_facts(c) || email_check_rules(c))
      WHERE c.email_id = e.id
    ORDER BY 1
  ) AS tags,
  coalesce(e.content_changed_at, e.created_at) AS changed_at,
  coalesce(e.sent_at, e.created_at) AS sent_at
FROM emails e JOIN brands b ON b.id = e.brand_id
WHERE e.status = 'published' AND b.status = 'active';
--> statement-breakpoint
-- As in migration 0038. Rules have no bits: they are counted alone only.
CREATE OR REPLACE FUNCTION gallery_file(changed uuid[]) RETURNS void
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
    where tag & 7 not in (1, 7)
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
-- As in migration 0039, with the checks.
CREATE OR REPLACE FUNCTION gallery_tag_facts(changed uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
declare
  missing text[];
begin
  missing := array(
    select named.fact from (
      select unnest(email_fact_names(f)) as fact from email_facts f where f.email_id = any(changed)
      union
      select unnest(email_check_facts(c) || email_check_rules(c)) from email_checks c where c.email_id = any(changed)
    ) as named
    where not exists (select from gallery_tags t where t.fact = named.fact)
  );
  if cardinality(missing) = 0 then return; end if;
  perform pg_advisory_xact_lock(hashtext('gallery_tag_facts'));
  insert into gallery_tags (tag, fact)
  select nextval('gallery_tag') * 8 + case when starts_with(fact, 'rule:') then 7 else 6 end, fact
  from unnest(missing) as fact
  on conflict (fact) do nothing;
end
$$;
--> statement-breakpoint
-- As in migration 0039, with what the checks filter by.
CREATE OR REPLACE VIEW admin_emails_filed AS
SELECT e.id AS email_id, e.created_at, coalesce(e.sent_at, '-infinity') AS sent_at,
  left(search_fold(e.subject_line), 80) AS subject, left(search_fold(b.name), 60) AS brand,
  s.status, g.confidence,
  (
    SELECT a.rule_id FROM arrivals a
    WHERE a.email_id = e.id AND a.rule_id IS NOT NULL AND a.state <> 'duplicate'
    ORDER BY a.received_at DESC, a.id LIMIT 1
  ) AS rule_id,
  array(
    SELECT CASE WHEN g.confidence >= 70 THEN 8 WHEN g.confidence >= 0 THEN 16 ELSE 24 END
    UNION SELECT (s.status + 3) * 8
    UNION SELECT (array_position(array['import', 'inbox', 'upload', 'submission', 'sample'], e.source) + 7) * 8
    UNION SELECT extract(year from e.sent_at at time zone 'UTC')::int * 8 + 5 WHERE e.sent_at IS NOT NULL
    UNION SELECT t.tag FROM gallery_tags t WHERE t.brand_id = e.brand_id
    UNION SELECT t.tag FROM email_categories ec JOIN gallery_tags t ON t.category_id = ec.category_id
      WHERE ec.email_id = e.id
    UNION SELECT t.tag FROM brand_categories bc JOIN gallery_tags t ON t.category_id = bc.category_id
      WHERE bc.brand_id = e.brand_id AND t.tag & 7 = 2
    UNION SELECT t.tag FROM email_facts f JOIN gallery_tags t ON t.fact = any(email_fact_names(f))
      WHERE f.email_id = e.id
    UNION SELECT t.tag FROM email_checks c JOIN gallery_tags t ON t.fact = any(email_check_facts(c))
      WHERE c.email_id = e.id
    ORDER BY 1
  ) AS tags,
  -- Addresses are searched by their parts.
  to_tsvector('simple', search_fold(translate(concat_ws(' ', left(e.subject_line, 500), left(e.preheader, 500),
    left(b.name, 200), left(e.sender_name, 200), left(e.sender_address, 200), e.slug), '@.-_/:+', '       '))) AS words
FROM emails e
JOIN brands b ON b.id = e.brand_id
CROSS JOIN LATERAL (
  SELECT array_position(array['draft', 'scheduled', 'published', 'hidden'], e.status)::smallint AS status
) s
CROSS JOIN LATERAL (
  SELECT coalesce(round((e.guesses -> 'emailType' ->> 'confidence')::numeric * 100), -1)::smallint AS confidence
) g;
--> statement-breakpoint
-- Only what lists and counts depend on.
CREATE FUNCTION email_checks_filed(changed uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  if cardinality(changed) = 0 then return; end if;
  insert into gallery_queue (email_id) select unnest(changed);
  perform admin_emails_of_facts(changed);
end
$$;
--> statement-breakpoint
CREATE FUNCTION email_checks_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform email_checks_filed(array(
    select email_id from written where in_browser or jsonb_array_length(findings) > 0
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION email_checks_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform email_checks_filed(array(
    select after.email_id from after join before using (email_id)
    where after.in_browser <> before.in_browser or after.serious <> before.serious
      or email_check_rules(row(after.*)::email_checks) is distinct from email_check_rules(row(before.*)::email_checks)
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER email_checks_added AFTER INSERT ON email_checks REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION email_checks_written();
--> statement-breakpoint
CREATE TRIGGER email_checks_removed AFTER DELETE ON email_checks REFERENCING OLD TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION email_checks_written();
--> statement-breakpoint
CREATE TRIGGER email_checks_updated AFTER UPDATE ON email_checks REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION email_checks_changed();
--> statement-breakpoint
-- What an email is counted as by its checks, among those that a browser has looked at.
CREATE FUNCTION figure_checks(c email_checks) RETURNS text[]
LANGUAGE sql STABLE
AS $$
  select case
    when c.in_browser and c.serious = 0 then '{trait:checked,trait:clean}'::text[]
    when c.in_browser then '{trait:checked}'
    else '{}'
  end
$$;
--> statement-breakpoint
-- As in migration 0036, with the checks.
CREATE OR REPLACE VIEW figure_filed AS
SELECT g.email_id,
  array(SELECT tag FROM unnest(g.tags) AS tag WHERE tag = 0 OR tag & 7 BETWEEN 1 AND 4) AS tags,
  left(d.day, 7) AS month,
  figure_cells(e.id, d.day, extract(hour from e.sent_at at time zone 'UTC')::int, e.subject_line, e.sender_name, e.language, f)
    || figure_leads(g.tags, d.day, f.language) || figure_checks(c) AS cells
FROM gallery_emails g JOIN emails e ON e.id = g.email_id LEFT JOIN email_facts f ON f.email_id = g.email_id
LEFT JOIN email_checks c ON c.email_id = g.email_id
CROSS JOIN LATERAL (
  SELECT to_char(coalesce(f.sent_on, (e.sent_at at time zone 'UTC')::date), 'YYYY-MM-DD') AS day
) AS d;
--> statement-breakpoint
-- What was checked already.
SELECT email_checks_filed(array(SELECT email_id FROM email_checks WHERE in_browser OR jsonb_array_length(findings) > 0));
--> statement-breakpoint
INSERT INTO gallery_queue DEFAULT VALUES;
