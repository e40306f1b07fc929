-- Facts as tags in the list of all emails. Their last three bits are 6, so the tags that only this list has are now all
-- of kind 0: 8 to 24 how sure the guess of an email's type is (sure, doubtful, none), 32 to 56 its status, 64 to 96 its
-- source. Otherwise as in migration 0030.
CREATE OR REPLACE VIEW admin_emails_filed AS
SELECT e.id AS email_id, e.created_at, coalesce(e.sent_at, '-infinity') AS sent_at,
  left(search_fold(e.subject_line), 80) AS subject, left(search_fold(b.name), 60) AS brand,
  s.status, g.confidence,
  (
    SELECT a.rule_id FROM arrivals a
    WHERE a.email_id = e.id AND a.rule_id IS NOT NULL AND a.state <> 'duplicate'
    ORDER BY a.received_at DESC, a.id LIMIT 1
  ) AS rule_id,
  array(
    SELECT CASE WHEN g.confidence >= 70 THEN 8 WHEN g.confidence >= 0 THEN 16 ELSE 24 END
    UNION SELECT (s.status + 3) * 8
    UNION SELECT (array_position(array['import', 'inbox', 'upload', 'submission', 'sample'], e.source) + 7) * 8
    UNION SELECT extract(year from e.sent_at at time zone 'UTC')::int * 8 + 5 WHERE e.sent_at IS NOT NULL
    UNION SELECT t.tag FROM gallery_tags t WHERE t.brand_id = e.brand_id
    UNION SELECT t.tag FROM email_categories ec JOIN gallery_tags t ON t.category_id = ec.category_id
      WHERE ec.email_id = e.id
    UNION SELECT t.tag FROM brand_categories bc JOIN gallery_tags t ON t.category_id = bc.category_id
      WHERE bc.brand_id = e.brand_id AND t.tag & 7 = 2
    UNION SELECT t.tag FROM email_facts f JOIN gallery_tags t ON t.fact = any(email_fact_names(f))
      WHERE f.email_id = e.id
    ORDER BY 1
  ) AS tags,
  -- Addresses are searched by their parts.
  to_tsvector('simple', search_fold(translate(concat_ws(' ', left(e.subject_line, 500), left(e.preheader, 500),
    left(b.name, 200), left(e.sender_name, 200), left(e.sender_address, 200), e.slug), '@.-_/:+', '       '))) AS words
FROM emails e
JOIN brands b ON b.id = e.brand_id
CROSS JOIN LATERAL (
  SELECT array_position(array['draft', 'scheduled', 'published', 'hidden'], e.status)::smallint AS status
) s
CROSS JOIN LATERAL (
  SELECT coalesce(round((e.guesses -> 'emailType' ->> 'confidence')::numeric * 100), -1)::smallint AS confidence
) g;
--> statement-breakpoint
-- As in migration 0038, but called while several transactions write. The lock is only taken for a fact that is new to the
-- gallery: without it, two imports could wait for each other's facts.
CREATE OR REPLACE FUNCTION gallery_tag_facts(changed uuid[]) RETURNS void
LANGUAGE plpgsql
AS $$
declare
  missing text[];
begin
  missing := array(
    select distinct named.fact from email_facts f cross join unnest(email_fact_names(f)) as named(fact)
    where f.email_id = any(changed) and not exists (select from gallery_tags t where t.fact = named.fact)
  );
  if cardinality(missing) = 0 then return; end if;
  perform pg_advisory_xact_lock(hashtext('gallery_tag_facts'));
  insert into gallery_tags (tag, fact)
  select nextval('gallery_tag') * 8 + 6, fact from unnest(missing) as fact
  on conflict (fact) do nothing;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_of_facts(ids uuid[]) RETURNS void
LANGUAGE sql
AS $$
  select gallery_tag_facts(ids);
  select admin_emails_refresh(ids);
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_facts_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_of_facts(array(select email_id from written));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION admin_emails_facts_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform admin_emails_of_facts(array(
    select after.email_id from after join before using (email_id)
    where email_fact_names(row(after.*)::email_facts) is distinct from email_fact_names(row(before.*)::email_facts)
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER admin_emails_added AFTER INSERT ON email_facts REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_facts_written();
--> statement-breakpoint
CREATE TRIGGER admin_emails_removed AFTER DELETE ON email_facts REFERENCING OLD TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_facts_written();
--> statement-breakpoint
CREATE TRIGGER admin_emails_updated AFTER UPDATE ON email_facts REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION admin_emails_facts_changed();
--> statement-breakpoint
SELECT gallery_tag_facts(array(SELECT email_id FROM email_facts));
--> statement-breakpoint
-- Every row changes. Its indexes are made again afterwards: updating them row by row takes ten times as long.
DO $$
declare
  indexes text[] := array(
    select indexname from pg_indexes
    where schemaname = current_schema() and tablename = 'admin_emails' and indexname <> 'admin_emails_pkey'
  );
  definitions text[] := array(select pg_get_indexdef(name::regclass) from unnest(indexes) as name);
  each text;
begin
  foreach each in array indexes loop execute format('drop index %I', each); end loop;
  update admin_emails a set tags = f.tags from admin_emails_filed f where f.email_id = a.email_id;
  foreach each in array definitions loop execute each; end loop;
end
$$;
--> statement-breakpoint
ANALYZE admin_emails;
