/**
 * Every table of Mailshelf, in the order a reader meets them: what the gallery shows, what people keep,
 * who they are, what the owner writes and receives. Uniqueness, cascades and value checks stand here,
 * so that races are settled by the database and not by hopeful code.
 *
 * The same migrations run on the embedded engine (PostgreSQL 18) and on servers from 15 up: write for 15.
 *
 * Indexes ascend, also where lists show the newest first: PostgreSQL reads them backwards. A `.desc()` here would
 * become DESC NULLS LAST, which no ORDER BY … DESC can use.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DateRule, EmailStats, EmailGuesses, PreviewInfo, ScrubNote, TocEntry } from './shapes.ts'

function id() {
  return uuid('id').primaryKey().defaultRandom()
}

function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

function createdAt() {
  return instant('created_at').notNull().defaultNow()
}

function updatedAt() {
  return instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
}

/** Words prepared for full-text search. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

// ── Taxonomy ────────────────────────────────────────────────────────────────────────────────────────

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** What kind of shelf it is; card chips and menus follow it. */
    type: text('type', { enum: ['email_type', 'vertical', 'seasonal', 'occasion'] }).notNull(),
    /** Groups email types in menus and in the guide. */
    masterTag: text('master_tag').notNull().default('Other'),
    /** Which half of its menu a vertical or a season stands in; null for email types. */
    half: text('half', { enum: ['business_type', 'industry', 'holiday', 'event'] }),
    icon: text('icon'),
    description: text('description').notNull().default(''),
    /** Gives an occasion its next date; null where a date makes no sense. */
    dateRule: jsonb('date_rule').$type<DateRule>(),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('categories_type_position').on(t.type, t.position),
    check('categories_type_known', sql`${t.type} in ('email_type', 'vertical', 'seasonal', 'occasion')`),
    check(
      'categories_half_fits_type',
      sql`(${t.type} = 'email_type' and ${t.half} is null)
       or (${t.type} = 'vertical' and ${t.half} in ('business_type', 'industry'))
       or (${t.type} in ('seasonal', 'occasion') and ${t.half} in ('holiday', 'event'))`,
    ),
    check('categories_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Other slugs people use for a category; they redirect to the one it has. */
export const categoryAliases = pgTable('category_aliases', {
  alias: text('alias').primaryKey(),
  categoryId: uuid('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
})

// ── Brands ──────────────────────────────────────────────────────────────────────────────────────────

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** Only 'active' brands, and only their emails, are public. */
    status: text('status', { enum: ['active', 'draft', 'archived'] })
      .notNull()
      .default('draft'),
    logoUrl: text('logo_url'),
    description: text('description'),
    website: text('website'),
    /** The ground of the brand's book and letter avatar, and a text colour that reads on it (hex). */
    color: text('color'),
    colorInk: text('color_ink'),
    sample: boolean('sample').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Stored slugs may carry stray white space from old imports; lookups fold it away.
    uniqueIndex('brands_slug_folded').on(sql`lower(btrim(${t.slug}))`),
    index('brands_status_name').on(t.status, sql`lower(${t.name})`),
    check('brands_status_known', sql`${t.status} in ('active', 'draft', 'archived')`),
    check('brands_name_present', sql`length(btrim(${t.name})) > 0`),
  ],
)

export const brandCategories = pgTable(
  'brand_categories',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The first one is shown as the brand's badge. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.categoryId] }),
    index('brand_categories_category').on(t.categoryId, t.brandId),
  ],
)

// ── Emails ──────────────────────────────────────────────────────────────────────────────────────────

