-- Safe (require-concurrent-index-creation): writes to it wait for 2 s with 1,000,000 emails.
CREATE INDEX "emails_pictured" ON "emails" USING btree ("brand_id") WHERE "emails"."status" = 'published' and "emails"."preview" is not null;--> statement-breakpoint
-- Safe (require-concurrent-index-creation): writes to it wait for 1 s with 1,000,000 emails.
CREATE INDEX "emails_unrendered" ON "emails" USING btree ("created_at") WHERE "emails"."html_key" is not null and "emails"."preview" is null;