ALTER TABLE "collection_exports" RENAME TO "export_files";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_pkey" TO "export_files_pkey";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_one" TO "export_files_one";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_state_known" TO "export_files_state_known";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_ready_ends" TO "export_files_ready_ends";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_user_id_users_id_fk" TO "export_files_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "export_files" RENAME CONSTRAINT "collection_exports_collection_id_collections_id_fk" TO "export_files_collection_id_collections_id_fk";--> statement-breakpoint
ALTER INDEX "collection_exports_collection" RENAME TO "export_files_collection";--> statement-breakpoint
ALTER TABLE "export_files" ALTER COLUMN "collection_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "export_files" DROP CONSTRAINT "collection_exports_format_known";--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_format_known" CHECK ("export_files"."format" in ('zip', 'pdf', 'csv', 'json', 'account'));--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_of_one" CHECK (("export_files"."format" = 'account') = ("export_files"."collection_id" is null));
