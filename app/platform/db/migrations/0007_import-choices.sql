CREATE TABLE "import_emails" (
	"run_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	CONSTRAINT "import_emails_run_id_email_id_pk" PRIMARY KEY("run_id","email_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "options" jsonb DEFAULT '{"publish":"certain"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_emails" ADD CONSTRAINT "import_emails_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_emails" ADD CONSTRAINT "import_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_emails_email" ON "import_emails" USING btree ("email_id");