-- What follows here was replaced in app/db/sql; a database that is made now never had it.
DROP FUNCTION IF EXISTS admin_emails_added(), admin_emails_updated(), admin_emails_filed_anew(),
  admin_emails_of_filed_brands(), admin_emails_of_brands(), admin_emails_retagged(), admin_emails_facts_written(),
  admin_emails_facts_changed(), email_checks_written(), email_checks_changed(), figure_facts_added(),
  figure_facts_changed(), gallery_emails_filed(), gallery_brands_filed() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS admin_emails_of_facts(uuid[]), admin_emails_refresh(uuid[]), email_checks_filed(uuid[]),
  gallery_tag_facts(uuid[]), gallery_file(uuid[]), gallery_cells(integer[]), gallery_bit(integer), gallery_no_bits();--> statement-breakpoint
DROP VIEW IF EXISTS admin_emails_filed, figure_filed, gallery_filed;--> statement-breakpoint
TRUNCATE gallery_counts;--> statement-breakpoint
CREATE TABLE "analytics_queue" (
	"email_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_list" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"year" smallint NOT NULL,
	"has_preview" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"subject" text NOT NULL,
	"brand" text NOT NULL,
	"status" smallint NOT NULL,
	"confidence" smallint NOT NULL,
	"rule_id" uuid,
	"tags" integer[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP TABLE "admin_emails" CASCADE;--> statement-breakpoint
DROP TABLE "gallery_bits" CASCADE;--> statement-breakpoint
DROP TABLE "gallery_emails" CASCADE;--> statement-breakpoint
DROP INDEX "gallery_counts_commonest";--> statement-breakpoint
ALTER TABLE "gallery_counts" DROP CONSTRAINT "gallery_counts_first_second_tag_pk";--> statement-breakpoint
ALTER TABLE "gallery_counts" ADD PRIMARY KEY ("tag");--> statement-breakpoint
ALTER TABLE "gallery_counts" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_version" ADD COLUMN "analytics_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "email_list_public_added" ON "email_list" USING btree ("created_at","email_id") WHERE "email_list"."is_public";--> statement-breakpoint
CREATE INDEX "email_list_public_sent" ON "email_list" USING btree ("sent_at","email_id") WHERE "email_list"."is_public";--> statement-breakpoint
CREATE INDEX "email_list_public_year" ON "email_list" USING btree ("year","created_at","email_id") WHERE "email_list"."is_public";--> statement-breakpoint
CREATE INDEX "email_list_added" ON "email_list" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_list_sent" ON "email_list" USING btree ("sent_at","email_id");--> statement-breakpoint
CREATE INDEX "email_list_subject" ON "email_list" USING btree ("subject","email_id");--> statement-breakpoint
CREATE INDEX "email_list_brand" ON "email_list" USING btree ("brand","created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_list_status" ON "email_list" USING btree ("status","created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_list_confidence" ON "email_list" USING btree ("confidence","created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_list_rule" ON "email_list" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "email_list_tags" ON "email_list" USING gin ("tags") WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "email_list_words" ON "email_list" USING gin ("words") WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "gallery_counts_commonest" ON "gallery_counts" USING btree (("tag" & 7),"count");--> statement-breakpoint
ALTER TABLE "gallery_counts" DROP COLUMN "first";--> statement-breakpoint
ALTER TABLE "gallery_counts" DROP COLUMN "second";--> statement-breakpoint
DROP SEQUENCE "public"."gallery_email_number";