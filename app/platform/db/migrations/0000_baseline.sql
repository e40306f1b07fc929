-- Placed by hand, up to the first table: search by likeness and without accents, both part of PostgreSQL and of the
-- embedded engine, and what an index uses.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
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
CREATE SEQUENCE "public"."gallery_email_number" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."gallery_tag" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_identity" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "admin_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"brand" text NOT NULL,
	"status" smallint NOT NULL,
	"confidence" smallint NOT NULL,
	"rule_id" uuid,
	"tags" integer[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"address_id" uuid,
	"sender_name" text,
	"sender" text,
	"subject" text DEFAULT '' NOT NULL,
	"message_id" text,
	"content_hash" text,
	"original_key" text,
	"size" integer NOT NULL,
	"authentication" jsonb,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text,
	"email_id" uuid,
	"near_email_id" uuid,
	"rule_id" uuid,
	"settled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "arrivals_source_known" CHECK ("arrivals"."source" in ('smtp', 'imap', 'api', 'folder', 'submission')),
	CONSTRAINT "arrivals_state_known" CHECK ("arrivals"."state" in ('waiting', 'processing', 'imported', 'review', 'attention', 'junk', 'duplicate', 'skipped')),
	CONSTRAINT "arrivals_content_hash_shape" CHECK ("arrivals"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "arrivals_size_positive" CHECK ("arrivals"."size" >= 0),
	CONSTRAINT "arrivals_has_original" CHECK ("arrivals"."state" in ('skipped', 'duplicate') or "arrivals"."original_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "blog_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"cover_image" text,
	"image_alt_text" text NOT NULL,
	"category" text NOT NULL,
	"author_name" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"text_size" text DEFAULT 'medium' NOT NULL,
	"heading_style" text DEFAULT 'standard' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"table_of_contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"canonical_url" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published')),
	CONSTRAINT "blog_posts_text_size_known" CHECK ("blog_posts"."text_size" in ('small', 'medium', 'large')),
	CONSTRAINT "blog_posts_heading_style_known" CHECK ("blog_posts"."heading_style" in ('minimal', 'standard', 'bold')),
	CONSTRAINT "blog_posts_slug_shape" CHECK ("blog_posts"."slug" ~ '^[a-z0-9-]+$'),
	CONSTRAINT "blog_posts_published_has_date" CHECK ("blog_posts"."status" = 'draft' or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "brand_categories" (
	"brand_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_categories_brand_id_category_id_pk" PRIMARY KEY("brand_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "brand_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "brand_domains_shape" CHECK ("brand_domains"."domain" ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$' and length("brand_domains"."domain") <= 253)
);
--> statement-breakpoint
CREATE TABLE "brand_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "brand_slugs_folded" CHECK ("brand_slugs"."slug" = lower(btrim("brand_slugs"."slug")))
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"logo_url" text,
	"description" text,
	"website" text,
	"color" text,
	"color_ink" text,
	"hide_source" boolean DEFAULT false NOT NULL,
	"delay_days" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brands_status_known" CHECK ("brands"."status" in ('active', 'draft', 'archived', 'private')),
	CONSTRAINT "brands_name_present" CHECK (length(btrim("brands"."name")) > 0),
	CONSTRAINT "brands_delay_bounded" CHECK ("brands"."delay_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"master_tag" text DEFAULT 'Other' NOT NULL,
	"half" text,
	"icon" text,
	"description" text DEFAULT '' NOT NULL,
	"date_rule" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_type_known" CHECK ("categories"."type" in ('email_type', 'vertical', 'seasonal', 'occasion')),
	CONSTRAINT "categories_half_fits_type" CHECK (("categories"."type" = 'email_type' and "categories"."half" is null)
       or ("categories"."type" = 'vertical' and "categories"."half" in ('business_type', 'industry'))
       or ("categories"."type" in ('seasonal', 'occasion') and "categories"."half" in ('holiday', 'event'))),
	CONSTRAINT "categories_slug_shape" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "category_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_rows" (
	"change_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"after_hash" text,
	"position" smallint NOT NULL,
	CONSTRAINT "change_rows_change_id_table_name_key_pk" PRIMARY KEY("change_id","table_name","key"),
	CONSTRAINT "change_rows_differ" CHECK ("change_rows"."before" is not null or "change_rows"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"person_id" uuid,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"summary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undo_of" uuid,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_label_length" CHECK (length("changes"."label") <= 300),
	CONSTRAINT "changes_count_positive" CHECK ("changes"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "collection_brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_brands_once" UNIQUE("collection_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "collection_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_by" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"note" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_emails_once" UNIQUE("collection_id","email_id"),
	CONSTRAINT "collection_emails_note_length" CHECK (length("collection_emails"."note") between 1 and 200),
	CONSTRAINT "collection_emails_tags_few" CHECK (cardinality("collection_emails"."tags") <= 10 and length(array_to_string("collection_emails"."tags", '')) <= 300)
);
--> statement-breakpoint
CREATE TABLE "collection_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_exports_one" UNIQUE("user_id"),
	CONSTRAINT "collection_exports_format_known" CHECK ("collection_exports"."format" in ('zip', 'pdf', 'csv', 'json')),
	CONSTRAINT "collection_exports_state_known" CHECK ("collection_exports"."state" in ('waiting', 'making', 'ready', 'failed')),
	CONSTRAINT "collection_exports_ready_ends" CHECK ("collection_exports"."state" <> 'ready' or "collection_exports"."ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "collection_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text,
	"may_add" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_invitations_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"label" text,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_links_secret" UNIQUE("secret_hash"),
	CONSTRAINT "collection_links_label_length" CHECK (length("collection_links"."label") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "collection_members" (
	"collection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"may_add" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_members_collection_id_user_id_pk" PRIMARY KEY("collection_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "collection_origins" (
	"collection_id" uuid PRIMARY KEY NOT NULL,
	"origin_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_sections_title_length" CHECK (length("collection_sections"."title") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "collection_shares" (
	"collection_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"introduction" text,
	"display_name" text,
	"shows_notes" boolean DEFAULT false NOT NULL,
	"slug" text,
	"published_at" timestamp with time zone,
	"withheld_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_shares_slug" UNIQUE("slug"),
	CONSTRAINT "collection_shares_title_length" CHECK (length("collection_shares"."title") between 1 and 100),
	CONSTRAINT "collection_shares_introduction_length" CHECK (length("collection_shares"."introduction") <= 1000),
	CONSTRAINT "collection_shares_display_name_length" CHECK (length("collection_shares"."display_name") between 1 and 60),
	CONSTRAINT "collection_shares_slug_length" CHECK (length("collection_shares"."slug") between 1 and 120),
	CONSTRAINT "collection_shares_public_has_slug" CHECK ("collection_shares"."published_at" is null or "collection_shares"."slug" is not null)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"cover_email_id" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_owner" UNIQUE("id","user_id"),
	CONSTRAINT "collections_type_known" CHECK ("collections"."type" in ('emails', 'brands')),
	CONSTRAINT "collections_name_length" CHECK (length("collections"."name") between 1 and 100),
	CONSTRAINT "collections_description_length" CHECK (length("collections"."description") <= 500),
	CONSTRAINT "collections_reserved_is_brands" CHECK ("collections"."slug" <> 'brands' or "collections"."type" = 'brands')
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_length" CHECK (length("contact_messages"."message") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_day_subject_pk" PRIMARY KEY("kind","day","subject"),
	CONSTRAINT "daily_counts_subject_length" CHECK (length("daily_counts"."subject") <= 200)
);
--> statement-breakpoint
CREATE TABLE "email_categories" (
	"email_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "email_categories_email_id_category_id_pk" PRIMARY KEY("email_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "email_checks" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"in_browser" boolean DEFAULT false NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serious" smallint DEFAULT 0 NOT NULL,
	"notable" smallint DEFAULT 0 NOT NULL,
	"minor" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "email_checks_bounded" CHECK (jsonb_array_length("email_checks"."findings") <= 100)
);
--> statement-breakpoint
CREATE TABLE "email_facts" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"platform" text,
	"discount_percent" smallint,
	"money_off_cents" integer,
	"money_off_currency" text,
	"has_code" boolean DEFAULT false NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"offer_deadline" timestamp with time zone,
	"price_low_cents" integer,
	"price_high_cents" integer,
	"price_currency" text,
	"subject_length" smallint DEFAULT 0 NOT NULL,
	"subject_words" smallint DEFAULT 0 NOT NULL,
	"subject_emoji" smallint DEFAULT 0 NOT NULL,
	"subject_personal" boolean DEFAULT false NOT NULL,
	"subject_question" boolean DEFAULT false NOT NULL,
	"urgency" boolean DEFAULT false NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"image_share" smallint DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"images_without_alt" integer DEFAULT 0 NOT NULL,
	"animated" boolean DEFAULT false NOT NULL,
	"dark_styles" boolean DEFAULT false NOT NULL,
	"amp" boolean DEFAULT false NOT NULL,
	"countdown" boolean DEFAULT false NOT NULL,
	"html_bytes" integer DEFAULT 0 NOT NULL,
	"clipped" boolean DEFAULT false NOT NULL,
	"skeleton" text DEFAULT '' NOT NULL,
	"palette" text[] DEFAULT '{}' NOT NULL,
	"one_click_unsubscribe" boolean DEFAULT false NOT NULL,
	"no_reply" boolean DEFAULT false NOT NULL,
	"spf" text,
	"dkim" text,
	"dmarc" text,
	"language" text,
	"sent_on" date,
	"sent_weekday" smallint,
	"sent_hour" smallint,
	"sender_name" text,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "email_facts_in_range" CHECK ("email_facts"."discount_percent" between 1 and 100 and "email_facts"."image_share" between 0 and 100
       and "email_facts"."sent_weekday" between 0 and 6 and "email_facts"."sent_hour" between 0 and 23),
	CONSTRAINT "email_facts_authentication_known" CHECK ("email_facts"."spf" in ('pass', 'fail', 'none') and "email_facts"."dkim" in ('pass', 'fail', 'none')
       and "email_facts"."dmarc" in ('pass', 'fail', 'none'))
);
--> statement-breakpoint
CREATE TABLE "email_files" (
	"email_id" uuid NOT NULL,
	"key" text NOT NULL,
	"role" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "email_files_email_id_key_pk" PRIMARY KEY("email_id","key"),
	CONSTRAINT "email_files_role_known" CHECK ("email_files"."role" in ('original', 'html', 'amp', 'asset', 'preview')),
	CONSTRAINT "email_files_bytes_positive" CHECK ("email_files"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "email_search" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dictionary" text NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"email_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"subject_line" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"sender_name" text,
	"sender_address" text,
	"reply_to" text,
	"sent_at" timestamp with time zone,
	"message_id" text,
	"content_hash" text NOT NULL,
	"language" text,
	"original_key" text NOT NULL,
	"html_key" text,
	"body_text" text DEFAULT '' NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"preview" jsonb,
	"facts" jsonb NOT NULL,
	"scrub_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guesses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT 'import' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content_changed_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emails_slug_unique" UNIQUE("slug"),
	CONSTRAINT "emails_content_hash_unique" UNIQUE("content_hash"),
	CONSTRAINT "emails_status_known" CHECK ("emails"."status" in ('published', 'draft', 'hidden', 'scheduled')),
	CONSTRAINT "emails_source_known" CHECK ("emails"."source" in ('import', 'inbox', 'upload', 'submission', 'sample')),
	CONSTRAINT "emails_slug_shape" CHECK ("emails"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "emails_content_hash_shape" CHECK ("emails"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "figure_counts" (
	"tag" integer NOT NULL,
	"figure" text collate "C" NOT NULL,
	"bucket" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_counts_tag_figure_bucket_pk" PRIMARY KEY("tag","figure","bucket")
);
--> statement-breakpoint
CREATE TABLE "figure_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"tags" integer[] NOT NULL,
	"month" text,
	"cells" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_words" (
	"tag" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_words_tag_word_pk" PRIMARY KEY("tag","word")
);
--> statement-breakpoint
CREATE TABLE "former_files" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_bits" (
	"tag" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "gallery_bits_tag_chunk_pk" PRIMARY KEY("tag","chunk")
);
--> statement-breakpoint
CREATE TABLE "gallery_counts" (
	"first" integer NOT NULL,
	"second" integer NOT NULL,
	"tag" integer NOT NULL,
	"count" integer NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "gallery_counts_first_second_tag_pk" PRIMARY KEY("first","second","tag")
);
--> statement-breakpoint
CREATE TABLE "gallery_emails" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"year" smallint NOT NULL,
	"has_preview" boolean NOT NULL,
	"tags" integer[] NOT NULL,
	"number" integer DEFAULT nextval('gallery_email_number') NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_queue" (
	"email_id" uuid,
	"brand_id" uuid,
	"category_id" uuid
);
--> statement-breakpoint
CREATE TABLE "gallery_tags" (
	"tag" integer PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"category_id" uuid,
	"fact" text,
	"words" "tsvector",
	CONSTRAINT "gallery_tags_brand_id_unique" UNIQUE("brand_id"),
	CONSTRAINT "gallery_tags_category_id_unique" UNIQUE("category_id"),
	CONSTRAINT "gallery_tags_fact_unique" UNIQUE("fact")
);
--> statement-breakpoint
CREATE TABLE "gallery_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"arrived" uuid DEFAULT gen_random_uuid() NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gallery_version_is_one" CHECK ("gallery_version"."id")
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_notes" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_notes_run_id_position_pk" PRIMARY KEY("run_id","position"),
	CONSTRAINT "import_notes_length" CHECK (length("import_notes"."file") <= 500 and length("import_notes"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"files" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"doubtful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_length" CHECK (length("import_runs"."source") <= 500)
);
--> statement-breakpoint
CREATE TABLE "inbox_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"brand_id" uuid,
	"publish" text DEFAULT 'after-review' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_addresses_address_unique" UNIQUE("address"),
	CONSTRAINT "inbox_addresses_shape" CHECK ("inbox_addresses"."address" = lower("inbox_addresses"."address") and "inbox_addresses"."address" ~ '^[^@ ]+@[^@ ]+$' and length("inbox_addresses"."address") <= 254),
	CONSTRAINT "inbox_addresses_publish_known" CHECK ("inbox_addresses"."publish" in ('at-once', 'after-review'))
);
--> statement-breakpoint
CREATE TABLE "inbox_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"conditions" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"host" text,
	"port" integer,
	"tls" boolean DEFAULT true NOT NULL,
	"username" text,
	"password" text,
	"folder" text DEFAULT 'INBOX' NOT NULL,
	"afterwards" text DEFAULT 'nothing' NOT NULL,
	"move_to" text,
	"uid_validity" bigint,
	"last_uid" bigint,
	"connected_at" timestamp with time zone,
	"last_message_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_sources_name" UNIQUE("kind","name"),
	CONSTRAINT "inbox_sources_kind_known" CHECK ("inbox_sources"."kind" in ('smtp', 'imap', 'api', 'folder')),
	CONSTRAINT "inbox_sources_afterwards_known" CHECK ("inbox_sources"."afterwards" in ('nothing', 'mark-seen', 'move')),
	CONSTRAINT "inbox_sources_move_has_target" CHECK ("inbox_sources"."afterwards" <> 'move' or "inbox_sources"."move_to" is not null),
	CONSTRAINT "inbox_sources_mailbox_is_complete" CHECK ("inbox_sources"."kind" <> 'imap'
       or ("inbox_sources"."host" is not null and "inbox_sources"."port" is not null and "inbox_sources"."username" is not null and "inbox_sources"."password" is not null))
);
--> statement-breakpoint
CREATE TABLE "inbox_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "inbox_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "inbox_tokens_name_length" CHECK (length("inbox_tokens"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rehearsals" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rehearsals_state_known" CHECK ("rehearsals"."state" in ('receiving', 'waiting', 'rendering', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "report_months" (
	"month" text collate "C" PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_months_shape" CHECK ("report_months"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email_id" uuid,
	"brand_id" uuid,
	"collection_id" uuid,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('rights', 'personal-data', 'harmful', 'mistake', 'other')),
	CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('open', 'hidden', 'kept')),
	CONSTRAINT "reports_decided_has_date" CHECK (("reports"."outcome" = 'open') = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_about_one" CHECK (num_nonnulls("reports"."email_id", "reports"."brand_id", "reports"."collection_id") <= 1),
	CONSTRAINT "reports_length" CHECK (length("reports"."message") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "review_leases" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smart_collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"in_digest" boolean DEFAULT true NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_before" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_collections_name_length" CHECK (length("smart_collections"."name") between 1 and 100),
	CONSTRAINT "smart_collections_filter_length" CHECK (length("smart_collections"."filter") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "smart_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"smart_collection_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "smart_webhooks" (
	"smart_collection_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"sent_until" bigint NOT NULL,
	"checked_until" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"test_asked_at" timestamp with time zone,
	"test_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smart_webhooks_url_secure" CHECK ("smart_webhooks"."url" like 'https://%' and length("smart_webhooks"."url") <= 500)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"original_key" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"email_id" uuid,
	"arrival_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_kind_known" CHECK ("submissions"."kind" in ('eml', 'html')),
	CONSTRAINT "submissions_status_known" CHECK ("submissions"."status" in ('waiting', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'footer' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_token_unique" UNIQUE("token"),
	CONSTRAINT "subscribers_status_known" CHECK ("subscribers"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_step" integer,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"files" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"reason" text,
	"run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_state_known" CHECK ("uploads"."state" in ('receiving', 'importing', 'done', 'failed')),
	CONSTRAINT "uploads_received_within" CHECK ("uploads"."received" between 0 and "uploads"."bytes")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('member', 'reviewer', 'editor', 'admin')),
	CONSTRAINT "users_theme_known" CHECK ("users"."theme" in ('system', 'light', 'dark'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_emails" ADD CONSTRAINT "admin_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_address_id_inbox_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."inbox_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_near_email_id_emails_id_fk" FOREIGN KEY ("near_email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_rule_id_inbox_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."inbox_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_slugs" ADD CONSTRAINT "blog_post_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_categories" ADD CONSTRAINT "brand_categories_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_categories" ADD CONSTRAINT "brand_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_slugs" ADD CONSTRAINT "brand_slugs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_aliases" ADD CONSTRAINT "category_aliases_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_rows" ADD CONSTRAINT "change_rows_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_brands" ADD CONSTRAINT "collection_brands_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_brands" ADD CONSTRAINT "collection_brands_owned" FOREIGN KEY ("collection_id","user_id") REFERENCES "public"."collections"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_emails" ADD CONSTRAINT "collection_emails_owned" FOREIGN KEY ("collection_id","user_id") REFERENCES "public"."collections"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_exports" ADD CONSTRAINT "collection_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_exports" ADD CONSTRAINT "collection_exports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_invitations" ADD CONSTRAINT "collection_invitations_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_origins" ADD CONSTRAINT "collection_origins_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_origins" ADD CONSTRAINT "collection_origins_origin_id_collections_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_sections" ADD CONSTRAINT "collection_sections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_shares" ADD CONSTRAINT "collection_shares_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_cover_email_id_emails_id_fk" FOREIGN KEY ("cover_email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_categories" ADD CONSTRAINT "email_categories_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_categories" ADD CONSTRAINT "email_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_checks" ADD CONSTRAINT "email_checks_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_facts" ADD CONSTRAINT "email_facts_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_files" ADD CONSTRAINT "email_files_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_search" ADD CONSTRAINT "email_search_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_slugs" ADD CONSTRAINT "email_slugs_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD CONSTRAINT "gallery_tags_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_tags" ADD CONSTRAINT "gallery_tags_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_addresses" ADD CONSTRAINT "inbox_addresses_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_addresses" ADD CONSTRAINT "inbox_addresses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_rules" ADD CONSTRAINT "inbox_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_tokens" ADD CONSTRAINT "inbox_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_leases" ADD CONSTRAINT "review_leases_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_leases" ADD CONSTRAINT "review_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_collections" ADD CONSTRAINT "smart_collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_feeds" ADD CONSTRAINT "smart_feeds_smart_collection_id_smart_collections_id_fk" FOREIGN KEY ("smart_collection_id") REFERENCES "public"."smart_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_webhooks" ADD CONSTRAINT "smart_webhooks_smart_collection_id_smart_collections_id_fk" FOREIGN KEY ("smart_collection_id") REFERENCES "public"."smart_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_arrival_id_arrivals_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_user_newest" ON "account_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_emails_added" ON "admin_emails" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_sent" ON "admin_emails" USING btree ("sent_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_subject" ON "admin_emails" USING btree ("subject","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_brand" ON "admin_emails" USING btree ("brand","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_status" ON "admin_emails" USING btree ("status","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_confidence" ON "admin_emails" USING btree ("confidence","created_at","email_id");--> statement-breakpoint
CREATE INDEX "admin_emails_rule" ON "admin_emails" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "admin_emails_tags" ON "admin_emails" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "admin_emails_words" ON "admin_emails" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "arrivals_message" ON "arrivals" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "arrivals_content" ON "arrivals" USING btree ("content_hash") WHERE "arrivals"."state" <> 'duplicate';--> statement-breakpoint
CREATE INDEX "arrivals_newest" ON "arrivals" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "arrivals_state_newest" ON "arrivals" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "arrivals_source_newest" ON "arrivals" USING btree ("source","source_name","received_at");--> statement-breakpoint
CREATE INDEX "arrivals_sender" ON "arrivals" USING btree ("sender","received_at");--> statement-breakpoint
CREATE INDEX "arrivals_fingerprint" ON "arrivals" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "arrivals_address" ON "arrivals" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "arrivals_email" ON "arrivals" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "arrivals_near_email" ON "arrivals" USING btree ("near_email_id");--> statement-breakpoint
CREATE INDEX "arrivals_rule" ON "arrivals" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "blog_post_slugs_post" ON "blog_post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_at") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "brand_categories_category" ON "brand_categories" USING btree ("category_id","brand_id");--> statement-breakpoint
CREATE INDEX "brand_domains_brand" ON "brand_domains" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_slugs_brand" ON "brand_slugs" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_slug_folded" ON "brands" USING btree (lower(btrim("slug")));--> statement-breakpoint
CREATE INDEX "brands_status_name" ON "brands" USING btree ("status",lower("name"));--> statement-breakpoint
CREATE INDEX "categories_type_position" ON "categories" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "changes_newest" ON "changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "changes_actor_newest" ON "changes" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "changes_kind_newest" ON "changes" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "changes_person" ON "changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "collection_brands_saved" ON "collection_brands" USING btree ("user_id","brand_id");--> statement-breakpoint
CREATE INDEX "collection_brands_brand" ON "collection_brands" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "collection_emails_order" ON "collection_emails" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collection_emails_saved" ON "collection_emails" USING btree ("user_id","email_id");--> statement-breakpoint
CREATE INDEX "collection_emails_email" ON "collection_emails" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "collection_emails_added" ON "collection_emails" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "collection_exports_collection" ON "collection_exports" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collection_invitations_newest" ON "collection_invitations" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_links_newest" ON "collection_links" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_members_user" ON "collection_members" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_origins_origin" ON "collection_origins" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "collection_sections_order" ON "collection_sections" USING btree ("collection_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_reserved" ON "collections" USING btree ("user_id") WHERE "collections"."slug" = 'brands';--> statement-breakpoint
CREATE INDEX "collections_user_newest" ON "collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "collections_cover" ON "collections" USING btree ("cover_email_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_categories_category" ON "email_categories" USING btree ("category_id","email_id");--> statement-breakpoint
CREATE INDEX "email_checks_rules" ON "email_checks" USING btree ("rules_version","email_id");--> statement-breakpoint
CREATE INDEX "email_facts_rules" ON "email_facts" USING btree ("rules_version","email_id");--> statement-breakpoint
CREATE INDEX "email_files_key" ON "email_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "email_search_newest" ON "email_search" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "email_search_document" ON "email_search" USING gin ("document") WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "email_search_dictionary" ON "email_search" USING btree ("dictionary");--> statement-breakpoint
CREATE INDEX "email_slugs_email" ON "email_slugs" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at","id") WHERE "emails"."status" = 'published';--> statement-breakpoint
CREATE INDEX "emails_brand_newest" ON "emails" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_message" ON "emails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "emails_sent" ON "emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "emails_hidden" ON "emails" USING btree ("id") WHERE "emails"."status" = 'hidden';--> statement-breakpoint
CREATE INDEX "emails_added" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_scheduled" ON "emails" USING btree ("brand_id") WHERE "emails"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "emails_drafts" ON "emails" USING btree ("created_at","id") WHERE "emails"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "figure_emails_facts" ON "figure_emails" USING gin (figure_facts("cells")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "figure_words_frequent" ON "figure_words" USING btree ("tag","count");--> statement-breakpoint
CREATE INDEX "gallery_counts_commonest" ON "gallery_counts" USING btree ("first","second",("tag" & 7),"count");--> statement-breakpoint
CREATE INDEX "gallery_emails_newest" ON "gallery_emails" USING btree ("created_at","email_id");--> statement-breakpoint
CREATE INDEX "gallery_emails_sent" ON "gallery_emails" USING btree ("sent_at","email_id");--> statement-breakpoint
CREATE INDEX "gallery_emails_year_newest" ON "gallery_emails" USING btree ("year","created_at","email_id");--> statement-breakpoint
CREATE INDEX "gallery_emails_tags" ON "gallery_emails" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_addresses_brand" ON "inbox_addresses" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "inbox_rules_order" ON "inbox_rules" USING btree ("position","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "rehearsals_ends" ON "rehearsals" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_email" ON "reports" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "reports_brand" ON "reports" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "reports_collection" ON "reports" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "review_leases_user" ON "review_leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "smart_collections_user_newest" ON "smart_collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "smart_feeds_working" ON "smart_feeds" USING btree ("smart_collection_id") WHERE "smart_feeds"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "smart_feeds_newest" ON "smart_feeds" USING btree ("smart_collection_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_arrival" ON "submissions" USING btree ("arrival_id");--> statement-breakpoint
CREATE INDEX "submissions_queue" ON "submissions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "submissions_user" ON "submissions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_folded" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_run" ON "uploads" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_folded" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
-- Placed by hand: the one row of this table.
INSERT INTO "gallery_version" DEFAULT VALUES;
