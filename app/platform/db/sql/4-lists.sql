-- What is public and where it is filed (docs/decisions/022-lists-and-counts-in-sql.md). A tag is a number whose last three
-- bits say which filter it belongs to: 1 brand, 2 industry, 3 email type, 4 occasion, 5 year, 6 attribute, 7 check. Tag 0 stands
-- for the whole gallery: every public email carries it, and no other. The other multiples of 8 are of editors: 8 to 24 how
-- sure the guess of an email's type is, 32 to 56 its status, 64 to 96 its source.

-- Words to be sorted and searched by: in lower case, without accents. It is immutable as long as nobody changes the rules
-- of unaccent, which ship with PostgreSQL.
CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ select lower(unaccent(words)) $$;

-- The time zone in which days begin, once a setting has named one.
CREATE OR REPLACE FUNCTION gallery_time_zone() RETURNS text LANGUAGE sql STABLE AS $$
  select coalesce((select time_zone from gallery_version), 'UTC')
$$;

-- Files what has another day in this time zone again.
CREATE OR REPLACE FUNCTION gallery_use_time_zone(zone text) RETURNS void LANGUAGE plpgsql AS $$
declare
  earlier text;
begin
  insert into gallery_version values (true) on conflict do nothing;
  select time_zone into earlier from gallery_version for update;
  if earlier = zone then return; end if;
  update gallery_version set time_zone = zone;
  insert into gallery_queue (email_id) select id from emails
  where extract(year from sent_at at time zone earlier) <> extract(year from sent_at at time zone zone);
  insert into gallery_queue default values;
  -- Most emails state the sender's own day.
  insert into analytics_queue (email_id) select e.id from emails e left join email_attributes f on f.email_id = e.id
  where e.sent_at is not null and f.sent_on is null;
end
$$;

-- Each email as `email_list` has it. `is_public` says what every list and count takes as public. Queries of the tables
-- themselves say the same: `isPublic` in app/gallery/queries.server.ts, `isShown` in
-- app/admin/takedown/served-files.server.ts, and app/gallery/home/email-of-day.server.ts, first brand, then email.
CREATE OR REPLACE VIEW email_list_filed AS
SELECT e.id AS email_id, e.created_at, coalesce(e.sent_at, e.created_at) AS sent_at,
  coalesce(extract(year from e.sent_at at time zone gallery_time_zone()), 0)::smallint AS year,
  e.preview IS NOT NULL AS has_preview, p.is_public,
  -- Nothing reads the subject any more; builds before this one fill it.
  ''::text AS subject, left(search_fold(b.name), 60) AS brand,
  s.status, g.confidence,
  (
    SELECT a.rule_id FROM arrivals a
    WHERE a.email_id = e.id AND a.rule_id IS NOT NULL AND a.state <> 'duplicate'
    ORDER BY a.received_at DESC, a.id LIMIT 1
  ) AS rule_id,
  array(
    SELECT 0 WHERE p.is_public
    UNION SELECT CASE WHEN g.confidence >= 70 THEN 8 WHEN g.confidence >= 0 THEN 16 ELSE 24 END
    UNION SELECT (s.status + 3) * 8
    UNION SELECT (array_position(array['import', 'inbox', 'upload', 'submission', 'sample'], e.source) + 7) * 8
    UNION SELECT extract(year from e.sent_at at time zone gallery_time_zone())::int * 8 + 5 WHERE e.sent_at IS NOT NULL
    UNION SELECT t.tag FROM gallery_tags t WHERE t.brand_id = e.brand_id
    UNION SELECT t.tag FROM email_categories ec JOIN gallery_tags t ON t.category_id = ec.category_id
      WHERE ec.email_id = e.id
    UNION SELECT t.tag FROM brand_categories bc JOIN gallery_tags t ON t.category_id = bc.category_id
      WHERE bc.brand_id = e.brand_id AND t.tag & 7 = 2
    UNION SELECT t.tag FROM email_attributes f JOIN gallery_tags t ON t.filter = any(email_attribute_filters(f))
      WHERE f.email_id = e.id
    UNION SELECT t.tag FROM email_checks c
      JOIN gallery_tags t ON t.filter = any(email_check_filters(c))
      WHERE c.email_id = e.id
    ORDER BY 1
  ) AS tags,
  -- Addresses are searched by their parts.
  to_tsvector('simple', search_fold(translate(concat_ws(' ', left(e.subject_line, 500), left(e.preheader, 500),
    left(b.name, 200), left(e.sender_name, 200), left(e.sender_address, 200), e.slug), '@.-_/:+', '       '))) AS words,
  coalesce(e.content_changed_at, e.created_at) AS changed_at
