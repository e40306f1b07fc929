CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"address_id" uuid,
	"sender_name" text,
	"sender" text,
	"subject" text DEFAULT '' NOT NULL,
	"message_id" text,
	"content_hash" text,
	"original_key" text,
	"size" integer NOT NULL,
	"authentication" jsonb,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text,
	"email_id" uuid,
	"near_email_id" uuid,
	"rule_id" uuid,
	"settled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "arrivals_source_known" CHECK ("arrivals"."source" in ('smtp', 'imap', 'api', 'folder')),
	CONSTRAINT "arrivals_state_known" CHECK ("arrivals"."state" in ('waiting', 'processing', 'imported', 'review', 'attention', 'junk', 'duplicate', 'skipped')),
	CONSTRAINT "arrivals_content_hash_shape" CHECK ("arrivals"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "arrivals_size_positive" CHECK ("arrivals"."size" >= 0),
	CONSTRAINT "arrivals_has_original" CHECK ("arrivals"."state" in ('skipped', 'duplicate') or "arrivals"."original_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "inbox_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"brand_id" uuid,
	"publish" text DEFAULT 'after-review' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_addresses_address_unique" UNIQUE("address"),
	CONSTRAINT "inbox_addresses_shape" CHECK ("inbox_addresses"."address" = lower("inbox_addresses"."address") and "inbox_addresses"."address" ~ '^[^@ ]+@[^@ ]+$' and length("inbox_addresses"."address") <= 254),
	CONSTRAINT "inbox_addresses_publish_known" CHECK ("inbox_addresses"."publish" in ('at-once', 'after-review'))
);
--> statement-breakpoint
CREATE TABLE "inbox_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"conditions" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"host" text,
	"port" integer,
	"tls" boolean DEFAULT true NOT NULL,
	"username" text,
	"password" text,
	"folder" text DEFAULT 'INBOX' NOT NULL,
	"afterwards" text DEFAULT 'nothing' NOT NULL,
	"move_to" text,
	"uid_validity" bigint,
	"last_uid" bigint,
	"connected_at" timestamp with time zone,
	"last_message_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_sources_name" UNIQUE("kind","name"),
	CONSTRAINT "inbox_sources_kind_known" CHECK ("inbox_sources"."kind" in ('smtp', 'imap', 'api', 'folder')),
	CONSTRAINT "inbox_sources_afterwards_known" CHECK ("inbox_sources"."afterwards" in ('nothing', 'mark-seen', 'move')),
	CONSTRAINT "inbox_sources_move_has_target" CHECK ("inbox_sources"."afterwards" <> 'move' or "inbox_sources"."move_to" is not null),
	CONSTRAINT "inbox_sources_mailbox_is_complete" CHECK ("inbox_sources"."kind" <> 'imap'
       or ("inbox_sources"."host" is not null and "inbox_sources"."port" is not null and "inbox_sources"."username" is not null and "inbox_sources"."password" is not null))
);
--> statement-breakpoint
CREATE TABLE "inbox_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "inbox_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "inbox_tokens_name_length" CHECK (length("inbox_tokens"."name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_address_id_inbox_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."inbox_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_near_email_id_emails_id_fk" FOREIGN KEY ("near_email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_rule_id_inbox_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."inbox_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_addresses" ADD CONSTRAINT "inbox_addresses_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_addresses" ADD CONSTRAINT "inbox_addresses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_rules" ADD CONSTRAINT "inbox_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_tokens" ADD CONSTRAINT "inbox_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arrivals_message" ON "arrivals" USING btree ("message_id") WHERE "arrivals"."state" <> 'duplicate';--> statement-breakpoint
CREATE UNIQUE INDEX "arrivals_content" ON "arrivals" USING btree ("content_hash") WHERE "arrivals"."state" <> 'duplicate';--> statement-breakpoint
CREATE INDEX "arrivals_newest" ON "arrivals" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "arrivals_state_newest" ON "arrivals" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "arrivals_source_newest" ON "arrivals" USING btree ("source","source_name","received_at");--> statement-breakpoint
CREATE INDEX "arrivals_sender" ON "arrivals" USING btree ("sender","received_at");--> statement-breakpoint
CREATE INDEX "arrivals_fingerprint" ON "arrivals" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "arrivals_address" ON "arrivals" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "arrivals_email" ON "arrivals" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "arrivals_near_email" ON "arrivals" USING btree ("near_email_id");--> statement-breakpoint
CREATE INDEX "arrivals_rule" ON "arrivals" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "inbox_addresses_brand" ON "inbox_addresses" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "inbox_rules_order" ON "inbox_rules" USING btree ("position","created_at");