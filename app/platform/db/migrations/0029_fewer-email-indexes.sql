DROP INDEX "emails_newest";--> statement-breakpoint
DROP INDEX "emails_sent";--> statement-breakpoint
DROP INDEX "emails_hidden";--> statement-breakpoint
DROP INDEX "emails_added";--> statement-breakpoint
DROP INDEX "emails_pictured";--> statement-breakpoint
DROP INDEX "email_list_rule";--> statement-breakpoint
-- Safe (require-concurrent-index-creation): few emails came in by a rule; the list is read once, in a second for a million.
CREATE INDEX "email_list_rule" ON "email_list" USING btree ("rule_id") WHERE "email_list"."rule_id" is not null;
