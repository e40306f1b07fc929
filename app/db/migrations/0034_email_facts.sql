CREATE TABLE "email_facts" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"platform" text,
	"discount_percent" smallint,
	"money_off_cents" integer,
	"money_off_currency" text,
	"has_code" boolean DEFAULT false NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"offer_deadline" timestamp with time zone,
	"price_low_cents" integer,
	"price_high_cents" integer,
	"price_currency" text,
	"subject_length" smallint DEFAULT 0 NOT NULL,
	"subject_words" smallint DEFAULT 0 NOT NULL,
	"subject_emoji" smallint DEFAULT 0 NOT NULL,
	"subject_personal" boolean DEFAULT false NOT NULL,
	"subject_question" boolean DEFAULT false NOT NULL,
	"urgency" boolean DEFAULT false NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"image_share" smallint DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"images_without_alt" integer DEFAULT 0 NOT NULL,
	"animated" boolean DEFAULT false NOT NULL,
	"dark_styles" boolean DEFAULT false NOT NULL,
	"amp" boolean DEFAULT false NOT NULL,
	"countdown" boolean DEFAULT false NOT NULL,
	"html_bytes" integer DEFAULT 0 NOT NULL,
	"clipped" boolean DEFAULT false NOT NULL,
	"skeleton" text DEFAULT '' NOT NULL,
	"palette" text[] DEFAULT '{}' NOT NULL,
	"one_click_unsubscribe" boolean DEFAULT false NOT NULL,
	"no_reply" boolean DEFAULT false NOT NULL,
	"spf" text,
	"dkim" text,
	"dmarc" text,
	"language" text,
	"sent_on" date,
	"sent_weekday" smallint,
	"sent_hour" smallint,
	"sender_name" text,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "email_facts_in_range" CHECK ("email_facts"."discount_percent" between 1 and 100 and "email_facts"."image_share" between 0 and 100
       and "email_facts"."sent_weekday" between 0 and 6 and "email_facts"."sent_hour" between 0 and 23),
	CONSTRAINT "email_facts_authentication_known" CHECK ("email_facts"."spf" in ('pass', 'fail', 'none') and "email_facts"."dkim" in ('pass', 'fail', 'none')
       and "email_facts"."dmarc" in ('pass', 'fail', 'none'))
);
--> statement-breakpoint
ALTER TABLE "email_facts" ADD CONSTRAINT "email_facts_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_facts_rules" ON "email_facts" USING btree ("rules_version","email_id");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- Facts of an email that changes are read again. The colours need no reading: they come with its screenshot.
CREATE FUNCTION email_facts_outdated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update email_facts f
  set palette = coalesce(array(select jsonb_array_elements_text(after.facts->'colors')), '{}'),
    rules_version = case
      when (after.subject_line, after.preheader, after.html_key, after.sender_name, after.sent_at, after.language,
          after.facts - 'colors' - 'collected')
        is distinct from (before.subject_line, before.preheader, before.html_key, before.sender_name, before.sent_at,
          before.language, before.facts - 'colors' - 'collected')
      then 0 else f.rules_version end
  from after join before using (id)
  where f.email_id = after.id
    and (after.subject_line, after.preheader, after.html_key, after.sender_name, after.sent_at, after.language,
        after.facts - 'collected')
      is distinct from (before.subject_line, before.preheader, before.html_key, before.sender_name, before.sent_at,
        before.language, before.facts - 'collected');
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER email_facts_outdated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION email_facts_outdated();
--> statement-breakpoint
-- Read after the upgrade, by the server.
INSERT INTO email_facts (email_id, palette)
SELECT id, coalesce(array(select jsonb_array_elements_text(facts->'colors')), '{}') FROM emails;
