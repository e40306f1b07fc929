ALTER TABLE "collection_emails" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_note_length" CHECK (length("collection_emails"."note") between 1 and 200);--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_tags_few" CHECK (cardinality("collection_emails"."tags") <= 10 and length(array_to_string("collection_emails"."tags", '')) <= 300);