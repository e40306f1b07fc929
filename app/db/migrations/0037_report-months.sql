CREATE TABLE "report_months" (
	"month" text collate "C" PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_months_shape" CHECK ("report_months"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);

--> statement-breakpoint
-- What follows is written by hand: Drizzle knows neither functions nor triggers.
--
-- The cells of an email that the report links to, without the month that some have.
CREATE FUNCTION figure_facts(cells text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select array(
    select case when figure in ('offer', 'platform') then figure || ':' || substr(cell, strpos(cell, ' ') + 1) else cell end
    from (select cell, split_part(cell, ':', 1) as figure from unnest(cells) as cell) as named
    where figure in ('day', 'hour', 'subject', 'size', 'trait', 'offer', 'platform')
  )
$$;
--> statement-breakpoint
CREATE INDEX figure_emails_facts ON figure_emails USING gin (figure_facts(cells)) WITH (fastupdate = false);
