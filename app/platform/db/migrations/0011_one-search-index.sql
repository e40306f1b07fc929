-- All emails are in the search index; those of `unlisted_search` were not.
INSERT INTO "email_search" ("email_id", "created_at", "dictionary", "document")
SELECT u."email_id", e."created_at", u."dictionary", u."document"
FROM "unlisted_search" u JOIN "emails" e ON e."id" = u."email_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "unlisted_search" CASCADE;--> statement-breakpoint
CREATE INDEX "email_list_unlisted" ON "email_list" USING btree ("email_id") WHERE not "email_list"."is_public";--> statement-breakpoint
DROP TRIGGER IF EXISTS search_emails_inserted ON emails;--> statement-breakpoint
DROP FUNCTION IF EXISTS search_emails_inserted();--> statement-breakpoint
DROP FUNCTION IF EXISTS search_show_emails(uuid[]);
--> statement-breakpoint
UPDATE "arrivals" SET "details" = ("details" - 'housekeeping') || jsonb_build_object('subscriptionMail', "details" -> 'housekeeping')
WHERE "details" ? 'housekeeping';
