-- PostgreSQL's parser reads some texts again from every word on: hosts and hyphenated words as far as they go, and
-- comments of HTML that never end. 60,000 characters of them took minutes. Words end after 50 characters here, and what
-- is left of HTML in a text opens nothing.
CREATE FUNCTION search_words_of(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select regexp_replace(translate(words, '<', ' '), '([!-~]{50})', '\1 ', 'g')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_weigh(dictionary regconfig, subject text, brand text, preheader text, body text, alt text)
RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select setweight(to_tsvector(dictionary, search_words_of(left(subject, 2000))), 'A')
    || setweight(to_tsvector(dictionary, search_words_of(left(brand, 500) || ' ' || left(preheader, 2000))), 'B')
    || setweight(to_tsvector(dictionary, search_words_of(left(body, 60000))), 'C')
    || setweight(to_tsvector(dictionary, search_words_of(left(alt, 20000))), 'D')
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
    select e.id, e.created_at, search_dictionary(e.language) as dictionary,
      search_fold(e.subject_line) as subject, search_fold(b.name) as brand, search_fold(e.preheader) as preheader,
      -- The body repeats the words of long picture texts; here they count as pictures.
      search_fold(array_to_string(array(
        select line from unnest(string_to_array(left(e.body_text, 100000), E'\n')) line
        where line <> all (string_to_array(left(e.alt_text, 20000), E'\n'))
      ), E'\n')) as body,
      search_fold(left(e.alt_text, 20000)) as alt
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
