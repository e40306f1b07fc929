-- Written by hand but for the indexes: Drizzle knows nothing of storage.
-- Words lie in the rows themselves. Beside them, each word looked at cost a look elsewhere that the planner knows
-- nothing of, and it went through whole galleries that way.
ALTER TABLE "email_search" ALTER COLUMN "document" SET STORAGE MAIN;
--> statement-breakpoint
DROP INDEX "email_search_document";
--> statement-breakpoint
CREATE TEMPORARY TABLE "search_kept" ON COMMIT DROP AS SELECT * FROM "email_search";
--> statement-breakpoint
TRUNCATE "email_search";
--> statement-breakpoint
INSERT INTO "email_search" SELECT * FROM "search_kept" ORDER BY "created_at";
--> statement-breakpoint
CREATE INDEX "email_search_document" ON "email_search" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
-- Searches are put together from their words outside the database, one statement each.
DROP FUNCTION IF EXISTS search_query(jsonb, text[]);
