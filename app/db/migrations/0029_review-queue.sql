CREATE TABLE "review_leases" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_leases" ADD CONSTRAINT "review_leases_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_leases" ADD CONSTRAINT "review_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_leases_user" ON "review_leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_drafts" ON "emails" USING btree ("created_at","id") WHERE "emails"."status" = 'draft';