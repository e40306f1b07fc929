CREATE TABLE "email_checks" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"in_browser" boolean DEFAULT false NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serious" smallint DEFAULT 0 NOT NULL,
	"notable" smallint DEFAULT 0 NOT NULL,
	"minor" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "email_checks_bounded" CHECK (jsonb_array_length("email_checks"."findings") <= 100)
);
--> statement-breakpoint
ALTER TABLE "email_checks" ADD CONSTRAINT "email_checks_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_checks_rules" ON "email_checks" USING btree ("rules_version","email_id");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- Checked after the upgrade, by the server. Before the triggers: nothing of it is shown yet.
INSERT INTO email_checks (email_id) SELECT id FROM emails;
--> statement-breakpoint
-- An email that changes is checked again.
CREATE FUNCTION email_checks_outdated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  update email_checks c set rules_version = 0
  from after join before using (id)
  where c.email_id = after.id and c.rules_version > 0
    and (after.subject_line, after.preheader, after.html_key, after.language, after.facts - 'colors' - 'collected')
      is distinct from (before.subject_line, before.preheader, before.html_key, before.language,
        before.facts - 'colors' - 'collected');
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER email_checks_outdated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION email_checks_outdated();
--> statement-breakpoint
CREATE TRIGGER gallery_changed AFTER INSERT OR UPDATE OR DELETE ON email_checks
FOR EACH ROW EXECUTE FUNCTION gallery_changed();
