DROP INDEX "email_list_subject";--> statement-breakpoint
DROP INDEX "email_list_confidence";