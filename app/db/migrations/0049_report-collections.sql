ALTER TABLE "reports" DROP CONSTRAINT "reports_about_one";--> statement-breakpoint
ALTER TABLE "collection_shares" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "collection_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_collection" ON "reports" USING btree ("collection_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_one" CHECK (num_nonnulls("reports"."email_id", "reports"."brand_id", "reports"."collection_id") <= 1);