-- The work at commit: brings the list and its counts up to date with what the transaction touched, and notes what is to be
-- counted for analytics.

-- The rows of these emails, their tags in the search index, and how many public emails carry each of their tags. Of the
-- emails in `moved` only the status has changed: the rest is as the list has it. Called by the one transaction that holds
-- the version of the gallery.
DROP FUNCTION IF EXISTS email_list_refresh(uuid[]);
CREATE OR REPLACE FUNCTION email_list_refresh(changed uuid[], moved uuid[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
begin
  -- Attributes and checks that no email had before.
  insert into gallery_tags (tag, filter)
  select nextval('gallery_tag') * 8 + case when starts_with(named.filter, 'rule:') then 7 else 6 end, named.filter
  from (
    select unnest(email_attribute_filters(f)) as filter from email_attributes f where f.email_id = any(changed)
    union
    select unnest(email_check_filters(c)) from email_checks c where c.email_id = any(changed)
  ) as named
  where not exists (select from gallery_tags t where t.filter = named.filter);

  with earlier as materialized (
    select * from email_list where email_id = any(changed || moved)
  ), later as materialized (
    select f.*, true as is_whole from email_list_filed f where email_id = any(changed)
    union all
    select email_id, l.created_at, l.sent_at, l.year, l.has_preview, f.is_public, l.subject, l.brand, f.status,
      l.confidence, l.rule_id, array(
        select tag from unnest(l.tags) as tag where tag <> 0 and tag not between 32 and 56 or tag & 7 > 0
        union select 0 where f.is_public union select (f.status + 3) * 8 order by 1
      ), ''::tsvector, f.changed_at, false
    from email_list l join email_list_filed f using (email_id) where email_id = any(moved)
  ), removed as (
    delete from email_list l using earlier e
    where l.email_id = e.email_id and not exists (select from later where later.email_id = e.email_id)
    returning l.email_id
  ), written as (
    insert into email_list as l (email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status,
      confidence, rule_id, tags, words)
    select email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status,
      confidence, rule_id, tags, ''
    from later
    on conflict (email_id) do update set (created_at, sent_at, year, has_preview, is_public, subject, brand, status,
      confidence, rule_id, tags, words) = row (excluded.created_at, excluded.sent_at, excluded.year, excluded.has_preview,
      excluded.is_public, excluded.subject, excluded.brand, excluded.status, excluded.confidence, excluded.rule_id,
      excluded.tags, excluded.words)
    where l is distinct from excluded
  ), unworded as (
    delete from email_words w using removed r where w.email_id = r.email_id
  ), worded as (
    insert into email_words as w (email_id, words) select email_id, words from later where is_whole
    on conflict (email_id) do update set words = excluded.words where w.words <> excluded.words
  ), touched as (
    select coalesce(e.email_id, n.email_id) as email_id, n.changed_at,
      case when e.is_public then e.tags else '{}' end as before, case when n.is_public then n.tags else '{}' end as after
    from earlier e full join later n using (email_id)
    where e.is_public or n.is_public
  ), refiled as materialized (
    select n.email_id, n.tags from later n left join earlier e using (email_id)
    where n.is_whole and search_tags(n.tags) is distinct from search_tags(e.tags)
  ), searched as (
    update email_search s set document = search_filed(s.document, r.tags)
    from refiled r where s.email_id = r.email_id
  ), noted as (
    insert into analytics_queue (email_id) select email_id from touched
  ), summed as materialized (
    select tag, sum(change)::int as change, max(changed_at) as changed_at
    from (
      select unnest(before) as tag, -1 as change, null::timestamptz as changed_at from touched
      union all
      select unnest(after), 1, changed_at from touched
    ) as carried
    where tag = 0 or tag & 7 > 0
    group by tag
    having sum(change) <> 0 or max(changed_at) is not null
  ), counted as materialized (
    select s.tag, coalesce(n.count, 0) + s.change as count, greatest(n.changed_at, s.changed_at) as changed_at
    from summed s left join gallery_counts n using (tag)
  ), emptied as (
    delete from gallery_counts n using counted c where n.tag = c.tag and c.count = 0
  )
  insert into gallery_counts (tag, count, changed_at) select tag, count, changed_at from counted where count > 0
  on conflict (tag) do update set count = excluded.count, changed_at = excluded.changed_at;

  perform search_index_emails(added) from (
    select array_agg(id) as added from unnest(changed) as id
    where not exists (select from email_search s where s.email_id = id)
  ) as unread where added is not null;
end
$$;

CREATE OR REPLACE FUNCTION gallery_commit() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed uuid[];
  moved uuid[];
begin
  if not exists (select from gallery_queue) then return null; end if;
  insert into gallery_version values (true) on conflict (id) do update set version = gen_random_uuid();
  changed := array(
    select email_id from gallery_queue where email_id is not null and not is_status
    union
    select e.id from gallery_queue q join emails e on e.brand_id = q.brand_id
    union
    select ec.email_id from gallery_queue q join email_categories ec on ec.category_id = q.category_id
    union
    select e.id from gallery_queue q join brand_categories bc on bc.category_id = q.category_id
      join emails e on e.brand_id = bc.brand_id
  );
  moved := array(select email_id from gallery_queue where is_status except select unnest(changed));
  delete from gallery_queue;
  if cardinality(changed || moved) = 0 then return null; end if;
  perform email_list_refresh(changed, moved);
  update gallery_version set emails = coalesce((select count from gallery_counts where tag = 0), 0);
  return null;
end
$$;
DROP TRIGGER IF EXISTS gallery_commit ON gallery_queue;
CREATE CONSTRAINT TRIGGER gallery_commit AFTER INSERT ON gallery_queue DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.email_id IS NULL AND NEW.brand_id IS NULL AND NEW.category_id IS NULL)
EXECUTE FUNCTION gallery_commit();

-- What an earlier build lists while this one starts.
INSERT INTO email_words (email_id, words) SELECT email_id, words FROM email_list l
WHERE words <> '' AND NOT EXISTS (SELECT FROM email_words w WHERE w.email_id = l.email_id);

-- The list of a gallery that was made before there was one.
INSERT INTO gallery_queue (email_id)
SELECT id FROM (SELECT id FROM emails UNION ALL SELECT NULL WHERE EXISTS (SELECT FROM emails)) AS unlisted
WHERE NOT EXISTS (SELECT FROM email_list);
