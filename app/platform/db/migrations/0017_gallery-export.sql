ALTER TABLE "export_files" DROP CONSTRAINT "export_files_format_known";--> statement-breakpoint
ALTER TABLE "export_files" DROP CONSTRAINT "export_files_of_one";--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_format_known" CHECK ("export_files"."format" in ('zip', 'pdf', 'csv', 'json', 'account', 'gallery'));--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_of_one" CHECK (("export_files"."format" in ('account', 'gallery')) = ("export_files"."collection_id" is null));