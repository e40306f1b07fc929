-- Written by hand: Drizzle knows no functions.
--
-- As in migration 0035, but what becomes empty is known from one join. Looking each count up among the emptied ones took
-- a minute when a thousand emails were hidden.
CREATE OR REPLACE FUNCTION figures_commit(changed uuid[]) RETURNS void
LANGUAGE sql
AS $$
  with earlier as materialized (
    select email_id, tags, month, cells from figure_emails where email_id = any(changed)
  ), later as materialized (
    select email_id, tags, month, cells from figure_filed where email_id = any(changed)
  ), removed as (
    delete from figure_emails f where f.email_id = any(changed)
      and not exists (select from later where later.email_id = f.email_id)
  ), stored as (
    insert into figure_emails as f (email_id, tags, month, cells) select email_id, tags, month, cells from later
    on conflict (email_id) do update set tags = excluded.tags, month = excluded.month, cells = excluded.cells
    where (f.tags, f.month, f.cells) is distinct from (excluded.tags, excluded.month, excluded.cells)
  ), changes as materialized (
    -- What stays the same leaves here.
    select tags, month, cell, sum(change)::int as change
    from (
      select tags, month, cells, -1 as change from earlier union all select tags, month, cells, 1 from later
    ) as counted cross join unnest(cells) as cell
    group by tags, month, cell having sum(change) <> 0
  ), summed as materialized (
    select b.tag, b.figure, b.bucket, sum(change)::int as change
    from changes cross join lateral figure_buckets(tags, month, cell) as b
    group by b.tag, b.figure, b.bucket having sum(change) <> 0
  ), figures as materialized (
    select s.tag, s.figure, s.bucket, coalesce(n.count, 0) + s.change as count
    from summed s left join figure_counts n using (tag, figure, bucket) where s.figure <> 'word'
  ), words as materialized (
    select s.tag, s.bucket as word, coalesce(n.count, 0) + s.change as count
    from summed s left join figure_words n on (n.tag, n.word) = (s.tag, s.bucket) where s.figure = 'word'
  ), emptied as (
    delete from figure_counts n using figures f
    where f.count = 0 and (n.tag, n.figure, n.bucket) = (f.tag, f.figure, f.bucket)
  ), emptied_words as (
    delete from figure_words n using words w where w.count = 0 and (n.tag, n.word) = (w.tag, w.word)
  ), counted as (
    insert into figure_counts as n (tag, figure, bucket, count)
    select tag, figure, bucket, count from figures where count <> 0
    on conflict (tag, figure, bucket) do update set count = excluded.count
  )
  insert into figure_words as n (tag, word, count)
  select tag, word, count from words where count <> 0
  on conflict (tag, word) do update set count = excluded.count
$$;