export const emails = pgTable(
  'emails',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    status: text('status', { enum: ['published', 'draft', 'hidden'] })
      .notNull()
      .default('published'),
    subjectLine: text('subject_line').notNull(),
    preheader: text('preheader').notNull().default(''),
    senderName: text('sender_name'),
    senderAddress: text('sender_address'),
    /** Where answers go, when that is not the sender; for the administrator's eyes. */
    replyTo: text('reply_to'),
    /** When the brand sent it; null when the message does not say so believably. */
    sentAt: instant('sent_at'),
    /** Message-ID without its angle brackets: the first proof that two messages are one. */
    messageId: text('message_id').unique(),
    /** SHA-256 of the original bytes: the second proof. */
    contentHash: text('content_hash').notNull().unique(),
    language: text('language'),
    /** Storage keys. The original never leaves the server except to the administrator. */
    originalKey: text('original_key').notNull(),
    htmlKey: text('html_key'),
    /** The readable words of the email, organised; shown under Text Only and searched. */
    bodyText: text('body_text').notNull().default(''),
    /** What its pictures say of themselves, one a line. */
    altText: text('alt_text').notNull().default(''),
    /** The picture of the email; null until it has been rendered. */
    preview: jsonb('preview').$type<PreviewInfo>(),
    facts: jsonb('facts').$type<EmailStats>().notNull(),
    /** What was taken out to protect the recipient; for the administrator's eyes. */
    scrubNotes: jsonb('scrub_notes').$type<ScrubNote[]>().notNull().default([]),
    /** What intake believes of it; for the administrator to confirm. */
    guesses: jsonb('guesses').$type<EmailGuesses>().notNull().default({}),
    sample: boolean('sample').notNull().default(false),
    /** When it entered the gallery: the order of every list. */
    createdAt: createdAt(),
    /** When its content last changed after that: makes it 'Updated'. */
    contentChangedAt: instant('content_changed_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('emails_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index('emails_brand_newest').on(t.brandId, t.createdAt, t.id),
    index('emails_sent').on(t.sentAt),
    check('emails_status_known', sql`${t.status} in ('published', 'draft', 'hidden')`),
    check('emails_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('emails_content_hash_shape', sql`${t.contentHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

export const emailCategories = pgTable(
  'email_categories',
  {
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The first email type is the one the card names. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.emailId, t.categoryId] }),
    index('email_categories_category').on(t.categoryId, t.emailId),
  ],
)

/** Which stored files an email needs: backup, take-along and clean-up read it. */
export const emailFiles = pgTable(
  'email_files',
  {
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** 'amp' is the part of a message that only runs scripts: kept beside the original, never shown. */
    role: text('role', { enum: ['original', 'html', 'amp', 'asset', 'preview'] }).notNull(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.emailId, t.key] }),
    index('email_files_key').on(t.key),
    check('email_files_role_known', sql`${t.role} in ('original', 'html', 'amp', 'asset', 'preview')`),
    check('email_files_bytes_positive', sql`${t.bytes} >= 0`),
  ],
)

/**
 * What full-text search finds an email by: one row for every public email and none for others. Written by the
 * database's own triggers (migration `email_search`), so that no way of changing an email or a brand can forget it.
 */
export const emailSearch = pgTable(
  'email_search',
  {
    emailId: uuid('email_id')
      .primaryKey()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** The email's, so that the newest matches are found without a join. */
    createdAt: instant('created_at').notNull(),
    /** The dictionary its words were read with, besides the plain one. */
    dictionary: text('dictionary').notNull(),
    /** Weighed: subject A, brand and preheader B, body C, pictures D. */
    document: tsvector('document').notNull(),
  },
  (t) => [
    index('email_search_newest').on(t.createdAt, t.emailId),
    // Without its list of what is yet to be filed, which every search would have to read through.
    index('email_search_document').using('gin', t.document).with({ fastupdate: false }),
    index('email_search_dictionary').on(t.dictionary),
  ],
)

