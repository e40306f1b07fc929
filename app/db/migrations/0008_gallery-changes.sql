CREATE TABLE "gallery_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"email_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_changes_kind_known" CHECK ("gallery_changes"."kind" in ('email', 'choices', 'everything'))
);
--> statement-breakpoint
CREATE INDEX "gallery_changes_transaction" ON "gallery_changes" USING btree ("transaction");--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
CREATE FUNCTION gallery_emails_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind, email_id) select 'email', id from added;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_emails_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind, email_id) select 'email', id from removed;
  return null;
end
$$;
--> statement-breakpoint
-- Only what lists and counts depend on.
CREATE FUNCTION gallery_emails_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind, email_id)
  select 'email', after.id from after join before using (id)
  where (after.status, after.brand_id, after.sent_at, after.created_at)
    is distinct from (before.status, before.brand_id, before.sent_at, before.created_at);
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_emails_filed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind, email_id) select distinct 'email', email_id from filed;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_choices_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind) values ('choices');
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_emptied() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind) values ('everything');
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_emails_inserted AFTER INSERT ON emails REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_inserted();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_deleted AFTER DELETE ON emails REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_deleted();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_updated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_updated();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_filed AFTER INSERT ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_refiled AFTER UPDATE ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_unfiled AFTER DELETE ON email_categories REFERENCING OLD TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emails_filed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_changed AFTER INSERT OR UPDATE OR DELETE ON brands
FOR EACH STATEMENT EXECUTE FUNCTION gallery_choices_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_filed AFTER INSERT OR UPDATE OR DELETE ON brand_categories
FOR EACH STATEMENT EXECUTE FUNCTION gallery_choices_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION gallery_choices_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_emails_emptied AFTER TRUNCATE ON emails
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emptied();
--> statement-breakpoint
CREATE TRIGGER gallery_email_categories_emptied AFTER TRUNCATE ON email_categories
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emptied();
--> statement-breakpoint
CREATE TRIGGER gallery_brands_emptied AFTER TRUNCATE ON brands
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emptied();
--> statement-breakpoint
CREATE TRIGGER gallery_brand_categories_emptied AFTER TRUNCATE ON brand_categories
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emptied();
--> statement-breakpoint
CREATE TRIGGER gallery_categories_emptied AFTER TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION gallery_emptied();
