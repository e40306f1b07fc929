-- A statement that touches no row changes nothing that visitors see: every start compares the taxonomy, and must not
-- empty the caches of the instances that are running.
DO $$
declare
  name text;
begin
  foreach name in array array['emails', 'email_categories', 'email_files', 'brands', 'brand_categories', 'categories', 'category_aliases', 'blog_posts'] loop
    execute format('drop trigger gallery_changed on %I', name);
    execute format('create trigger gallery_changed after insert or update or delete on %I for each row execute function gallery_changed()', name);
    execute format('create trigger gallery_truncated after truncate on %I for each statement execute function gallery_changed()', name);
  end loop;
end
$$;
