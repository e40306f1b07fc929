-- Which tables give the gallery a new version: the first change to a row of theirs puts their transaction in the queue, and
-- `gallery_commit` (5-counts.sql) draws a random version when it commits.

-- An empty row in the queue stands for the transaction itself: `gallery_commit` runs once, however much is changed.
CREATE OR REPLACE FUNCTION gallery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if current_setting('mailshelf.changed_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('mailshelf.changed_in', pg_current_xact_id()::text, true);
    insert into gallery_queue default values;
  end if;
  return null;
end
$$;

-- Everything that visitors see. By row: a statement that touches none changes nothing that they see, and every start
-- compares the taxonomy.
DO $$
declare
  name text;
begin
  foreach name in array array[
    'emails', 'email_categories', 'email_files', 'brands', 'brand_categories', 'categories', 'category_aliases', 'blog_posts',
    'email_attributes', 'email_checks', 'settings'
  ] loop
    execute format('create or replace trigger gallery_changed after insert or update or delete on %I for each row execute function gallery_changed()', name);
  end loop;
end
$$;

-- What a transaction of a large import adds gets a version of its own: it commits several times a second, and each time
-- every cached page would be rendered again.
CREATE OR REPLACE FUNCTION gallery_arriving() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.arrived := new.version;
  new.version := old.version;
  return new;
end
$$;
CREATE OR REPLACE TRIGGER gallery_arriving BEFORE UPDATE ON gallery_version
FOR EACH ROW WHEN (NEW.version <> OLD.version AND current_setting('mailshelf.arriving', true) = 'on')
EXECUTE FUNCTION gallery_arriving();

-- The embedded engine learns of each commit from a notification. A query would wait for the transaction that runs.
CREATE OR REPLACE FUNCTION gallery_version_notify() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('gallery_version', json_build_object('version', new.version, 'arrived', new.arrived, 'emails', new.emails)::text);
  return null;
end
$$;
CREATE OR REPLACE TRIGGER gallery_version_notify AFTER INSERT OR UPDATE ON gallery_version
FOR EACH ROW EXECUTE FUNCTION gallery_version_notify();
