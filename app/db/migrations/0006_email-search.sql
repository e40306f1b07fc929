CREATE TABLE "email_search" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dictionary" text NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_search" ADD CONSTRAINT "email_search_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_search_newest" ON "email_search" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_search_document" ON "email_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "email_search_dictionary" ON "email_search" USING btree ("dictionary");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
-- It is immutable as long as nobody changes the rules of unaccent, which ship with PostgreSQL.
CREATE FUNCTION search_fold(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ select lower(unaccent(words)) $$;
--> statement-breakpoint
-- The dictionary for a language tag such as de-AT: plain words where PostgreSQL has none for it.
CREATE FUNCTION search_dictionary(language text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select coalesce('{
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english",
    "es": "spanish", "eu": "basque", "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi",
    "hu": "hungarian", "hy": "armenian", "id": "indonesian", "it": "italian", "lt": "lithuanian",
    "nb": "norwegian", "ne": "nepali", "nl": "dutch", "nn": "norwegian", "no": "norwegian",
    "pt": "portuguese", "ro": "romanian", "ru": "russian", "sr": "serbian", "sv": "swedish",
    "ta": "tamil", "tr": "turkish", "yi": "yiddish"
  }'::jsonb ->> lower(split_part(language, '-', 1)), 'simple')
$$;
--> statement-breakpoint
-- An email's words in one dictionary, weighed. Texts are cut where a tsvector would grow over its own limit.
CREATE FUNCTION search_weigh(dictionary regconfig, subject text, brand text, preheader text, body text, alt text)
RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select setweight(to_tsvector(dictionary, left(subject, 2000)), 'A')
    || setweight(to_tsvector(dictionary, left(brand, 500) || ' ' || left(preheader, 2000)), 'B')
    || setweight(to_tsvector(dictionary, left(body, 60000)), 'C')
    || setweight(to_tsvector(dictionary, left(alt, 20000)), 'D')
$$;
--> statement-breakpoint
-- Brings the search up to date with these emails: public ones are in it as they are now, others are not.
CREATE FUNCTION search_index_emails(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  delete from email_search s
  where s.email_id = any(ids) and not exists (
    select from emails e join brands b on b.id = e.brand_id
    where e.id = s.email_id and e.status = 'published' and b.status = 'active'
  );

  with texts as materialized (
    select e.id, e.created_at, search_dictionary(e.language) as dictionary,
      search_fold(e.subject_line) as subject, search_fold(b.name) as brand, search_fold(e.preheader) as preheader,
      -- The body repeats the words of long picture texts; here they count as pictures.
      search_fold(array_to_string(array(
        select line from unnest(string_to_array(e.body_text, E'\n')) line
        where line <> all (string_to_array(e.alt_text, E'\n'))
      ), E'\n')) as body,
      search_fold(e.alt_text) as alt
    from emails e join brands b on b.id = e.brand_id
    where e.id = any(ids) and e.status = 'published' and b.status = 'active'
  ), weighed as materialized (
    select id, created_at, dictionary,
      search_weigh('simple', subject, brand, preheader, body, alt) as plain,
      case when dictionary = 'simple' then ''::tsvector
        else search_weigh(dictionary::regconfig, subject, brand, preheader, body, alt) end as stemmed
    from texts
  ), written as (
    insert into email_search (email_id, created_at, dictionary, document)
    select id, created_at, dictionary, plain || stemmed from weighed
    on conflict (email_id) do update
    set created_at = excluded.created_at, dictionary = excluded.dictionary, document = excluded.document
  )
  -- In order, so that two imports that bring the same words wait for each other and never both ways.
  insert into search_words (word)
  select distinct found.word from weighed, unnest(tsvector_to_array(plain)) as found(word)
  where length(found.word) between 3 and 24 and found.word ~ '^[[:alpha:]]+$'
    and not exists (select from search_words known where known.word = found.word)
  order by found.word
  on conflict do nothing;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_emails_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform search_index_emails(array(select id from added));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_emails_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  changed uuid[] := array(
    select after.id from after join before using (id)
    where (after.brand_id, after.status, after.subject_line, after.preheader, after.language, after.body_text,
        after.alt_text, after.created_at)
      is distinct from (before.brand_id, before.status, before.subject_line, before.preheader, before.language,
        before.body_text, before.alt_text, before.created_at)
  );
begin
  if cardinality(changed) > 0 then perform search_index_emails(changed); end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION search_brands_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  changed uuid[] := array(
    select e.id from after join before using (id) join emails e on e.brand_id = after.id
    where (after.name, after.status) is distinct from (before.name, before.status)
  );
begin
  if cardinality(changed) > 0 then perform search_index_emails(changed); end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER search_emails_inserted AFTER INSERT ON emails REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION search_emails_inserted();
--> statement-breakpoint
CREATE TRIGGER search_emails_updated AFTER UPDATE ON emails REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_emails_updated();
--> statement-breakpoint
CREATE TRIGGER search_brands_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_brands_updated();
--> statement-breakpoint
-- One term of a search: a word, or several as they stand. It is found as it is written and by its stem in each
-- dictionary; `unfinished` also finds longer words. Of a `quoted` phrase no dictionary may leave out a word.
CREATE FUNCTION search_term(words text, unfinished boolean, quoted boolean, dictionaries text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select string_agg(distinct '(' || way::text || ')', ' | ')::tsquery
  from (select phraseto_tsquery('simple', search_fold(words)) as plain) as plainly
  cross join lateral (
    select plain as way
    union all
    select stemmed from unnest(dictionaries) as dictionary
    cross join lateral phraseto_tsquery(dictionary::regconfig, search_fold(words)) as stemmed
    where not quoted or numnode(stemmed) = numnode(plain)
    union all
    select (plain::text || ':*')::tsquery where unfinished and numnode(plain) > 0
  ) as ways
  where numnode(way) > 0
$$;
--> statement-breakpoint
-- `asked` is groups of terms, one of which must hold: [[{"words", "not", "quoted", "unfinished"}]].
-- Words that say nothing, the first dictionary's stop words, are only asked for where a group has no others.
CREATE FUNCTION search_query(asked jsonb, dictionaries text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select string_agg('(' || coalesce(telling, stopping) || ')', ' | ')::tsquery
  from (
    select
      string_agg(part, ' & ') filter (where tells) as telling,
      string_agg(part, ' & ') as stopping
    from jsonb_array_elements(asked) with ordinality as groups(terms, place)
    cross join lateral (
      select
        case when (term ->> 'not')::boolean then '!' else '' end || '(' || query::text || ')' as part,
        (term ->> 'not')::boolean
          or cardinality(dictionaries) = 0
          or numnode(phraseto_tsquery(dictionaries[1]::regconfig, search_fold(term ->> 'words'))) > 0 as tells
      from jsonb_array_elements(terms) as term
      cross join lateral search_term(term ->> 'words', (term ->> 'unfinished')::boolean,
        (term ->> 'quoted')::boolean, dictionaries) as query
      where query is not null
    ) as parts
    group by place
  ) as combined
$$;
--> statement-breakpoint
SELECT search_index_emails(array(SELECT id FROM emails));
