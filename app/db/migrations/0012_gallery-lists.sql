DROP TABLE "gallery_changes" CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_emails_inserted() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_emails_deleted() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_emails_updated() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_emails_filed() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_choices_changed() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_emptied() CASCADE;--> statement-breakpoint
DROP FUNCTION gallery_page_changed() CASCADE;--> statement-breakpoint
CREATE SEQUENCE "public"."gallery_tag" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "gallery_counts" (
	"first" integer NOT NULL,
	"second" integer NOT NULL,
	"tag" integer NOT NULL,
	"count" integer NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "gallery_counts_first_second_tag_pk" PRIMARY KEY("first","second","tag")
);
--> statement-breakpoint
CREATE TABLE "gallery_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"year" smallint NOT NULL,
	"has_preview" boolean NOT NULL,
	"tags" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_queue" (
	"email_id" uuid,
	"brand_id" uuid,
	"category_id" uuid
);
--> statement-breakpoint
CREATE TABLE "gallery_tags" (
	"tag" integer PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"category_id" uuid,
	CONSTRAINT "gallery_tags_brand_id_unique" UNIQUE("brand_id"),
	CONSTRAINT "gallery_tags_category_id_unique" UNIQUE("category_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gallery_version_is_one" CHECK ("gallery_version"."id")
);
--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD CONSTRAINT "gallery_tags_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD CONSTRAINT "gallery_tags_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_emails_newest" ON "gallery_emails" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "gallery_emails_year_newest" ON "gallery_emails" USING btree ("year","created_at","email_id");--> statement-breakpoint
CREATE INDEX "gallery_emails_tags" ON "gallery_emails" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- A tag is a number whose last three bits say which filter it belongs to: 1 brand, 2 industry, 3 email type,
-- 4 occasion, 5 year. Tag 0 stands for the whole gallery: every public email carries it.
CREATE FUNCTION gallery_category_tag(category_type text) RETURNS integer
LANGUAGE sql VOLATILE
AS $$
  select (nextval('gallery_tag') * 8 + case category_type when 'vertical' then 2 when 'email_type' then 3 else 4 end)::int
$$;
--> statement-breakpoint
-- The public emails and their tags. An email stands in the industries of its brand, too.
CREATE VIEW gallery_filed AS
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
    ORDER BY 1
  ) AS tags,
  coalesce(e.content_changed_at, e.created_at) AS changed_at
FROM emails e JOIN brands b ON b.id = e.brand_id
WHERE e.status = 'published' AND b.status = 'active';
--> statement-breakpoint
-- What an email with these tags is counted under: of the whole gallery, under each tag, and under each pair of tags of
-- different filters. Brands are counted under one tag at most; under pairs there would be too many.
CREATE FUNCTION gallery_cells(tags integer[]) RETURNS TABLE (first integer, second integer, tag integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select a, b, c
  from unnest(tags) as a
  join unnest(tags) as b on a & 7 < b & 7 and (a = 0 or a & 7 > 1) or a = 0 and b = 0
  join unnest(tags) as c on c = 0 or b = 0 or c & 7 <> b & 7 and (a = 0 or c & 7 <> a & 7 and c & 7 > 1)
$$;
--> statement-breakpoint
-- Raises the version of the gallery and files what the transaction has changed, right before it is committed. From here
-- on one transaction goes at a time, so what is counted up and down is never counted twice, and none waits for another
-- both ways.
CREATE FUNCTION gallery_commit() RETURNS trigger
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
  insert into gallery_emails (email_id, created_at, year, has_preview, tags)
  select email_id, created_at, year, has_preview, tags from gallery_filed where email_id = any(changed)
  on conflict (email_id) do update
  set created_at = excluded.created_at, year = excluded.year, has_preview = excluded.has_preview, tags = excluded.tags
  where (gallery_emails.created_at, gallery_emails.has_preview, gallery_emails.tags)
    is distinct from (excluded.created_at, excluded.has_preview, excluded.tags);

  update gallery_version
  set emails = coalesce((select count from gallery_counts where first = 0 and second = 0 and tag = 0), 0);
  return null;
end
$$;
--> statement-breakpoint
-- An empty row stands for the transaction itself: the trigger fires once, however much is changed.
CREATE CONSTRAINT TRIGGER gallery_commit AFTER INSERT ON gallery_queue DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.email_id IS NULL AND NEW.brand_id IS NULL AND NEW.category_id IS NULL)
EXECUTE FUNCTION gallery_commit();
--> statement-breakpoint
CREATE FUNCTION gallery_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  if current_setting('mailshelf.changed_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('mailshelf.changed_in', pg_current_xact_id()::text, true);
    insert into gallery_queue default values;
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_emails_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id) select id from added;
  return null;
