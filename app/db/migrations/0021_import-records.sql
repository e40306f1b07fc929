CREATE TABLE "import_notes" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_notes_run_id_position_pk" PRIMARY KEY("run_id","position"),
	CONSTRAINT "import_notes_length" CHECK (length("import_notes"."file") <= 500 and length("import_notes"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"files" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"doubtful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_length" CHECK (length("import_runs"."source") <= 500)
);
--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("created_at","id");