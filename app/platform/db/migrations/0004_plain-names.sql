-- Functions and views with former names or former columns in them; app/platform/db/sql creates the present ones.
DROP VIEW IF EXISTS figure_filed, email_list_filed;--> statement-breakpoint
DROP FUNCTION IF EXISTS email_fact_names(email_facts), email_facts_outdated(), email_check_facts(email_checks),
  email_check_rules(email_checks), figure_words_of(text, text),
  figure_cells(uuid, text, integer, text, text, text, email_facts), figure_leads(integer[], text, text),
  figure_checks(email_checks), figure_kinds(text), figure_buckets(integer[], text, text), figures_commit(uuid[]) CASCADE;--> statement-breakpoint
ALTER TABLE "email_facts" RENAME TO "email_attributes";--> statement-breakpoint
ALTER TABLE "email_attributes" RENAME CONSTRAINT "email_facts_pkey" TO "email_attributes_pkey";--> statement-breakpoint
ALTER TABLE "email_attributes" RENAME CONSTRAINT "email_facts_in_range" TO "email_attributes_in_range";--> statement-breakpoint
ALTER TABLE "email_attributes" RENAME CONSTRAINT "email_facts_authentication_known" TO "email_attributes_authentication_known";--> statement-breakpoint
ALTER TABLE "email_attributes" RENAME CONSTRAINT "email_facts_email_id_emails_id_fk" TO "email_attributes_email_id_emails_id_fk";--> statement-breakpoint
ALTER INDEX "email_facts_rules" RENAME TO "email_attributes_rules";--> statement-breakpoint
ALTER TABLE "email_checks" RENAME COLUMN "findings" TO "issues";--> statement-breakpoint
ALTER TABLE "email_checks" RENAME COLUMN "notable" TO "moderate";--> statement-breakpoint
-- What lists show of an email stays the same, and the triggers have functions that are gone.
ALTER TABLE "email_checks" DISABLE TRIGGER USER;--> statement-breakpoint
-- PostgreSQL writes JSON in one way, and a quotation mark within a text is escaped.
UPDATE "email_checks" SET "issues" = replace(replace(replace("issues"::text,
  '"weight": "notable"', '"severity": "moderate"'), '"weight": "', '"severity": "'), '"cure": [', '"fix": [')::jsonb
WHERE "issues" <> '[]';--> statement-breakpoint
ALTER TABLE "email_checks" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "gallery_tags" RENAME COLUMN "fact" TO "filter";--> statement-breakpoint
ALTER TABLE "gallery_tags" RENAME CONSTRAINT "gallery_tags_fact_unique" TO "gallery_tags_filter_unique";--> statement-breakpoint
ALTER TABLE "collection_shares" RENAME COLUMN "withheld_at" TO "hidden_at";--> statement-breakpoint
-- A change can be undone while its row has the hash that it left.
UPDATE "change_rows" SET "after_hash" = md5(to_jsonb(s)::text) FROM "collection_shares" s
WHERE "table_name" = 'collection_shares' AND s."collection_id" = ("key" ->> 'collection_id')::uuid AND "after_hash" = md5(
  (to_jsonb(s) - 'hidden_at' || jsonb_build_object('withheld_at', to_jsonb(s) -> 'hidden_at'))::text
);--> statement-breakpoint
UPDATE "change_rows" SET "before" = replace("before"::text, '"withheld_at": ', '"hidden_at": ')::jsonb,
  "after" = replace("after"::text, '"withheld_at": ', '"hidden_at": ')::jsonb
WHERE "table_name" = 'collection_shares';--> statement-breakpoint
UPDATE "changes" SET "summary" = replace("summary"::text, '"withheld_at": ', '"hidden_at": ')::jsonb
WHERE "summary"::text LIKE '%"withheld_at": %';--> statement-breakpoint
ALTER TABLE "rehearsals" RENAME TO "draft_previews";--> statement-breakpoint
ALTER TABLE "draft_previews" RENAME CONSTRAINT "rehearsals_pkey" TO "draft_previews_pkey";--> statement-breakpoint
ALTER TABLE "draft_previews" RENAME CONSTRAINT "rehearsals_state_known" TO "draft_previews_state_known";--> statement-breakpoint
ALTER INDEX "rehearsals_ends" RENAME TO "draft_previews_ends";--> statement-breakpoint
-- Their files are in a folder of the former name, and their jobs in a queue of the former name.
DELETE FROM "draft_previews";--> statement-breakpoint
DO $$
BEGIN
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name IN ('rehearse', 'rehearsal-purge', 'submission-answers');
    DELETE FROM pgboss.queue WHERE name IN ('rehearse', 'rehearsal-purge', 'submission-answers');
    INSERT INTO pgboss.queue
    SELECT (jsonb_populate_record(q, '{"name": "collect-images"}')).* FROM pgboss.queue q WHERE name = 'collect-pictures';
    UPDATE pgboss.job SET name = 'collect-images' WHERE name = 'collect-pictures';
    DELETE FROM pgboss.queue WHERE name = 'collect-pictures';
  END IF;
END
$$;--> statement-breakpoint
ALTER TABLE "figure_emails" RENAME TO "analytics_emails";--> statement-breakpoint
ALTER TABLE "analytics_emails" RENAME CONSTRAINT "figure_emails_pkey" TO "analytics_emails_pkey";--> statement-breakpoint
DROP INDEX "figure_emails_facts";--> statement-breakpoint
DROP FUNCTION figure_facts(text[]);--> statement-breakpoint
-- The cells of an email that the report links to, without the month that some have.
CREATE FUNCTION analytics_report_cells(cells text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select array(
    select case when metric in ('offer', 'platform') then metric || ':' || substr(cell, strpos(cell, ' ') + 1) else cell end
    from (select cell, split_part(cell, ':', 1) as metric from unnest(cells) as cell) as named
    where metric in ('day', 'hour', 'subject', 'size', 'attribute', 'offer', 'platform')
  )
$$;--> statement-breakpoint
UPDATE "analytics_emails" SET "cells" = array(
  SELECT replace(regexp_replace(cell, '^trait:', 'attribute:'), 'attribute:facts', 'attribute:known') FROM unnest("cells") AS cell
);--> statement-breakpoint
CREATE INDEX "analytics_emails_report" ON "analytics_emails" USING gin (analytics_report_cells("cells")) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "figure_counts" RENAME TO "analytics_counts";--> statement-breakpoint
ALTER TABLE "analytics_counts" RENAME COLUMN "figure" TO "metric";--> statement-breakpoint
ALTER TABLE "analytics_counts" RENAME CONSTRAINT "figure_counts_tag_figure_bucket_pk" TO "analytics_counts_tag_metric_bucket_pk";--> statement-breakpoint
UPDATE "analytics_counts" SET "metric" = replace("metric", 'trait', 'attribute'), "bucket" = regexp_replace("bucket", 'facts$', 'known')
WHERE "metric" IN ('trait', 'monthly-trait');--> statement-breakpoint
ALTER TABLE "figure_words" RENAME TO "analytics_words";--> statement-breakpoint
ALTER TABLE "analytics_words" RENAME CONSTRAINT "figure_words_tag_word_pk" TO "analytics_words_tag_word_pk";--> statement-breakpoint
ALTER INDEX "figure_words_frequent" RENAME TO "analytics_words_frequent";--> statement-breakpoint
UPDATE "report_months" SET "counts" = replace(replace("counts"::text, '"traits": {', '"attributes": {'), '"facts": ', '"known": ')::jsonb;
