DROP INDEX "email_list_public_year";--> statement-breakpoint
-- Safe (require-concurrent-index-creation): writes to it wait for 2 s with 1,000,000 emails.
CREATE INDEX "email_list_year" ON "email_list" USING btree ("year","created_at","email_id");