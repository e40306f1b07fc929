CREATE TABLE "former_files" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email_id" uuid,
	"brand_id" uuid,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('rights', 'personal-data', 'harmful', 'mistake', 'other')),
	CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('open', 'hidden', 'kept')),
	CONSTRAINT "reports_decided_has_date" CHECK (("reports"."outcome" = 'open') = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_about_one" CHECK ("reports"."email_id" is null or "reports"."brand_id" is null),
	CONSTRAINT "reports_length" CHECK (length("reports"."message") between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_email" ON "reports" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "reports_brand" ON "reports" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "emails_hidden" ON "emails" USING btree ("id") WHERE "emails"."status" = 'hidden';--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
CREATE FUNCTION files_let_go() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into former_files (key)
  select distinct gone.key from gone
  where gone.key like 'media/%' and not exists (select from email_files f where f.key = gone.key)
  on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER files_let_go AFTER DELETE ON email_files
REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION files_let_go();
