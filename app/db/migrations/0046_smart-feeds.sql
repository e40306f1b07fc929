CREATE TABLE "smart_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"smart_collection_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "smart_feeds" ADD CONSTRAINT "smart_feeds_smart_collection_id_smart_collections_id_fk" FOREIGN KEY ("smart_collection_id") REFERENCES "public"."smart_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "smart_feeds_working" ON "smart_feeds" USING btree ("smart_collection_id") WHERE "smart_feeds"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "smart_feeds_newest" ON "smart_feeds" USING btree ("smart_collection_id","created_at");