-- The embedded engine learns of each commit from a notification. A query would wait for the transaction that runs.
CREATE FUNCTION gallery_version_notify() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  perform pg_notify('gallery_version', json_build_object('version', new.version, 'arrived', new.arrived, 'emails', new.emails)::text);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_version_notify AFTER INSERT OR UPDATE ON gallery_version
FOR EACH ROW EXECUTE FUNCTION gallery_version_notify();
