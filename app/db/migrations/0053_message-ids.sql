ALTER TABLE "emails" DROP CONSTRAINT "emails_message_id_unique";--> statement-breakpoint
DROP INDEX "arrivals_message";--> statement-breakpoint
CREATE INDEX "emails_message" ON "emails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "arrivals_message" ON "arrivals" USING btree ("message_id");