-- Written by hand: search by likeness and without accents. Both ship with PostgreSQL and with the embedded engine.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
