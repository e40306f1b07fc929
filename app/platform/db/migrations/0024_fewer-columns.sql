ALTER TABLE "collections" DROP CONSTRAINT "collections_cover_email_id_emails_id_fk";
--> statement-breakpoint
DROP INDEX "collections_cover";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "cover_email_id";--> statement-breakpoint
ALTER TABLE "smart_webhooks" DROP COLUMN "test_asked_at";--> statement-breakpoint
ALTER TABLE "smart_webhooks" DROP COLUMN "test_answer";