CREATE TABLE "brand_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "brand_domains_shape" CHECK ("brand_domains"."domain" ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$' and length("brand_domains"."domain") <= 253)
);
--> statement-breakpoint
CREATE TABLE "brand_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "brand_slugs_folded" CHECK ("brand_slugs"."slug" = lower(btrim("brand_slugs"."slug")))
);
--> statement-breakpoint
ALTER TABLE "brands" DROP CONSTRAINT "brands_status_known";--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_status_known";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "hide_source" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "delay_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_slugs" ADD CONSTRAINT "brand_slugs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_domains_brand" ON "brand_domains" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_slugs_brand" ON "brand_slugs" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "emails_scheduled" ON "emails" USING btree ("brand_id") WHERE "emails"."status" = 'scheduled';--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_delay_bounded" CHECK ("brands"."delay_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_status_known" CHECK ("brands"."status" in ('active', 'draft', 'archived', 'private'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_status_known" CHECK ("emails"."status" in ('published', 'draft', 'hidden', 'scheduled'));--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- An email of a brand with a delay is scheduled until it is over, whoever publishes it: no code that sets the status can
-- forget it. `publish-scheduled` publishes it then.
CREATE FUNCTION emails_delayed() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  days integer := (select delay_days from brands where id = new.brand_id);
begin
  new.status := case
    -- Publishing it makes it the newest: its old date decides.
    when days > 0 and coalesce(new.sent_at, old.created_at, new.created_at) + make_interval(days => days) > now()
      then 'scheduled'
    else 'published'
  end;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER emails_delayed_added BEFORE INSERT ON emails
FOR EACH ROW WHEN (NEW.status IN ('published', 'scheduled')) EXECUTE FUNCTION emails_delayed();
--> statement-breakpoint
CREATE TRIGGER emails_delayed_updated BEFORE UPDATE OF status, brand_id, sent_at ON emails
FOR EACH ROW WHEN (NEW.status IN ('published', 'scheduled')) EXECUTE FUNCTION emails_delayed();
--> statement-breakpoint
CREATE FUNCTION brands_delayed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update emails set status = 'published'
  where brand_id = new.id and (
    status = 'scheduled'
    or status = 'published' and coalesce(sent_at, created_at) > now() - make_interval(days => new.delay_days)
  );
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER brands_delayed AFTER UPDATE OF delay_days ON brands
FOR EACH ROW WHEN (NEW.delay_days <> OLD.delay_days) EXECUTE FUNCTION brands_delayed();
