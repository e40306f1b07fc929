ALTER TABLE "gallery_changes" DROP CONSTRAINT "gallery_changes_kind_known";--> statement-breakpoint
ALTER TABLE "gallery_changes" ADD CONSTRAINT "gallery_changes_kind_known" CHECK ("gallery_changes"."kind" in ('email', 'choices', 'everything', 'page'));--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
CREATE FUNCTION gallery_page_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  insert into gallery_changes (kind) values ('page');
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_emails_reworded AFTER UPDATE ON emails
FOR EACH STATEMENT EXECUTE FUNCTION gallery_page_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_files_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON email_files
FOR EACH STATEMENT EXECUTE FUNCTION gallery_page_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_aliases_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_aliases
FOR EACH STATEMENT EXECUTE FUNCTION gallery_page_changed();
--> statement-breakpoint
CREATE TRIGGER gallery_posts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
FOR EACH STATEMENT EXECUTE FUNCTION gallery_page_changed();
