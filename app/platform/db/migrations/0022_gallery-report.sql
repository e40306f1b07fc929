-- The report shows what is counted of the whole gallery; metrics of it by month, and of senders, are not shown.
DROP VIEW IF EXISTS analytics_filed CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS analytics_cells(uuid, text, integer, text, text, text, email_attributes),
  analytics_buckets(integer[], text, text) CASCADE;--> statement-breakpoint
DROP TABLE "report_months" CASCADE;--> statement-breakpoint
DROP INDEX "analytics_emails_report";--> statement-breakpoint
DROP FUNCTION analytics_report_cells(text[]);--> statement-breakpoint
ALTER TABLE "analytics_emails" DROP COLUMN "month";--> statement-breakpoint
DELETE FROM "analytics_counts"
WHERE "metric" LIKE 'monthly-%' OR "metric" IN ('sender', 'skeleton', 'color', 'offer-day');--> statement-breakpoint
UPDATE "analytics_emails" SET "cells" = array(
  SELECT cell FROM unnest("cells") AS cell WHERE cell !~ '^(sender|skeleton|color|offer-day):'
);
