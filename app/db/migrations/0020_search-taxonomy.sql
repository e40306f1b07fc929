ALTER TABLE "gallery_tags" ADD COLUMN "words" "tsvector";
--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
CREATE FUNCTION search_names(names text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
declare
  words tsvector := '';
  name text;
begin
  foreach name in array names loop
    -- A phrase does not go on in the next name: between them is a dot, which no search contains.
    words := words || to_tsvector('simple', name) || '.:1' || to_tsvector('english', name) || '.:1';
  end loop;
  return words;
end
$$;
--> statement-breakpoint
-- The words of these categories' names and aliases. Emails carry the tags of their categories, not these words, so a
-- category is renamed without touching its emails.
CREATE FUNCTION search_name_categories(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  with named as materialized (
    select c.id, array(
      select search_words_of(search_fold(left(name, 200)))
      from (
        select c.name
        union all
        (select replace(alias, '-', ' ') from category_aliases where category_id = c.id order by alias limit 100)
      ) as given
    ) as names
    from categories c where c.id = any(ids)
  ), written as (
    update gallery_tags t set words = search_names(names) from named where t.category_id = named.id
  )
  -- In the order in which emails add theirs.
  insert into search_words (word)
  select distinct found.word
  from named, unnest(names) as name, unnest(tsvector_to_array(to_tsvector('simple', name))) as found(word)
  where length(found.word) between 3 and 24 and found.word ~ '^[[:alpha:]]+$'
  order by found.word
  on conflict do nothing;
end
$$;
--> statement-breakpoint
-- A document with the tags of categories at its end, in place of those it has. Last, because they move what follows.
CREATE FUNCTION search_filed(document tsvector, tags integer[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select ts_delete(document, array(
    select word from unnest(tsvector_to_array(document)) as word where word like '#%'
  )) || coalesce((
    select string_agg(format('''#%s'':%sC', tag, place), ' ')::tsvector
    from (
      select tag, row_number() over (order by tag) as place from unnest(tags) as tag where tag & 7 in (2, 3, 4)
    ) as filed
  ), '')
$$;
--> statement-breakpoint
-- Brings the tags of these emails up to date, and leaves alone those that are.
CREATE FUNCTION search_file_emails(ids uuid[]) RETURNS void
LANGUAGE sql
AS $$
  update email_search s set document = current.document
  from gallery_filed f
  cross join lateral (
    select search_filed(known.document, f.tags) as document from email_search known where known.email_id = f.email_id
    offset 0
  ) as current
  where f.email_id = any(ids) and s.email_id = f.email_id and s.document <> current.document
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_index_emails(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  delete from email_search s
  where s.email_id = any(ids) and not exists (
    select from emails e join brands b on b.id = e.brand_id
    where e.id = s.email_id and e.status = 'published' and b.status = 'active'
  );

  with texts as materialized (
    select e.id, e.created_at, f.tags, search_dictionary(e.language) as dictionary,
      search_fold(e.subject_line) as subject, search_fold(b.name) as brand, search_fold(e.preheader) as preheader,
      -- The body repeats the words of long picture texts; here they count as pictures.
      search_fold(array_to_string(array(
        select line from unnest(string_to_array(left(e.body_text, 100000), E'\n')) line
        where line <> all (string_to_array(left(e.alt_text, 20000), E'\n'))
      ), E'\n')) as body,
      search_fold(left(e.alt_text, 20000)) as alt
    from emails e join brands b on b.id = e.brand_id join gallery_filed f on f.email_id = e.id
    where e.id = any(ids)
  ), weighed as materialized (
    select id, created_at, tags, dictionary,
      search_weigh('simple', subject, brand, preheader, body, alt) as plain,
      case when dictionary = 'simple' then ''::tsvector
        else search_weigh(dictionary::regconfig, subject, brand, preheader, body, alt) end as stemmed
    from texts
  ), written as (
    insert into email_search (email_id, created_at, dictionary, document)
    select id, created_at, dictionary, search_filed(plain || stemmed, tags) from weighed
    on conflict (email_id) do update
    set created_at = excluded.created_at, dictionary = excluded.dictionary, document = excluded.document
  )
  -- No honest email brings a thousand words that no other has. In order, so that two imports that bring the same words
  -- wait for each other and never both ways.
  insert into search_words (word)
  select distinct found.word from weighed, unnest(tsvector_to_array(plain)) as found(word)
  where length(found.word) between 3 and 24 and found.word ~ '^[[:alpha:]]+$'
    and not exists (select from search_words known where known.word = found.word)
  order by found.word
  limit 1000 * cardinality(ids)
  on conflict do nothing;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_emails_filed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform search_file_emails(array(select distinct email_id from filed));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_brands_filed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform search_file_emails(array(select id from emails where brand_id in (select brand_id from filed)));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_categories_added() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform search_name_categories(array(select id from named));
  return null;
end
$$;
--> statement-breakpoint
-- A category that moves to another filter gets another tag.
CREATE FUNCTION search_categories_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  renamed uuid[] := array(select after.id from after join before using (id) where after.name <> before.name);
  moved uuid[] := array(select after.id from after join before using (id) where after.type <> before.type);
begin
  if cardinality(renamed) > 0 then perform search_name_categories(renamed); end if;
  if cardinality(moved) > 0 then
    perform search_file_emails(array(
      select email_id from email_categories where category_id = any(moved)
      union
      select e.id from brand_categories bc join emails e on e.brand_id = bc.brand_id where bc.category_id = any(moved)
    ));
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_categories_named() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform search_name_categories(array(select distinct category_id from named));
  return null;
end
$$;
--> statement-breakpoint
-- Of the triggers of one table PostgreSQL runs the first by name first: those of the gallery give the tags.
CREATE TRIGGER search_emails_filed AFTER INSERT ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_emails_filed();
--> statement-breakpoint
CREATE TRIGGER search_emails_refiled AFTER UPDATE ON email_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_emails_filed();
--> statement-breakpoint
CREATE TRIGGER search_emails_unfiled AFTER DELETE ON email_categories REFERENCING OLD TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_emails_filed();
--> statement-breakpoint
CREATE TRIGGER search_brands_filed AFTER INSERT ON brand_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_brands_filed();
--> statement-breakpoint
CREATE TRIGGER search_brands_refiled AFTER UPDATE ON brand_categories REFERENCING NEW TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_brands_filed();
--> statement-breakpoint
CREATE TRIGGER search_brands_unfiled AFTER DELETE ON brand_categories REFERENCING OLD TABLE AS filed
FOR EACH STATEMENT EXECUTE FUNCTION search_brands_filed();
--> statement-breakpoint
CREATE TRIGGER search_categories_added AFTER INSERT ON categories REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_added();
--> statement-breakpoint
CREATE TRIGGER search_categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_updated();
--> statement-breakpoint
CREATE TRIGGER search_categories_named AFTER INSERT ON category_aliases REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
--> statement-breakpoint
CREATE TRIGGER search_categories_renamed AFTER UPDATE ON category_aliases REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
--> statement-breakpoint
CREATE TRIGGER search_categories_left AFTER UPDATE ON category_aliases REFERENCING OLD TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
--> statement-breakpoint
CREATE TRIGGER search_categories_unnamed AFTER DELETE ON category_aliases REFERENCING OLD TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
--> statement-breakpoint
SELECT search_name_categories(array(SELECT id FROM categories));
--> statement-breakpoint
-- Writing the words of a million emails again takes too long for a migration. A job of the server does it in small
-- steps, newest first, from the position stored here.
INSERT INTO site_state (key, value)
SELECT 'search-filing', '{"createdAt": "infinity", "emailId": "ffffffff-ffff-ffff-ffff-ffffffffffff"}'
WHERE EXISTS (SELECT FROM email_search)
ON CONFLICT (key) DO NOTHING;
