CREATE TABLE "unlisted_search" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"dictionary" text NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unlisted_search" ADD CONSTRAINT "unlisted_search_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Inline, or the planner ignores the cost of fetching them. The baseline had left it out.
ALTER TABLE "email_search" ALTER COLUMN "document" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "unlisted_search" ALTER COLUMN "document" SET STORAGE MAIN;--> statement-breakpoint
-- Only entries of later changes are meant: there is nothing to be built again.
ALTER INDEX "email_search_document" SET (gin_pending_list_limit=256);