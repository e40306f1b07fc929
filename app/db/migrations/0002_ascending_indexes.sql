DROP INDEX "account_events_user_newest";--> statement-breakpoint
DROP INDEX "blog_posts_published";--> statement-breakpoint
DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "collections_user_newest";--> statement-breakpoint
DROP INDEX "contact_messages_newest";--> statement-breakpoint
DROP INDEX "emails_newest";--> statement-breakpoint
DROP INDEX "emails_brand_newest";--> statement-breakpoint
CREATE INDEX "account_events_user_newest" ON "account_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_at") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collections_user_newest" ON "collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at","id") WHERE "emails"."status" = 'published';--> statement-breakpoint
CREATE INDEX "emails_brand_newest" ON "emails" USING btree ("brand_id","created_at","id");