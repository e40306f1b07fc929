-- The search index (docs/decisions/012-search.md): all emails, so that hiding thousands leaves it alone.

-- What visitors find. Few emails are not public, so that leaving those out costs less than looking up all others.
CREATE OR REPLACE VIEW gallery_search AS
SELECT email_id, created_at, document, ctid AS place FROM email_search s
WHERE NOT EXISTS (SELECT FROM email_list l WHERE l.email_id = s.email_id AND NOT l.is_public);

-- The dictionary for a language tag such as de-AT: plain words where PostgreSQL has none for it.
CREATE OR REPLACE FUNCTION search_dictionary(language text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce('{
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english",
    "es": "spanish", "eu": "basque", "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi",
    "hu": "hungarian", "hy": "armenian", "id": "indonesian", "it": "italian", "lt": "lithuanian",
    "nb": "norwegian", "ne": "nepali", "nl": "dutch", "nn": "norwegian", "no": "norwegian",
    "pt": "portuguese", "ro": "romanian", "ru": "russian", "sr": "serbian", "sv": "swedish",
    "ta": "tamil", "tr": "turkish", "yi": "yiddish"
  }'::jsonb ->> lower(split_part(language, '-', 1)), 'simple')
$$;

-- PostgreSQL's parser reads some texts again from every word on: hosts and hyphenated words as far as they go, and
-- comments of HTML that never end. 60,000 characters of them took minutes. Words end after 50 characters here, and what
-- is left of HTML in a text opens nothing.
CREATE OR REPLACE FUNCTION search_words_of(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select regexp_replace(translate(words, '<', ' '), '([!-~]{50})', '\1 ', 'g')
$$;

-- An email's words in one dictionary, weighed. Texts are cut where a tsvector would grow over its own limit.
CREATE OR REPLACE FUNCTION search_weigh(dictionary regconfig, subject text, brand text, preheader text, body text, alt text)
RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select setweight(to_tsvector(dictionary, search_words_of(left(subject, 2000))), 'A')
    || setweight(to_tsvector(dictionary, search_words_of(left(brand, 500) || ' ' || left(preheader, 2000))), 'B')
    || setweight(to_tsvector(dictionary, search_words_of(left(body, 60000))), 'C')
    || setweight(to_tsvector(dictionary, search_words_of(left(alt, 20000))), 'D')
$$;

-- The tags of categories among these.
CREATE OR REPLACE FUNCTION search_tags(tags integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array(select tag from unnest(tags) as tag where tag & 7 in (2, 3, 4) order by tag)
$$;

-- A document with the tags of categories at its end, in place of those it has. Last, because they move what follows.
CREATE OR REPLACE FUNCTION search_filed(document tsvector, tags integer[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select ts_delete(document, array(
    select word from unnest(tsvector_to_array(document)) as word where word like '#%'
  )) || coalesce((
    select string_agg(format('''#%s'':%sC', tag, place), ' ')::tsvector
    from unnest(search_tags(tags)) with ordinality as filed(tag, place)
  ), '')
$$;

-- Reads the words of these emails. Emails of brands that show images only are found by subject and brand: a match would
-- tell which words are in them.
CREATE OR REPLACE FUNCTION search_index_emails(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  with shown as materialized (
    select e.id, e.created_at, e.language, e.subject_line, b.name,
      case when b.hide_source then '' else left(e.preheader, 2000) end as preheader,
      case when b.hide_source then '' else left(e.body_text, 100000) end as body_text,
      case when b.hide_source then '' else left(e.alt_text, 20000) end as alt_text
    from emails e join brands b on b.id = e.brand_id
    where e.id = any(ids)
  ), texts as materialized (
    select s.id, s.created_at, f.tags, search_dictionary(s.language) as dictionary,
      search_fold(s.subject_line) as subject, search_fold(s.name) as brand, search_fold(s.preheader) as preheader,
      -- The body repeats the words of long picture texts; here they count as pictures. Each line is looked up by its
      -- hash: comparing all lines of both would take time with their product.
      search_fold(coalesce((
        select string_agg(body.line, E'\n' order by body.place)
        from unnest(string_to_array(s.body_text, E'\n')) with ordinality as body(line, place)
        where not exists (
          select from unnest(string_to_array(s.alt_text, E'\n')) as alt(line) where alt.line = body.line
        )
      ), '')) as body,
      search_fold(s.alt_text) as alt
    from shown s join email_list_filed f on f.email_id = s.id
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

-- Emails are indexed first at the commit that adds them, together with their categories (5-counts.sql).
-- By row, so that a change of many statuses compares no texts.
CREATE OR REPLACE FUNCTION search_email_reworded() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from email_search where email_id = new.id) then perform search_index_emails(array[new.id]); end if;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_email_reworded
AFTER UPDATE OF brand_id, subject_line, preheader, language, body_text, alt_text ON emails
FOR EACH ROW WHEN ((NEW.brand_id, NEW.subject_line, NEW.preheader, NEW.language, NEW.body_text, NEW.alt_text)
  IS DISTINCT FROM (OLD.brand_id, OLD.subject_line, OLD.preheader, OLD.language, OLD.body_text, OLD.alt_text))
EXECUTE FUNCTION search_email_reworded();

CREATE OR REPLACE FUNCTION search_email_moved() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update email_search set created_at = new.created_at where email_id = new.id;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_email_moved AFTER UPDATE OF created_at ON emails
FOR EACH ROW WHEN (NEW.created_at <> OLD.created_at) EXECUTE FUNCTION search_email_moved();

CREATE OR REPLACE FUNCTION search_brands_updated() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  reworded uuid[] := array(
    select e.id from after join before using (id) join emails e on e.brand_id = after.id
    where (after.name, after.hide_source) is distinct from (before.name, before.hide_source)
  );
begin
  if cardinality(reworded) > 0 then perform search_index_emails(reworded); end if;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_brands_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_brands_updated();

CREATE OR REPLACE FUNCTION search_names(names text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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

-- The words of these categories' names and aliases. Emails carry the tags of their categories, not these words, so a
-- category is renamed without touching its emails.
CREATE OR REPLACE FUNCTION search_name_categories(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION search_categories_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform search_name_categories(array(select id from named));
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_categories_added AFTER INSERT ON categories REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_added();

CREATE OR REPLACE FUNCTION search_categories_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform search_name_categories(array(select after.id from after join before using (id) where after.name <> before.name));
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_updated();

CREATE OR REPLACE FUNCTION search_categories_named() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform search_name_categories(array(select distinct category_id from named));
  return null;
end
$$;
CREATE OR REPLACE TRIGGER search_categories_named AFTER INSERT ON category_aliases REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
CREATE OR REPLACE TRIGGER search_categories_renamed AFTER UPDATE ON category_aliases REFERENCING NEW TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
CREATE OR REPLACE TRIGGER search_categories_left AFTER UPDATE ON category_aliases REFERENCING OLD TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();
CREATE OR REPLACE TRIGGER search_categories_unnamed AFTER DELETE ON category_aliases REFERENCING OLD TABLE AS named
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_named();

-- A search in every dictionary that emails use. A word that is no word to any of them is never made into a beginning: the
-- planner may look at what a way is before it looks at whether there is one.
CREATE OR REPLACE FUNCTION search_term(words text, unfinished boolean, quoted boolean, dictionaries text[])
RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select string_agg(distinct '(' || way::text || ')', ' | ')::tsquery
  from (select phraseto_tsquery('simple', search_fold(words)) as plain) as plainly
  cross join lateral (
    select plain as way
    union all
    select stemmed from unnest(dictionaries) as dictionary
    cross join lateral phraseto_tsquery(dictionary::regconfig, search_fold(words)) as stemmed
    where not quoted or numnode(stemmed) = numnode(plain)
    union all
    select case when unfinished and numnode(plain) > 0 then (plain::text || ':*')::tsquery end
  ) as ways
  where numnode(way) > 0
$$;
