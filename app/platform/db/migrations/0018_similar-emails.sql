ALTER TABLE "email_attributes" ADD COLUMN "palette_shares" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "layout" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "template_styles" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "email_attributes" ADD COLUMN "design_keys" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "email_attributes_design" ON "email_attributes" USING gin ("design_keys");