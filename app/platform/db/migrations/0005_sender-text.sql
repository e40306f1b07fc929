ALTER TABLE "email_attributes" ADD COLUMN "plain_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "bimi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "sender_text" text DEFAULT '' NOT NULL;