FROM emails e
JOIN brands b ON b.id = e.brand_id
CROSS JOIN LATERAL (SELECT e.status = 'published' AND b.status = 'active' AS is_public) p
CROSS JOIN LATERAL (
  SELECT array_position(array['draft', 'scheduled', 'published', 'hidden'], e.status)::smallint AS status
) s
CROSS JOIN LATERAL (
  SELECT coalesce(round((e.guesses -> 'emailType' ->> 'confidence')::numeric * 100), -1)::smallint AS confidence
) g;

-- What the pages of visitors read of the list: public emails, and nothing that only editors see.
CREATE OR REPLACE VIEW gallery_emails AS
SELECT email_id, created_at, sent_at, year, has_preview, tags, brand FROM email_list WHERE is_public;

-- Gives each brand and category its tag.
CREATE OR REPLACE FUNCTION gallery_category_tag(category_type text) RETURNS integer
LANGUAGE sql VOLATILE AS $$
  select (nextval('gallery_tag') * 8 + case category_type when 'vertical' then 2 when 'email_type' then 3 else 4 end)::int
$$;

CREATE OR REPLACE FUNCTION gallery_brands_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_tags (tag, brand_id) select nextval('gallery_tag') * 8 + 1, id from added;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_brands_added AFTER INSERT ON brands REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_added();

CREATE OR REPLACE FUNCTION gallery_categories_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_tags (tag, category_id) select gallery_category_tag(type), id from added;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_categories_added AFTER INSERT ON categories REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_categories_added();

-- A category that moves to another filter gets another tag.
CREATE OR REPLACE FUNCTION gallery_categories_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  with moved as (
    select after.id, after.type from after join before using (id) where after.type <> before.type
  ), renumbered as (
    update gallery_tags t set tag = gallery_category_tag(moved.type) from moved where t.category_id = moved.id
  )
  insert into gallery_queue (category_id) select id from moved;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_categories_updated();

-- The queue: which emails a transaction has touched.
CREATE OR REPLACE FUNCTION gallery_emails_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_queue (email_id) select id from added;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_emails_added AFTER INSERT ON emails REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_added();
CREATE OR REPLACE TRIGGER gallery_emails_removed AFTER DELETE ON emails REFERENCING OLD TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_added();

CREATE OR REPLACE FUNCTION gallery_emails_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_queue (email_id, is_status)
  select id, not differs from (
    select after.id, after.status <> before.status as is_moved,
      (after.brand_id, after.slug, after.source, after.sent_at, after.created_at, after.content_changed_at,
        after.preview is null, after.subject_line, after.preheader, after.sender_name, after.sender_address,
        after.language, after.guesses)
      is distinct from (before.brand_id, before.slug, before.source, before.sent_at, before.created_at,
        before.content_changed_at, before.preview is null, before.subject_line, before.preheader, before.sender_name,
        before.sender_address, before.language, before.guesses) as differs
    from after join before using (id)
  ) as compared
  where is_moved or differs;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_emails_updated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_updated();

CREATE OR REPLACE FUNCTION gallery_brands_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_queue (brand_id)
  select after.id from after join before using (id) where (after.status, after.name) <> (before.status, before.name);
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_brands_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_updated();

-- Of rows that belong to an email or a brand. What arrives in the inbox is nothing that visitors see, so that it stands in
-- the queue for itself.
CREATE OR REPLACE FUNCTION gallery_emails_filed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_queue (email_id) select distinct email_id from filed where email_id is not null;
  if found and tg_table_name = 'arrivals' then insert into gallery_queue default values; end if;
  return null;
end
$$;
CREATE OR REPLACE FUNCTION gallery_brands_filed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into gallery_queue (brand_id) select distinct brand_id from filed;
  return null;
end
$$;
DO $$
declare
  name text;
  queue text;
begin
  foreach name in array array['email_categories', 'email_attributes', 'email_checks', 'arrivals', 'brand_categories'] loop
    queue := case name when 'brand_categories' then 'gallery_brands_filed' else 'gallery_emails_filed' end;
    execute format('create or replace trigger gallery_filed after insert on %I referencing new table as filed for each statement execute function %I()', name, queue);
    execute format('create or replace trigger gallery_refiled after update on %I referencing new table as filed for each statement execute function %I()', name, queue);
    execute format('create or replace trigger gallery_unfiled after delete on %I referencing old table as filed for each statement execute function %I()', name, queue);
  end loop;
end
$$;
