ALTER TABLE "arrivals" DROP CONSTRAINT "arrivals_has_original";--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "original_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_has_original" CHECK ("arrivals"."state" in ('skipped', 'duplicate', 'imported') or "arrivals"."original_key" is not null);