end
$$;
--> statement-breakpoint
-- Only what lists and counts depend on.
CREATE FUNCTION gallery_emails_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id)
  select after.id from after join before using (id)
  where (after.status, after.brand_id, after.sent_at, after.created_at, after.content_changed_at, after.preview is null)
    is distinct from (before.status, before.brand_id, before.sent_at, before.created_at, before.content_changed_at,
      before.preview is null);
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_emails_filed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (email_id) select distinct email_id from filed;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_brands_filed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (brand_id) select distinct brand_id from filed;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_brands_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_tags (tag, brand_id) select nextval('gallery_tag') * 8 + 1, id from added;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_brands_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_queue (brand_id)
  select after.id from after join before using (id) where after.status <> before.status;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_categories_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_tags (tag, category_id) select gallery_category_tag(type), id from added;
  return null;
end
$$;
--> statement-breakpoint
-- A category that moves to another filter gets another tag.
CREATE FUNCTION gallery_categories_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
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
--> statement-breakpoint
CREATE FUNCTION gallery_emptied() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  delete from gallery_emails;
  delete from gallery_counts;
  update gallery_version set emails = 0;
  insert into gallery_queue (email_id) select id from emails;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_emails_added AFTER INSERT ON emails REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_added();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_updated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_updated();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_removed AFTER DELETE ON emails REFERENCING OLD TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_added();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_filed AFTER INSERT ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_refiled AFTER UPDATE ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_unfiled AFTER DELETE ON email_categories REFERENCING OLD TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_filed AFTER INSERT ON brand_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_refiled AFTER UPDATE ON brand_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_unfiled AFTER DELETE ON brand_categories REFERENCING OLD TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_added AFTER INSERT ON brands REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_added();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_brands_updated();
--> statement-breakpoint
CREATE TRIGGER gallery_categories_added AFTER INSERT ON categories REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_categories_added();
--> statement-breakpoint
CREATE TRIGGER gallery_categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_categories_updated();
--> statement-breakpoint
DO $$
declare
  name text;
begin
  foreach name in array array['emails', 'email_categories', 'brands', 'brand_categories', 'categories'] loop
    execute format('create trigger gallery_emptied after truncate on %I for each statement execute function gallery_emptied()', name);
  end loop;
  -- Everything that visitors see.
  foreach name in array array['emails', 'email_categories', 'email_files', 'brands', 'brand_categories', 'categories', 'category_aliases', 'blog_posts'] loop
    execute format('create trigger gallery_changed after insert or update or delete or truncate on %I for each statement execute function gallery_changed()', name);
  end loop;
end
$$;
--> statement-breakpoint
INSERT INTO gallery_version DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO gallery_tags (tag, brand_id) SELECT nextval('gallery_tag') * 8 + 1, id FROM brands;
--> statement-breakpoint
INSERT INTO gallery_tags (tag, category_id) SELECT gallery_category_tag(type), id FROM categories;
--> statement-breakpoint
INSERT INTO gallery_queue (email_id) SELECT id FROM emails;
--> statement-breakpoint
INSERT INTO gallery_queue DEFAULT VALUES;
