DROP TABLE "collection_origins" CASCADE;--> statement-breakpoint
DROP TABLE "home_visits" CASCADE;--> statement-breakpoint
DELETE FROM "export_files" WHERE "format" = 'pdf';--> statement-breakpoint
ALTER TABLE "export_files" DROP CONSTRAINT "export_files_format_known";--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_format_known" CHECK ("export_files"."format" in ('zip', 'zip-avif', 'csv', 'json', 'account', 'gallery'));