/** Every word that stands in a public email or once did, without accents: what a misspelt word may have meant. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_likeness').using('gin', t.word.op('gin_trgm_ops')),
  // Its own order is that of a language; words that begin alike stand together in that of letters.
  index('search_words_beginning').on(t.word.op('text_pattern_ops')),
])

// ── People ──────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    theme: text('theme', { enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    digest: boolean('digest').notNull().default(false),
    /** Given by `mailshelf admin create`; the holder of ADMIN_EMAIL is an administrator without it. */
    role: text('role', { enum: ['member', 'admin'] })
      .notNull()
      .default('member'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_folded').on(sql`lower(${t.email})`),
    check('users_role_known', sql`${t.role} in ('member', 'admin')`),
    check('users_theme_known', sql`${t.theme} in ('system', 'light', 'dark')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved who they are: at sign-in, or since by password or code. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** The ways a person can prove who they are: a password, a Google identity. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('accounts_identity').on(t.providerId, t.accountId), index('accounts_user').on(t.userId)],
)

/** Short-lived proofs: a sign-up that waits for its address, a password to reset, a sign-in half done. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

export const twoFactors = pgTable('two_factors', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the site's secret. */
  secret: text('secret').notNull(),
  /** Hashes of the codes that still work; a used one is taken out. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  verified: boolean('verified').notNull().default(false),
  /** The half minute whose code was used last: no code works twice. */
  lastStep: integer('last_step'),
})

/** How often something was tried lately. Keys are hashes: nobody reads here who tried. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
)

/** What happened to an account, for the person it belongs to. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [index('account_events_user_newest').on(t.userId, t.createdAt)],
)

// ── Collections ─────────────────────────────────────────────────────────────────────────────────────

export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    type: text('type', { enum: ['emails', 'brands'] }).notNull(),
    description: text('description'),
    /** Set while a deletion can still be undone; a job removes the row afterwards. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Saves carry the owner too; this pair lets the database refuse a save into somebody else's collection.
    unique('collections_owner').on(t.id, t.userId),
    // One reserved collection of followed brands a person, made on first use: two first follows race here.
    uniqueIndex('collections_reserved')
      .on(t.userId)
      .where(sql`${t.slug} = 'brands'`),
    index('collections_user_newest').on(t.userId, t.createdAt),
    check('collections_type_known', sql`${t.type} in ('emails', 'brands')`),
    check('collections_name_length', sql`length(${t.name}) between 1 and 100`),
    check('collections_description_length', sql`length(${t.description}) <= 500`),
    check('collections_reserved_is_brands', sql`${t.slug} <> 'brands' or ${t.type} = 'brands'`),
  ],
)

export const collectionEmails = pgTable(
  'collection_emails',
  {
    id: id(),
    collectionId: uuid('collection_id').notNull(),
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'collection_emails_owned',
      columns: [t.collectionId, t.userId],
      foreignColumns: [collections.id, collections.userId],
    }).onDelete('cascade'),
    unique('collection_emails_once').on(t.collectionId, t.emailId),
    index('collection_emails_saved').on(t.userId, t.emailId),
    index('collection_emails_email').on(t.emailId),
  ],
)

export const collectionBrands = pgTable(
  'collection_brands',
  {
    id: id(),
    collectionId: uuid('collection_id').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'collection_brands_owned',
      columns: [t.collectionId, t.userId],
      foreignColumns: [collections.id, collections.userId],
    }).onDelete('cascade'),
    unique('collection_brands_once').on(t.collectionId, t.brandId),
    index('collection_brands_saved').on(t.userId, t.brandId),
    index('collection_brands_brand').on(t.brandId),
  ],
)

// ── Blog ────────────────────────────────────────────────────────────────────────────────────────────

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    coverImage: text('cover_image'),
    imageAltText: text('image_alt_text').notNull(),
    category: text('category').notNull(),
    authorName: text('author_name'),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    textSize: text('text_size', { enum: ['small', 'medium', 'large'] })
      .notNull()
      .default('medium'),
    headingStyle: text('heading_style', { enum: ['minimal', 'standard', 'bold'] })
      .notNull()
      .default('standard'),
    tags: text('tags').array().notNull().default([]),
    tableOfContents: jsonb('table_of_contents').$type<TocEntry[]>().notNull().default([]),
    canonicalUrl: text('canonical_url'),
    sample: boolean('sample').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('blog_posts_published')
      .on(t.publishedAt)
      .where(sql`${t.status} = 'published'`),
    index('blog_posts_newest').on(t.createdAt),
    check('blog_posts_status_known', sql`${t.status} in ('draft', 'published')`),
    check('blog_posts_text_size_known', sql`${t.textSize} in ('small', 'medium', 'large')`),
    check('blog_posts_heading_style_known', sql`${t.headingStyle} in ('minimal', 'standard', 'bold')`),
    check('blog_posts_slug_shape', sql`${t.slug} ~ '^[a-z0-9-]+$'`),
    check('blog_posts_published_has_date', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
)

// ── Post box ────────────────────────────────────────────────────────────────────────────────────────

export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** Names the subscriber in the sealed links of our emails, one kind to confirm and one to unsubscribe. */
    token: uuid('token').notNull().unique().defaultRandom(),
    /** Which box they used: footer or blog. */
    source: text('source').notNull().default('footer'),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('subscribers_email_folded').on(sql`lower(${t.email})`),
    check('subscribers_status_known', sql`${t.status} in ('pending', 'confirmed', 'unsubscribed')`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt),
    check('contact_messages_length', sql`length(${t.message}) between 1 and 10000`),
  ],
)

/** Emails that signed-in people sent in; a person looks at each before it becomes public. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    originalKey: text('original_key').notNull(),
    kind: text('kind', { enum: ['eml', 'html'] }).notNull(),
    note: text('note').notNull().default(''),
    status: text('status', { enum: ['waiting', 'accepted', 'refused'] })
      .notNull()
      .default('waiting'),
    reason: text('reason'),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('submissions_queue').on(t.status, t.createdAt),
    index('submissions_user').on(t.userId),
    check('submissions_kind_known', sql`${t.kind} in ('eml', 'html')`),
    check('submissions_status_known', sql`${t.status} in ('waiting', 'accepted', 'refused')`),
  ],
)

// ── Lists and counts ────────────────────────────────────────────────────────────────────────────────
// Derived from the tables above by the database's own triggers (migration `gallery-lists`), so that no way of changing
// an email, a brand or a category can forget them. docs/decisions/022 explains them.

/** The one version of the gallery: another value after each transaction that changed anything visitors see. */
export const galleryVersion = pgTable(
  'gallery_version',
  {
    id: boolean('id').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
    /** The number of public emails. */
    emails: integer('emails').notNull().default(0),
  },
  (t) => [check('gallery_version_is_one', sql`${t.id}`)],
)

/** Where the numbers for `gallery_tags` come from. */
export const galleryTag = pgSequence('gallery_tag')

/** The number that stands for a brand or a category in lists and counts; years have theirs by calculation. */
export const galleryTags = pgTable('gallery_tags', {
  tag: integer('tag').primaryKey(),
  brandId: uuid('brand_id')
    .unique()
    .references(() => brands.id, { onDelete: 'cascade' }),
  categoryId: uuid('category_id')
    .unique()
    .references(() => categories.id, { onDelete: 'cascade' }),
})

/** One narrow row for every public email and none for others: what lists are read from. */
export const galleryEmails = pgTable(
  'gallery_emails',
  {
    // No foreign key: its checks would wait for transactions that wait for this one.
    emailId: uuid('email_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** The year it was sent in; 0 when nobody knows. */
    year: smallint('year').notNull(),
    hasPreview: boolean('has_preview').notNull(),
    /** Of the gallery, its year, its brand, its categories and its brand's industries. */
    tags: integer('tags').array().notNull(),
  },
  (t) => [
    index('gallery_emails_newest').on(t.createdAt, t.emailId),
    index('gallery_emails_year_newest').on(t.year, t.createdAt, t.emailId),
    index('gallery_emails_tags').using('gin', t.tags).with({ fastupdate: false }),
  ],
)

/** How many public emails carry `tag` besides `first` and `second`; 0 is the tag of the whole gallery. */
export const galleryCounts = pgTable(
  'gallery_counts',
  {
    first: integer('first').notNull(),
    second: integer('second').notNull(),
    tag: integer('tag').notNull(),
    count: integer('count').notNull(),
    /** When the newest change came to an email with `tag`; only where the other two are 0. */
    changedAt: instant('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.first, t.second, t.tag] }),
    // The commonest brands, and the few choices of the other filters, without going through all brands.
    index('gallery_counts_commonest').on(t.first, t.second, sql`(${t.tag} & 7)`, t.count),
  ],
)

/** What the transactions under way have changed; nobody ever sees a row that is not their own. */
export const galleryQueue = pgTable('gallery_queue', {
  emailId: uuid('email_id'),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
})

// ── The house itself ────────────────────────────────────────────────────────────────────────────────

/** A few remembered facts, such as 'the samples were loaded once', so that removal stays removed. */
export const siteState = pgTable('site_state', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
})
