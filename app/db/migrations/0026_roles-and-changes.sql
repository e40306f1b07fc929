CREATE TABLE "change_rows" (
	"change_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"after_hash" text,
	"position" smallint NOT NULL,
	CONSTRAINT "change_rows_change_id_table_name_key_pk" PRIMARY KEY("change_id","table_name","key"),
	CONSTRAINT "change_rows_differ" CHECK ("change_rows"."before" is not null or "change_rows"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"person_id" uuid,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"summary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undo_of" uuid,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_label_length" CHECK (length("changes"."label") <= 300),
	CONSTRAINT "changes_count_positive" CHECK ("changes"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
ALTER TABLE "change_rows" ADD CONSTRAINT "change_rows_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_newest" ON "changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "changes_actor_newest" ON "changes" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "changes_kind_newest" ON "changes" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "changes_person" ON "changes" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('member', 'reviewer', 'editor', 'admin'));