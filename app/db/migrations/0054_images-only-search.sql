-- Emails of brands that show images only are found by subject and brand: a match would tell which words are in them.
CREATE OR REPLACE FUNCTION search_index_emails(ids uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
begin
  delete from email_search s
  where s.email_id = any(ids) and not exists (
    select from emails e join brands b on b.id = e.brand_id
    where e.id = s.email_id and e.status = 'published' and b.status = 'active'
  );

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
    from shown s join gallery_filed f on f.email_id = s.id
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
CREATE OR REPLACE FUNCTION search_brands_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
declare
  changed uuid[] := array(
    select e.id from after join before using (id) join emails e on e.brand_id = after.id
    where (after.name, after.status, after.hide_source) is distinct from (before.name, before.status, before.hide_source)
  );
begin
  if cardinality(changed) > 0 then perform search_index_emails(changed); end if;
  return null;
end
$$;
--> statement-breakpoint
SELECT search_index_emails(array(
  SELECT e.id FROM emails e JOIN brands b ON b.id = e.brand_id WHERE b.hide_source
));
