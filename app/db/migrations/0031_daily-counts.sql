CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_day_subject_pk" PRIMARY KEY("kind","day","subject"),
	CONSTRAINT "daily_counts_subject_length" CHECK (length("daily_counts"."subject") <= 200)
);
--> statement-breakpoint
CREATE INDEX "emails_added" ON "emails" USING btree ("created_at");