-- The checks of emails in lists and filters (docs/decisions/039-checks.md).

-- The filters that match the checks of an email, as the URL of a list names them. An email that no browser rendered is
-- never clean, because its contrast is unknown.
CREATE OR REPLACE FUNCTION email_check_filters(c email_checks) RETURNS text[] LANGUAGE sql STABLE AS $$
  select case when c.serious > 0 then '{checks:serious}'::text[] when c.in_browser then '{checks:clean}' else '{}' end
    || array(select distinct 'rule:' || (issue ->> 'rule') from jsonb_array_elements(c.issues) as issue)
$$;

-- An email that changes is checked again.
CREATE OR REPLACE FUNCTION email_checks_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update email_checks c set rules_version = 0 where c.email_id = new.id and c.rules_version > 0;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER email_checks_outdated AFTER UPDATE ON emails
FOR EACH ROW WHEN ((NEW.subject_line, NEW.preheader, NEW.html_key, NEW.language, NEW.facts - 'colors' - 'collected')
  IS DISTINCT FROM (OLD.subject_line, OLD.preheader, OLD.html_key, OLD.language, OLD.facts - 'colors' - 'collected'))
EXECUTE FUNCTION email_checks_outdated();
