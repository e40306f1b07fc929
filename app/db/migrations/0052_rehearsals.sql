CREATE TABLE "rehearsals" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rehearsals_state_known" CHECK ("rehearsals"."state" in ('receiving', 'waiting', 'rendering', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "rehearsals_ends" ON "rehearsals" USING btree ("ends_at");