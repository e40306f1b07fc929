ALTER TABLE "collection_emails" DROP CONSTRAINT "collection_emails_owned";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "source" text DEFAULT 'sign-up' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_owned" FOREIGN KEY ("collection_id","user_id") REFERENCES "public"."collections"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_source_known" CHECK ("users"."source" in ('sign-up', 'invitation', 'setup', 'sso', 'command'));--> statement-breakpoint
UPDATE "users" SET
  "source" = CASE WHEN EXISTS (
    SELECT FROM "accounts" a WHERE a."user_id" = "users"."id" AND a."provider_id" <> 'credential' AND a."created_at" <= "users"."created_at" + interval '1 minute'
  ) THEN 'sso' ELSE "source" END,
  "last_sign_in_at" = (SELECT max(s."created_at") FROM "sessions" s WHERE s."user_id" = "users"."id");
