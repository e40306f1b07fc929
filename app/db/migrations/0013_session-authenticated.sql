ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Sessions from before have proved nothing lately.
UPDATE "sessions" SET "authenticated_at" = "created_at";