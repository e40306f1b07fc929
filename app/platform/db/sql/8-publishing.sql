-- Delays of brands (docs/decisions/028-brand-policies.md) and files that emails let go (docs/decisions/029-takedown.md).

-- An email of a brand with a delay is scheduled until it is over, whoever publishes it: no code that sets the status can
-- forget it. `publish-scheduled` publishes it then.
CREATE OR REPLACE FUNCTION emails_delayed() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  days integer := (select delay_days from brands where id = new.brand_id);
begin
  new.status := case
    -- Publishing it makes it the newest: its old date decides.
    when days > 0 and coalesce(new.sent_at, old.created_at, new.created_at) + make_interval(days => days) > now()
      then 'scheduled'
    else 'published'
  end;
  return new;
end
$$;
CREATE OR REPLACE TRIGGER emails_delayed_added BEFORE INSERT ON emails
FOR EACH ROW WHEN (NEW.status IN ('published', 'scheduled')) EXECUTE FUNCTION emails_delayed();
CREATE OR REPLACE TRIGGER emails_delayed_updated BEFORE UPDATE OF status, brand_id, sent_at ON emails
FOR EACH ROW WHEN (NEW.status IN ('published', 'scheduled')) EXECUTE FUNCTION emails_delayed();

CREATE OR REPLACE FUNCTION brands_delayed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update emails set status = 'published'
  where brand_id = new.id and (
    status = 'scheduled'
    or status = 'published' and coalesce(sent_at, created_at) > now() - make_interval(days => new.delay_days)
  );
  return null;
end
$$;
CREATE OR REPLACE TRIGGER brands_delayed AFTER UPDATE OF delay_days ON brands
FOR EACH ROW WHEN (NEW.delay_days <> OLD.delay_days) EXECUTE FUNCTION brands_delayed();

CREATE OR REPLACE FUNCTION files_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into former_files (key)
  select distinct gone.key from gone
  where gone.key like 'media/%' and not exists (select from email_files f where f.key = gone.key)
  on conflict do nothing;
  return null;
end
$$;
CREATE OR REPLACE TRIGGER files_let_go AFTER DELETE ON email_files
REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION files_let_go();
