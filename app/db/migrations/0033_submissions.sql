ALTER TABLE "arrivals" DROP CONSTRAINT "arrivals_source_known";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "arrival_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_arrival_id_arrivals_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_arrival" ON "submissions" USING btree ("arrival_id");--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_source_known" CHECK ("arrivals"."source" in ('smtp', 'imap', 'api', 'folder', 'submission'));