-- Metrics that no page shows.
DELETE FROM "analytics_counts" WHERE "metric" IN ('words', 'image-share', 'monthly-words', 'monthly-image-share');--> statement-breakpoint
UPDATE "analytics_emails" SET "cells" = array(
  SELECT cell FROM unnest("cells") AS cell WHERE cell !~ '^(words|image-share):'
);
