-- As before, but a word that is no word to any dictionary is never made into a beginning: the planner may look at what
-- a way is before it looks at whether there is one.
CREATE OR REPLACE FUNCTION search_term(words text, unfinished boolean, quoted boolean, dictionaries text[])
RETURNS tsquery
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
    select case when unfinished and numnode(plain) > 0 then (plain::text || ':*')::tsquery end
  ) as ways
  where numnode(way) > 0
$$;
