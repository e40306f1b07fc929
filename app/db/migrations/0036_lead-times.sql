-- Written by hand: Drizzle knows neither functions nor views.
--
-- As before; `lead` is counted of occasions.
CREATE OR REPLACE FUNCTION figure_kinds(figure text) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select case when figure in ('sender', 'skeleton', 'color') then '{1}'::int[]
    when figure in ('offer-day', 'lead') then '{4}' else '{0,1,2,3,4}' end
$$;
--> statement-breakpoint
-- The days on which an email of an occasion counts for each industry, for its language, and for both.
CREATE FUNCTION figure_leads(tags integer[], day text, language text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select case when day is null or not exists (select from unnest(tags) as tag where tag & 7 = 4) then '{}' else array(
    select distinct 'lead:' || coalesce(industry::text, '') || ' ' || spoken || ' ' || day
    from (select tag as industry from unnest(tags) as tag where tag & 7 = 2 union all select null) as i
    cross join (select '' as spoken union all select language where language <> '') as l
    where industry is not null or spoken <> ''
  ) end
$$;
--> statement-breakpoint
-- As before, with the lead times of occasions.
CREATE OR REPLACE VIEW figure_filed AS
SELECT g.email_id,
  array(SELECT tag FROM unnest(g.tags) AS tag WHERE tag = 0 OR tag & 7 BETWEEN 1 AND 4) AS tags,
  left(d.day, 7) AS month,
  figure_cells(e.id, d.day, extract(hour from e.sent_at at time zone 'UTC')::int, e.subject_line, e.sender_name, e.language, f)
    || figure_leads(g.tags, d.day, f.language) AS cells
FROM gallery_emails g JOIN emails e ON e.id = g.email_id LEFT JOIN email_facts f ON f.email_id = g.email_id
CROSS JOIN LATERAL (
  SELECT to_char(coalesce(f.sent_on, (e.sent_at at time zone 'UTC')::date), 'YYYY-MM-DD') AS day
) AS d;
--> statement-breakpoint
-- Counts what is public already, in slices that fit into memory.
DO $$
declare
  slice uuid[];
begin
  for slice in
    select array_agg(email_id)
    from (
      select email_id, row_number() over (order by email_id) / 5000 as slice
      from gallery_emails where exists (select from unnest(tags) as tag where tag & 7 = 4)
    ) as numbered
    group by numbered.slice
  loop
    perform figures_commit(slice);
  end loop;
end
$$;
