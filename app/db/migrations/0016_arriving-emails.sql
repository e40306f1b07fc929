ALTER TABLE "gallery_version" ADD COLUMN "arrived" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- What a transaction of a large import adds gets a version of its own: it commits several times a second, and each time
-- every cached page would be rendered again.
CREATE FUNCTION gallery_arriving() RETURNS trigger
LANGUAGE plpgsql
AS $$
begin
  new.arrived := new.version;
  new.version := old.version;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_arriving BEFORE UPDATE ON gallery_version
FOR EACH ROW WHEN (NEW.version <> OLD.version AND current_setting('mailshelf.arriving', true) = 'on')
EXECUTE FUNCTION gallery_arriving();
