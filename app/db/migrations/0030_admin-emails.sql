CREATE TABLE "admin_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"brand" text NOT NULL,
	"status" smallint NOT NULL,
	"confidence" smallint NOT NULL,
	"rule_id" uuid,
	"tags" integer[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"email_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "source" text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_emails" ADD CONSTRAINT "admin_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_slugs" ADD CONSTRAINT "email_slugs_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_emails_added" ON "admin_emails" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_sent" ON "admin_emails" USING btree ("sent_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_subject" ON "admin_emails" USING btree ("subject","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_brand" ON "admin_emails" USING btree ("brand","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_status" ON "admin_emails" USING btree ("status","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_confidence" ON "admin_emails" USING btree ("confidence","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_rule" ON "admin_emails" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "admin_emails_tags" ON "admin_emails" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "admin_emails_words" ON "admin_emails" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "email_slugs_email" ON "email_slugs" USING btree ("email_id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_source_known" CHECK ("emails"."source" in ('import', 'inbox', 'upload', 'submission', 'sample'));--> statement-breakpoint
UPDATE emails SET source = 'sample' WHERE sample;--> statement-breakpoint
UPDATE emails e SET source = 'inbox'
WHERE source = 'import' AND EXISTS (
  SELECT FROM arrivals a WHERE a.email_id = e.id AND a.state IN ('imported', 'review')
);--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- Each email as the admin's list shows and filters it. Tags are numbers as in `gallery_tags`, whose last three bits say
-- what they are: 1 brand, 2 industry, 3 email type, 4 occasion, 5 year; besides these 6 status, 7 source, 0 how sure
-- the guess of its type is (8 sure, 16 doubtful, 24 none).
CREATE VIEW admin_emails_filed AS
SELECT e.id AS email_id, e.created_at, coalesce(e.sent_at, '-infinity') AS sent_at,
  left(search_fold(e.subject_line), 80) AS subject, left(search_fold(b.name), 60) AS brand,
  s.status, g.confidence,
  (
    SELECT a.rule_id FROM arrivals a
    WHERE a.email_id = e.id AND a.rule_id IS NOT NULL AND a.state <> 'duplicate'
    ORDER BY a.received_at DESC, a.id LIMIT 1
  ) AS rule_id,
  array(
    SELECT s.status * 8 + 6
    UNION SELECT array_position(array['import', 'inbox', 'upload', 'submission', 'sample'], e.source) * 8 + 7
    UNION SELECT CASE WHEN g.confidence >= 70 THEN 8 WHEN g.confidence >= 0 THEN 16 ELSE 24 END
    UNION SELECT extract(year from e.sent_at at time zone 'UTC')::int * 8 + 5 WHERE e.sent_at IS NOT NULL
    UNION SELECT t.tag FROM gallery_tags t WHERE t.brand_id = e.brand_id
    UNION SELECT t.tag FROM email_categories ec JOIN gallery_tags t ON t.category_id = ec.category_id
      WHERE ec.email_id = e.id
    UNION SELECT t.tag FROM brand_categories bc JOIN gallery_tags t ON t.category_id = bc.category_id
      WHERE bc.brand_id = e.brand_id AND t.tag & 7 = 2
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
-- Brings the rows of these emails up to date. The locks let a transaction that changes another part of the same email
-- wait, so that the row is always made from what both have written; each statement of this function sees what was
-- committed before it began.
CREATE FUNCTION admin_emails_refresh(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform from emails where id = any(ids) order by id for no key update;
  insert into admin_emails as a
    (email_id, created_at, sent_at, subject, brand, status, confidence, rule_id, tags, words)
  select email_id, created_at, sent_at, subject, brand, status, confidence, rule_id, tags, words
  from admin_emails_filed where email_id = any(ids)
  on conflict (email_id) do update
  set created_at = excluded.created_at, sent_at = excluded.sent_at, subject = excluded.subject, brand = excluded.brand,
    status = excluded.status, confidence = excluded.confidence, rule_id = excluded.rule_id, tags = excluded.tags,
    words = excluded.words
  where (a.created_at, a.sent_at, a.subject, a.brand, a.status, a.confidence, a.rule_id, a.tags, a.words)
    is distinct from (excluded.created_at, excluded.sent_at, excluded.subject, excluded.brand, excluded.status,
      excluded.confidence, excluded.rule_id, excluded.tags, excluded.words);
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(select id from added));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(
    select after.id from after join before using (id)
    where (after.brand_id, after.status, after.source, after.subject_line, after.preheader, after.sender_name,
        after.sender_address, after.slug, after.sent_at, after.created_at, after.guesses)
      is distinct from (before.brand_id, before.status, before.source, before.subject_line, before.preheader,
        before.sender_name, before.sender_address, before.slug, before.sent_at, before.created_at, before.guesses)
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_filed_anew() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(select distinct email_id from filed where email_id is not null));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_of_brands() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(
    select e.id from after join before using (id) join emails e on e.brand_id = after.id
    where after.name is distinct from before.name
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_of_filed_brands() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(select e.id from emails e where e.brand_id in (select brand_id from filed)));
  return null;
end
$$;
--> statement-breakpoint
-- A category that moves to another filter gets another tag.
CREATE FUNCTION admin_emails_retagged() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_refresh(array(
    with moved as (
      select after.category_id from after join before using (category_id) where after.tag <> before.tag
    )
    select ec.email_id from moved join email_categories ec using (category_id)
    union
    select e.id from moved join brand_categories bc using (category_id) join emails e on e.brand_id = bc.brand_id
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER admin_emails_added AFTER INSERT ON emails REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_added();
--> statement-breakpoint
CREATE TRIGGER admin_emails_updated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_updated();
--> statement-breakpoint
CREATE TRIGGER admin_emails_of_brands AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_of_brands();
--> statement-breakpoint
CREATE TRIGGER admin_emails_retagged AFTER UPDATE ON gallery_tags REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_retagged();
--> statement-breakpoint
DO $$
declare
  name text;
begin
  foreach name in array array['email_categories', 'arrivals'] loop
    execute format('create trigger admin_emails_added after insert on %I referencing new table as filed for each statement execute function admin_emails_filed_anew()', name);
    execute format('create trigger admin_emails_updated after update on %I referencing new table as filed for each statement execute function admin_emails_filed_anew()', name);
    execute format('create trigger admin_emails_removed after delete on %I referencing old table as filed for each statement execute function admin_emails_filed_anew()', name);
  end loop;
  execute 'create trigger admin_emails_added after insert on brand_categories referencing new table as filed for each statement execute function admin_emails_of_filed_brands()';
  execute 'create trigger admin_emails_updated after update on brand_categories referencing new table as filed for each statement execute function admin_emails_of_filed_brands()';
  execute 'create trigger admin_emails_removed after delete on brand_categories referencing old table as filed for each statement execute function admin_emails_of_filed_brands()';
end
$$;
--> statement-breakpoint
INSERT INTO admin_emails (email_id, created_at, sent_at, subject, brand, status, confidence, rule_id, tags, words)
SELECT email_id, created_at, sent_at, subject, brand, status, confidence, rule_id, tags, words FROM admin_emails_filed;
--> statement-breakpoint
ANALYZE admin_emails;
