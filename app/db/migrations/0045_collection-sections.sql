CREATE TABLE "collection_origins" (
	"collection_id" uuid PRIMARY KEY NOT NULL,
	"origin_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_sections_title_length" CHECK (length("collection_sections"."title") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "cover_email_id" uuid;--> statement-breakpoint
ALTER TABLE "collection_origins" ADD CONSTRAINT "collection_origins_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_origins" ADD CONSTRAINT "collection_origins_origin_id_collections_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_sections" ADD CONSTRAINT "collection_sections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_origins_origin" ON "collection_origins" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "collection_sections_order" ON "collection_sections" USING btree ("collection_id","position");--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_cover_email_id_emails_id_fk" FOREIGN KEY ("cover_email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_cover" ON "collections" USING btree ("cover_email_id");