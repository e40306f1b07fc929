ALTER TABLE "email_files" DROP CONSTRAINT "email_files_role_known";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "email_files" ADD CONSTRAINT "email_files_role_known" CHECK ("email_files"."role" in ('original', 'html', 'amp', 'asset', 'preview'));