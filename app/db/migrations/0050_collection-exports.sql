CREATE TABLE "collection_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_exports_one" UNIQUE("user_id"),
	CONSTRAINT "collection_exports_format_known" CHECK ("collection_exports"."format" in ('zip', 'pdf', 'csv', 'json')),
	CONSTRAINT "collection_exports_state_known" CHECK ("collection_exports"."state" in ('waiting', 'making', 'ready', 'failed')),
	CONSTRAINT "collection_exports_ready_ends" CHECK ("collection_exports"."state" <> 'ready' or "collection_exports"."ends_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "collection_exports" ADD CONSTRAINT "collection_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_exports" ADD CONSTRAINT "collection_exports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_exports_collection" ON "collection_exports" USING btree ("collection_id");