CREATE TABLE "smart_collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"in_digest" boolean DEFAULT true NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_before" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_collections_name_length" CHECK (length("smart_collections"."name") between 1 and 100),
	CONSTRAINT "smart_collections_filter_length" CHECK (length("smart_collections"."filter") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "smart_collections" ADD CONSTRAINT "smart_collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "smart_collections_user_newest" ON "smart_collections" USING btree ("user_id","created_at");