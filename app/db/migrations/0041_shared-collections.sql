CREATE TABLE "collection_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"label" text,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_links_secret" UNIQUE("secret_hash"),
	CONSTRAINT "collection_links_label_length" CHECK (length("collection_links"."label") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "collection_shares" (
	"collection_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"introduction" text,
	"display_name" text,
	"shows_notes" boolean DEFAULT false NOT NULL,
	"slug" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_shares_slug" UNIQUE("slug"),
	CONSTRAINT "collection_shares_title_length" CHECK (length("collection_shares"."title") between 1 and 100),
	CONSTRAINT "collection_shares_introduction_length" CHECK (length("collection_shares"."introduction") <= 1000),
	CONSTRAINT "collection_shares_display_name_length" CHECK (length("collection_shares"."display_name") between 1 and 60),
	CONSTRAINT "collection_shares_slug_length" CHECK (length("collection_shares"."slug") between 1 and 120),
	CONSTRAINT "collection_shares_public_has_slug" CHECK ("collection_shares"."published_at" is null or "collection_shares"."slug" is not null)
);
--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_shares" ADD CONSTRAINT "collection_shares_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_links_newest" ON "collection_links" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_emails_order" ON "collection_emails" USING btree ("collection_id","position");