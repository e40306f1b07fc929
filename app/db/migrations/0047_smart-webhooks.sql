CREATE TABLE "smart_webhooks" (
	"smart_collection_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"sent_until" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"test_asked_at" timestamp with time zone,
	"test_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_webhooks_url_secure" CHECK ("smart_webhooks"."url" like 'https://%' and length("smart_webhooks"."url") <= 500)
);
--> statement-breakpoint
ALTER TABLE "smart_webhooks" ADD CONSTRAINT "smart_webhooks_smart_collection_id_smart_collections_id_fk" FOREIGN KEY ("smart_collection_id") REFERENCES "public"."smart_collections"("id") ON DELETE cascade ON UPDATE no action;