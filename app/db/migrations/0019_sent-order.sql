ALTER TABLE "gallery_emails" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE gallery_emails g SET sent_at = coalesce((SELECT e.sent_at FROM emails e WHERE e.id = g.email_id), g.created_at);--> statement-breakpoint
ALTER TABLE "gallery_emails" ALTER COLUMN "sent_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "gallery_emails_sent" ON "gallery_emails" USING btree ("sent_at","email_id");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers. Both are as in migration 0012, with the
-- date sent.
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
    ORDER BY 1
  ) AS tags,
  coalesce(e.content_changed_at, e.created_at) AS changed_at,
  coalesce(e.sent_at, e.created_at) AS sent_at
FROM emails e JOIN brands b ON b.id = e.brand_id
WHERE e.status = 'published' AND b.status = 'active';
--> statement-breakpoint
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

  update gallery_version
  set emails = coalesce((select count from gallery_counts where first = 0 and second = 0 and tag = 0), 0);
  return null;
end
$$;
