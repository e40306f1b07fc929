-- The commit keeps the tags in the search index now, and a restore empties the lists itself.
DROP FUNCTION IF EXISTS gallery_emptied(), search_emails_filed(), search_brands_filed() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS search_file_emails(uuid[]);--> statement-breakpoint
DO $$
DECLARE
  list text;
BEGIN
  FOREACH list IN ARRAY array[
    'emails', 'email_categories', 'email_files', 'brands', 'brand_categories', 'categories', 'category_aliases', 'blog_posts'
  ] LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS gallery_truncated ON %I', list);
  END LOOP;
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name = 'refresh-facts';
    DELETE FROM pgboss.queue WHERE name = 'refresh-facts';
  END IF;
END
$$;
