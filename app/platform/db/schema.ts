/**
 * Every table. Uniqueness, cascades and checks are declared here, so that the database settles races. Servers may be
 * of version 15. Indexes ascend: `.desc()` would become DESC NULLS LAST, which no ORDER BY … DESC can use.
 */
import { getTableColumns, relations, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  type PgColumn,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import type { StoredText } from './email-text.ts'
import type {
  Authentication,
  ArrivalDetails,
  ChangedRow,
  DateRule,
  EmailStats,
  EmailGuesses,
  Issue,
  PreviewInfo,
  RuleConditions,
  RuleOutcome,
  ScrubNote,
  TocEntry,
  UploadOptions,
} from './json-columns.ts'

function id() {
  return uuid('id').primaryKey().defaultRandom()
}

function partOf(name: string, column: () => AnyPgColumn) {
  return uuid(name).notNull().references(column, { onDelete: 'cascade' })
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

function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return text(name, { enum: values })
}

/** Only the values of a column made by `oneOf` can be stored. */
function checkValues(name: string, column: PgColumn) {
  // `column`, as constraints get it, has no values; the table's column does.
  const { enumValues } = Object.values(getTableColumns(column.table)).find(
    (each) => each.name === column.name,
  )!
  const values = enumValues!.map((value) => `'${value}'`)
  return check(name, sql`${column} in (${sql.raw(values.join(', '))})`)
}

/** Text in the order of its bytes, whatever language the database sorts by. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

// ── Taxonomy ────────────────────────────────────────────────────────────────────────────────────────

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** The type decides about the menu and the chip on cards. */
    type: oneOf('type', ['email_type', 'vertical', 'seasonal', 'occasion']).notNull(),
    masterTag: text('master_tag').notNull().default('Other'),
    /** The half of its menu that a vertical or a season belongs to; null for email types. */
    half: oneOf('half', ['business_type', 'industry', 'holiday', 'event']),
    icon: text('icon'),
    description: text('description').notNull().default(''),
    /** The rule for an occasion's next date; null where it has none. */
    dateRule: jsonb('date_rule').$type<DateRule>(),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('categories_type_position').on(t.type, t.position),
    checkValues('categories_type_known', t.type),
    check(
      'categories_half_fits_type',
      sql`(${t.type} = 'email_type' and ${t.half} is null)
       or (${t.type} = 'vertical' and ${t.half} in ('business_type', 'industry'))
       or (${t.type} in ('seasonal', 'occasion') and ${t.half} in ('holiday', 'event'))`,
    ),
    check('categories_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Other spellings of a category's slug; they redirect to it. */
export const categoryAliases = pgTable('category_aliases', {
  alias: text('alias').primaryKey(),
  categoryId: partOf('category_id', () => categories.id),
})

// ── Brands ──────────────────────────────────────────────────────────────────────────────────────────

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** Only 'active' brands and their emails are public. A draft waits for an editor; a private brand stays private. */
    status: oneOf('status', ['active', 'draft', 'archived', 'private']).notNull().default('draft'),
    logoUrl: text('logo_url'),
    description: text('description'),
    website: text('website'),
    /** Background and text color (hex) of the brand's tile and letter avatar. */
    color: text('color'),
    colorInk: text('color_ink'),
    /** Visitors see only screenshots of its emails: no source, no live view, no text, no download of either. */
    hideSource: boolean('hide_source').notNull().default(false),
    /** Its emails become public this many days after they were sent; a trigger makes them 'scheduled' until then. */
    delayDays: integer('delay_days').notNull().default(0),
    sample: boolean('sample').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Stored slugs may contain stray whitespace from old imports; lookups ignore it.
    uniqueIndex('brands_slug_folded').on(sql`lower(btrim(${t.slug}))`),
    index('brands_status_name').on(t.status, sql`lower(${t.name})`),
    checkValues('brands_status_known', t.status),
    check('brands_name_present', sql`length(btrim(${t.name})) > 0`),
    check('brands_delay_bounded', sql`${t.delayDays} between 0 and 365`),
  ],
)

/** Former slugs of brands, and slugs of brands merged into them; they redirect. Never the slug of another brand. */
export const brandSlugs = pgTable(
  'brand_slugs',
  {
    slug: text('slug').primaryKey(),
    brandId: partOf('brand_id', () => brands.id),
  },
  (t) => [
    index('brand_slugs_brand').on(t.brandId),
    check('brand_slugs_folded', sql`${t.slug} = lower(btrim(${t.slug}))`),
  ],
)

/** Domains from which a brand sends, including their subdomains: its emails are recognized by them. */
export const brandDomains = pgTable(
  'brand_domains',
  {
    domain: text('domain').primaryKey(),
    brandId: partOf('brand_id', () => brands.id),
  },
  (t) => [
    index('brand_domains_brand').on(t.brandId),
    check(
      'brand_domains_shape',
      sql`${t.domain} ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$' and length(${t.domain}) <= 253`,
    ),
  ],
)

export const brandCategories = pgTable(
  'brand_categories',
  {
    brandId: partOf('brand_id', () => brands.id),
    categoryId: partOf('category_id', () => categories.id),
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
    /** Scheduled: published once its brand's delay is over. */
    status: oneOf('status', ['published', 'draft', 'hidden', 'scheduled']).notNull().default('published'),
    subjectLine: text('subject_line').notNull(),
    preheader: text('preheader').$type<StoredText>().notNull().default(''),
    senderName: text('sender_name'),
    senderAddress: text('sender_address'),
    /** Reply-To, if it differs from the sender; visible to editors. */
    replyTo: text('reply_to'),
    /** When the brand sent it; null when the message has no plausible date. */
    sentAt: instant('sent_at'),
    /** Message-ID without angle brackets. Its sender chooses it, so several emails may have the same one. */
    messageId: text('message_id'),
    /** SHA-256 of the original bytes; identifies duplicates. */
    contentHash: text('content_hash').notNull().unique(),
    language: text('language'),
    /** Storage keys. The original is only served to owners and editors; null once its time is over. */
    originalKey: text('original_key'),
    htmlKey: text('html_key'),
    /** The readable text of the email, structured; shown under Text Only and searched. */
    bodyText: text('body_text').$type<StoredText>().notNull().default(''),
    /** The text version that its sender wrote beside the HTML, without personal data; shown under Text Only. */
    senderText: text('sender_text').$type<StoredText>().notNull().default(''),
    altText: text('alt_text').$type<StoredText>().notNull().default(''),
    /** The screenshot; null until the email has been rendered. */
    preview: jsonb('preview').$type<PreviewInfo>(),
    facts: jsonb('facts').$type<EmailStats>().notNull(),
    /** Personal data that was removed; visible to editors. */
    scrubNotes: jsonb('scrub_notes').$type<ScrubNote[]>().notNull().default([]),
    /** The guesses of the import, for a reviewer to confirm. */
    guesses: jsonb('guesses').$type<EmailGuesses>().notNull().default({}),
    sample: boolean('sample').notNull().default(false),
    source: oneOf('source', ['import', 'inbox', 'upload', 'submission', 'sample'])
      .notNull()
      .default('import'),
    /** When it was added to the gallery; the sort order of every list. */
    createdAt: createdAt(),
    /** When its content last changed after that; makes it 'Updated'. */
    contentChangedAt: instant('content_changed_at'),
    /** When an editor changed its content by hand; imports and collected images no longer change it. */
    editedAt: instant('edited_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('emails_brand_newest').on(t.brandId, t.createdAt, t.id),
    index('emails_message').on(t.messageId),
    index('emails_scheduled')
      .on(t.brandId)
      .where(sql`${t.status} = 'scheduled'`),
    index('emails_drafts')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'draft'`),
    // Looked for at every start.
    index('emails_unrendered')
      .on(t.createdAt)
      .where(sql`${t.htmlKey} is not null and ${t.preview} is null`),
    checkValues('emails_status_known', t.status),
    checkValues('emails_source_known', t.source),
    check('emails_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('emails_content_hash_shape', sql`${t.contentHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

export const emailCategories = pgTable(
  'email_categories',
  {
    emailId: partOf('email_id', () => emails.id),
    categoryId: partOf('category_id', () => categories.id),
    /** The first email type is the one named on the card. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.emailId, t.categoryId] }),
    index('email_categories_category').on(t.categoryId, t.emailId),
  ],
)

/** Former slugs of emails, which redirect to them. */
export const emailSlugs = pgTable(
  'email_slugs',
  {
    slug: text('slug').primaryKey(),
    emailId: partOf('email_id', () => emails.id),
  },
  (t) => [index('email_slugs_email').on(t.emailId)],
)

export const emailFiles = pgTable(
  'email_files',
  {
    emailId: partOf('email_id', () => emails.id),
    key: text('key').notNull(),
    /** 'amp' is the AMP part of a message: stored with the original, never shown. */
    role: oneOf('role', ['original', 'html', 'amp', 'asset', 'preview']).notNull(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.emailId, t.key] }),
    index('email_files_key').on(t.key),
    checkValues('email_files_role_known', t.role),
    check('email_files_bytes_positive', sql`${t.bytes} >= 0`),
  ],
)

/** What `app/inspection/attributes` reads from an email; one row for each, null where it does not say. */
export const emailAttributes = pgTable(
  'email_attributes',
  {
    emailId: partOf('email_id', () => emails.id).primaryKey(),
    /** The version of the rules; a trigger sets it to 0 when the content changes, to be read again. */
    rulesVersion: integer('rules_version').notNull().default(0),
    /** A slug of `platforms.ts`. */
    platform: text('platform'),

    /** The deepest reduction, in percent. */
    discountPercent: smallint('discount_percent'),
    /** The largest amount off, in hundredths of its currency. */
    moneyOffCents: integer('money_off_cents'),
    moneyOffCurrency: text('money_off_currency'),
    hasCode: boolean('has_code').notNull().default(false),
    freeShipping: boolean('free_shipping').notNull().default(false),
    gift: boolean('gift').notNull().default(false),
    offerDeadline: instant('offer_deadline'),
    /** The lowest and the highest price, in hundredths of the currency that most of its prices state. */
    priceLowCents: integer('price_low_cents'),
    priceHighCents: integer('price_high_cents'),
    priceCurrency: text('price_currency'),

    /** Characters, words and emoji of the subject; all 0 where there is none. */
    subjectLength: smallint('subject_length').notNull().default(0),
    subjectWords: smallint('subject_words').notNull().default(0),
    subjectEmoji: smallint('subject_emoji').notNull().default(0),
    /** Whether it addresses the reader by name. */
    subjectPersonal: boolean('subject_personal').notNull().default(false),
    subjectQuestion: boolean('subject_question').notNull().default(false),
    /** Whether the subject or the first lines press for time. */
    urgency: boolean('urgency').notNull().default(false),

    words: integer('words').notNull().default(0),
    /** The share of images in the email, rather than text, in percent. */
    imageShare: smallint('image_share').notNull().default(0),
    images: integer('images').notNull().default(0),
    imagesWithoutAlt: integer('images_without_alt').notNull().default(0),
    animated: boolean('animated').notNull().default(false),
    darkStyles: boolean('dark_styles').notNull().default(false),
    amp: boolean('amp').notNull().default(false),
    /** Whether it has no HTML. */
    plainText: boolean('plain_text').notNull().default(false),
    /** Whether its sender publishes a logo for mailboxes to show. */
    bimi: boolean('bimi').notNull().default(false),
    countdown: boolean('countdown').notNull().default(false),
    htmlBytes: integer('html_bytes').notNull().default(0),
    clipped: boolean('clipped').notNull().default(false),
    /** Empty until the rules have run once. Earlier builds kept a hash here. */
    skeleton: text('skeleton').notNull().default(''),
    /** The main colors of the screenshot, most used first; a trigger copies them from the email. */
    palette: text('palette').array().notNull().default([]),
    /** How much of the screenshot each color of the palette takes, in percent. */
    paletteShares: smallint('palette_shares').array().notNull().default([]),
    /** A difference hash of the top of the screenshot, 64 bits as hexadecimal digits. */
    pictureHash: text('picture_hash'),
    /** Samples of hashes of its blocks in order, and of how its elements are styled; empty where it has too few. */
    layout: integer('layout').array().notNull().default([]),
    templateStyles: integer('template_styles').array().notNull().default([]),
    /** Emails of a brand with nearly the same styles have the same; null where there is no other one. */
    template: text('template'),
    /** Emails with a number in common may be similar, or use the same template. */
    designKeys: integer('design_keys').array().notNull().default([]),

    oneClickUnsubscribe: boolean('one_click_unsubscribe').notNull().default(false),
    noReply: boolean('no_reply').notNull().default(false),
    /** The results of the receiving server; null if it did not report any. */
    spf: oneOf('spf', ['pass', 'fail', 'none']),
    dkim: oneOf('dkim', ['pass', 'fail', 'none']),
    dmarc: oneOf('dmarc', ['pass', 'fail', 'none']),

    /** A language without its region, such as `en`. */
    language: text('language'),
    /** The day, weekday (0 is Sunday) and hour of sending on the sender's own clock; null where that is unknown. */
    sentOn: date('sent_on'),
    sentWeekday: smallint('sent_weekday'),
    sentHour: smallint('sent_hour'),
    senderName: text('sender_name'),
    /** No longer written: earlier builds still read it. */
    sources: jsonb('sources').notNull().default({}),
  },
  (t) => [
    index('email_attributes_rules').on(t.rulesVersion, t.emailId),
    index('email_attributes_design').using('gin', t.designKeys),
    check(
      'email_attributes_in_range',
      sql`${t.discountPercent} between 1 and 100 and ${t.imageShare} between 0 and 100
       and ${t.sentWeekday} between 0 and 6 and ${t.sentHour} between 0 and 23`,
    ),
    check(
      'email_attributes_authentication_known',
      sql`${t.spf} in ('pass', 'fail', 'none') and ${t.dkim} in ('pass', 'fail', 'none')
       and ${t.dmarc} in ('pass', 'fail', 'none')`,
    ),
  ],
)

/** The issues that the checks found in an email. One row for every email. */
export const emailChecks = pgTable(
  'email_checks',
  {
    emailId: partOf('email_id', () => emails.id).primaryKey(),
    /** The version of the checks. A trigger sets it to 0 when the email's content changes. */
    rulesVersion: integer('rules_version').notNull().default(0),
    /** Whether a browser rendered it, so that contrast was checked as well. */
    inBrowser: boolean('in_browser').notNull().default(false),
    issues: jsonb('issues').$type<Issue[]>().notNull().default([]),
    serious: smallint('serious').notNull().default(0),
    moderate: smallint('moderate').notNull().default(0),
    minor: smallint('minor').notNull().default(0),
  },
  (t) => [
    index('email_checks_rules').on(t.rulesVersion, t.emailId),
    check('email_checks_bounded', sql`jsonb_array_length(${t.issues}) <= 100`),
  ],
)

/** Files that were public, noted by a trigger on `email_files`: no file of a removed email is served. */
export const formerFiles = pgTable('former_files', { key: text('key').primaryKey() })

/** The search index, maintained by triggers (`sql/7-search.sql`). Visitors search `gallerySearch`. */
export const emailSearch = pgTable(
  'email_search',
  {
    emailId: partOf('email_id', () => emails.id).primaryKey(),
    /** Copied from the email, so that the newest matches are found without a join. */
    createdAt: instant('created_at').notNull(),
    /** The language dictionary used for its words, besides the plain one. */
    dictionary: text('dictionary').notNull(),
    /** Weights: subject A, brand and preheader B, body C, images D; lexemes such as `#19` are tags of categories. */
    document: tsvector('document').notNull(),
  },
  (t) => [
    index('email_search_newest').on(t.createdAt, t.emailId),
    // A short pending list: every search has to scan it. Without one, an import writes the index word by word.
    index('email_search_document')
      .using('gin', t.document)
      .with({ fastupdate: true, gin_pending_list_limit: 256 }),
    index('email_search_dictionary').on(t.dictionary),
  ],
)

/** The rows of `emailSearch` that visitors may find. `place` is the row's `ctid`, stable within a statement. */
export const gallerySearch = pgView('gallery_search', {
  emailId: uuid('email_id').notNull(),
  createdAt: instant('created_at').notNull(),
  document: tsvector('document').notNull(),
  place: text('place').notNull(),
}).existing()

/** Every word that is or was in an email, for spelling correction, which proposes only public ones. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_likeness').using('gin', t.word.op('gin_trgm_ops')),
  // The default collation follows a language; byte order keeps words with the same prefix together.
  index('search_words_beginning').on(t.word.op('text_pattern_ops')),
])

// ── Accounts ────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').$type<EmailAddress>().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    theme: oneOf('theme', ['system', 'light', 'dark']).notNull().default('system'),
    digest: boolean('digest').notNull().default(false),
    /** Set by an owner or `mailshelf admin create`; the user with ADMIN_EMAIL is an owner without it. */
    role: oneOf('role', ['member', 'reviewer', 'editor', 'admin']).notNull().default('member'),
    /** When they accepted an owner's invitation; every user with a role counts as invited too. */
    invitedAt: instant('invited_at'),
    /** How the account was created; `sso` also stands for Google. */
    source: oneOf('source', ['sign-up', 'invitation', 'setup', 'sso', 'command'])
      .notNull()
      .default('sign-up'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Set while an owner keeps the user out: see `app/accounts/people/suspension.ts`. */
    suspendedAt: instant('suspended_at'),
    /** The error of a mail server for which their address does not exist: digests and alerts pause. */
    bounceReason: text('bounce_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_folded').on(sql`lower(${t.email})`),
    checkValues('users_role_known', t.role),
    checkValues('users_source_known', t.source),
    checkValues('users_theme_known', t.theme),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** When the user last authenticated: at sign-in, or later by password or code. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Better Auth reads a session with its user by it. */
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] }),
}))

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
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

/** Short-lived tokens: a sign-up waiting for its address, a password reset, a sign-in waiting for its second factor. */
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
  userId: partOf('user_id', () => users.id).unique(),
  /** Encrypted with the site's secret. */
  secret: text('secret').notNull(),
  /** Hashes of the remaining recovery codes; a used one is removed. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  verified: boolean('verified').notNull().default(false),
  /** The time step of the last code used: no code works twice. */
  lastStep: integer('last_step'),
})

/** Recent attempts. Keys are hashed, so the table does not show whose they are. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
)

export const accountEvents = pgTable(
  'account_events',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
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
    userId: partOf('user_id', () => users.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    type: oneOf('type', ['emails', 'brands']).notNull(),
    description: text('description'),
    /** Set while a deletion can still be undone; a job deletes the row afterwards. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Saves repeat the owner; this key lets the database refuse a save into another user's collection.
    unique('collections_owner').on(t.id, t.userId),
    // One reserved collection of followed brands per user, created on first use; concurrent first follows conflict
    // here.
    uniqueIndex('collections_reserved')
      .on(t.userId)
      .where(sql`${t.slug} = 'brands'`),
    index('collections_user_newest').on(t.userId, t.createdAt),
    checkValues('collections_type_known', t.type),
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
    emailId: partOf('email_id', () => emails.id),
    userId: uuid('user_id').notNull(),
    /** The member who added it; null for the owner. */
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    /** The reason for saving it, in the user's words. */
    note: text('note'),
    /** The user's own tags, as `parseTags` writes them; not the numbers in `email_list.tags`. */
    tags: text('tags').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'collection_emails_owned',
      columns: [t.collectionId, t.userId],
      foreignColumns: [collections.id, collections.userId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('collection_emails_once').on(t.collectionId, t.emailId),
    index('collection_emails_order').on(t.collectionId, t.position),
    index('collection_emails_saved').on(t.userId, t.emailId),
    index('collection_emails_email').on(t.emailId),
    index('collection_emails_added').on(t.addedBy),
    check('collection_emails_note_length', sql`length(${t.note}) between 1 and 200`),
    check(
      'collection_emails_tags_few',
      sql`cardinality(${t.tags}) <= 10 and length(array_to_string(${t.tags}, '')) <= 300`,
    ),
  ],
)

/** Headings of a collection, in the order of its emails: an email belongs to the last one before it. */
export const collectionSections = pgTable(
  'collection_sections',
  {
    id: id(),
    collectionId: partOf('collection_id', () => collections.id),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    index('collection_sections_order').on(t.collectionId, t.position),
    check('collection_sections_title_length', sql`length(${t.title}) between 1 and 100`),
  ],
)

/** The file of a collection or of everything about an account, one for each user; it is deleted after a day. */
export const exportFiles = pgTable(
  'export_files',
  {
    id: id(),
    userId: partOf('user_id', () => users.id).unique('export_files_one'),
    /** The collection; null for the export of an account. */
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    format: oneOf('format', ['zip', 'zip-avif', 'csv', 'json', 'account', 'gallery']).notNull(),
    state: oneOf('state', ['waiting', 'making', 'ready', 'failed']).notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('export_files_collection').on(t.collectionId),
    checkValues('export_files_format_known', t.format),
    check('export_files_of_one', sql`(${t.format} in ('account', 'gallery')) = (${t.collectionId} is null)`),
    checkValues('export_files_state_known', t.state),
    check('export_files_ready_ends', sql`${t.state} <> 'ready' or ${t.endsAt} is not null`),
  ],
)

/** Drafts that visitors preview. Their content is only in the storage, and is deleted with the row within the hour. */
export const draftPreviews = pgTable(
  'draft_previews',
  {
    /** A hash of the secret in its address. */
    id: text('id').primaryKey(),
    state: oneOf('state', ['receiving', 'waiting', 'rendering', 'ready', 'failed'])
      .notNull()
      .default('receiving'),
    tries: smallint('tries').notNull().default(0),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('draft_previews_ends').on(t.endsAt), checkValues('draft_previews_state_known', t.state)],
)

/** The public face of a collection that its owner shares, by a secret link or in public. */
export const collectionShares = pgTable(
  'collection_shares',
  {
    collectionId: partOf('collection_id', () => collections.id).primaryKey(),
    title: text('title').notNull(),
    introduction: text('introduction'),
    /** The name of the owner on shared pages; not the name of the account. */
    displayName: text('display_name'),
    showsNotes: boolean('shows_notes').notNull().default(false),
    /** Its public address, kept from the first time it is published. */
    slug: text('slug').unique('collection_shares_slug'),
    /** Set while it is public. */
    publishedAt: instant('published_at'),
    /** Set while an editor hides it: only its owner sees it then. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('collection_shares_title_length', sql`length(${t.title}) between 1 and 100`),
    check('collection_shares_introduction_length', sql`length(${t.introduction}) <= 1000`),
    check('collection_shares_display_name_length', sql`length(${t.displayName}) between 1 and 60`),
    check('collection_shares_slug_length', sql`length(${t.slug}) between 1 and 120`),
    check('collection_shares_public_has_slug', sql`${t.publishedAt} is null or ${t.slug} is not null`),
  ],
)

/** Secret links to a collection. Only a hash of the secret is stored. */
export const collectionLinks = pgTable(
  'collection_links',
  {
    id: id(),
    collectionId: partOf('collection_id', () => collections.id),
    secretHash: text('secret_hash').notNull().unique('collection_links_secret'),
    /** The recipient of the link, shown only to the owner. */
    label: text('label'),
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('collection_links_newest').on(t.collectionId, t.createdAt),
    check('collection_links_label_length', sql`length(${t.label}) between 1 and 60`),
  ],
)

/** Users who may view the collection of another user, or view and add emails. */
export const collectionMembers = pgTable(
  'collection_members',
  {
    collectionId: partOf('collection_id', () => collections.id),
    userId: partOf('user_id', () => users.id),
    mayAdd: boolean('may_add').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.userId] }),
    index('collection_members_user').on(t.userId, t.createdAt),
  ],
)

/** Invitations to become a member, each for one use. Only a hash of the secret is stored. */
export const collectionInvitations = pgTable(
  'collection_invitations',
  {
    id: id(),
    collectionId: partOf('collection_id', () => collections.id),
    secretHash: text('secret_hash').notNull().unique('collection_invitations_secret'),
    /** The only address that can accept; null if everyone with the link can. */
    email: text('email').$type<EmailAddress>(),
    mayAdd: boolean('may_add').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('collection_invitations_newest').on(t.collectionId, t.createdAt)],
)

export const collectionBrands = pgTable(
  'collection_brands',
  {
    id: id(),
    collectionId: uuid('collection_id').notNull(),
    brandId: partOf('brand_id', () => brands.id),
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

/** Saved searches and filters; matching emails are looked up, never stored. */
export const smartCollections = pgTable(
  'smart_collections',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    name: text('name').notNull(),
    /** The filter as in the address of a list, in the one order that `filter-text.ts` writes. */
    filter: text('filter').notNull(),
    /** Whether the weekly digest contains its new emails. */
    inDigest: boolean('in_digest').notNull().default(true),
    /** When its owner last viewed it; emails added since then are new. */
    lookedAt: instant('looked_at').notNull().defaultNow(),
    /** The view before that one: its page marks the emails added since. */
    lookedBefore: instant('looked_before').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('smart_collections_user_newest').on(t.userId, t.createdAt),
    check('smart_collections_name_length', sql`length(${t.name}) between 1 and 100`),
    check('smart_collections_filter_length', sql`length(${t.filter}) between 1 and 2000`),
  ],
)

/** Private addresses of feeds of smart collections: one that works for each. Only a hash of the secret is stored. */
export const smartFeeds = pgTable(
  'smart_feeds',
  {
    id: id(),
    smartCollectionId: partOf('smart_collection_id', () => smartCollections.id),
    secretHash: text('secret_hash').notNull().unique('smart_feeds_secret'),
    /** When it was revoked. The row stays for a while, so that its URL responds with 410. */
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('smart_feeds_working')
      .on(t.smartCollectionId)
      .where(sql`${t.revokedAt} is null`),
    index('smart_feeds_newest').on(t.smartCollectionId, t.createdAt),
  ],
)

/** The URL to which the new emails of a smart collection are sent. */
export const smartWebhooks = pgTable(
  'smart_webhooks',
  {
    smartCollectionId: partOf('smart_collection_id', () => smartCollections.id).primaryKey(),
    url: text('url').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** Emails added up to here were sent; microseconds since 1970. */
    sentUntil: bigint('sent_until', { mode: 'number' }).notNull(),
    /** Emails added up to here have been compared with its filter; microseconds since 1970. */
    checkedUntil: bigint('checked_until', { mode: 'number' }).notNull().default(0),
    /** The number of failed attempts since the last successful one. */
    failures: integer('failures').notNull().default(0),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** When it was switched off after too many failures. */
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [check('smart_webhooks_url_secure', sql`${t.url} like 'https://%' and length(${t.url}) <= 500`)],
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
    status: oneOf('status', ['draft', 'published']).notNull().default('draft'),
    textSize: oneOf('text_size', ['small', 'medium', 'large']).notNull().default('medium'),
    headingStyle: oneOf('heading_style', ['minimal', 'standard', 'bold']).notNull().default('standard'),
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
    checkValues('blog_posts_status_known', t.status),
    checkValues('blog_posts_text_size_known', t.textSize),
    checkValues('blog_posts_heading_style_known', t.headingStyle),
    check('blog_posts_slug_shape', sql`${t.slug} ~ '^[a-z0-9-]+$'`),
    check('blog_posts_published_has_date', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
)

/** Former slugs of published posts, which redirect to them. */
export const blogPostSlugs = pgTable(
  'blog_post_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: partOf('post_id', () => blogPosts.id),
  },
  (t) => [index('blog_post_slugs_post').on(t.postId)],
)

// ── Newsletter and contact ──────────────────────────────────────────────────────────────────────────

export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text('email').$type<EmailAddress>().notNull(),
    status: oneOf('status', ['pending', 'confirmed', 'unsubscribed']).notNull().default('pending'),
    /** Identifies the subscriber in the encrypted links of our emails: one kind confirms, one unsubscribes. */
    token: uuid('token').notNull().unique().defaultRandom(),
    /** The form that was used: footer or blog. */
    source: text('source').notNull().default('footer'),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('subscribers_email_folded').on(sql`lower(${t.email})`),
    checkValues('subscribers_status_known', t.status),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').$type<EmailAddress>().notNull(),
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

/** Reports by visitors: an email, a brand or a public collection that should not be shown. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: oneOf('kind', ['rights', 'personal-data', 'harmful', 'mistake', 'other']).notNull(),
    /** One of email, brand and collection, until it is deleted for good. */
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'set null' }),
    /** The email, brand or collection in words, which stay when it is deleted. */
    about: text('about').notNull(),
    /** The name and address of the reporter; emptied when they delete their account. */
    name: text('name').notNull(),
    email: text('email').$type<EmailAddress | ''>().notNull(),
    message: text('message').notNull(),
    outcome: oneOf('outcome', ['open', 'hidden', 'kept']).notNull().default('open'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reports_newest').on(t.createdAt, t.id),
    index('reports_email').on(t.emailId),
    index('reports_brand').on(t.brandId),
    index('reports_collection').on(t.collectionId),
    checkValues('reports_kind_known', t.kind),
    checkValues('reports_outcome_known', t.outcome),
    check('reports_decided_has_date', sql`(${t.outcome} = 'open') = (${t.decidedAt} is null)`),
    check('reports_about_one', sql`num_nonnulls(${t.emailId}, ${t.brandId}, ${t.collectionId}) <= 1`),
    check('reports_length', sql`length(${t.message}) between 1 and 10000`),
  ],
)

/** Emails submitted by users; a person reviews each before it becomes public. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    originalKey: text('original_key').notNull(),
    kind: oneOf('kind', ['eml', 'html']).notNull(),
    note: text('note').notNull().default(''),
    status: oneOf('status', ['waiting', 'accepted', 'refused']).notNull().default('waiting'),
    reason: text('reason'),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    arrivalId: uuid('arrival_id').references((): AnyPgColumn => arrivals.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('submissions_arrival').on(t.arrivalId),
    index('submissions_queue').on(t.status, t.createdAt),
    index('submissions_user').on(t.userId),
    checkValues('submissions_kind_known', t.kind),
    checkValues('submissions_status_known', t.status),
  ],
)

// ── Lists and counts ────────────────────────────────────────────────────────────────────────────────
// Derived from the tables above by triggers (`sql/4-lists.sql`), so that no code that changes an email, a brand or
// a category can forget them. docs/decisions/022 explains them.

/** Changes with each commit that visitors see; a large import changes `arrived`, and `version` at its end. */
export const galleryVersion = pgTable(
  'gallery_version',
  {
    id: boolean('id').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
    arrived: uuid('arrived').notNull().defaultRandom(),
    emails: integer('emails').notNull().default(0),
    analyticsAt: instant('analytics_at').notNull().defaultNow(),
    /** The time zone by which emails are filed under days, months and years. */
    timeZone: text('time_zone').notNull().default('UTC'),
  },
  (t) => [check('gallery_version_is_one', sql`${t.id}`)],
)

/** The sequence of the numbers in `gallery_tags`. */
export const galleryTag = pgSequence('gallery_tag')

/** The number of a brand or a category in lists and counts; numbers of years are computed. */
export const galleryTags = pgTable('gallery_tags', {
  tag: integer('tag').primaryKey(),
  brandId: uuid('brand_id')
    .unique()
    .references(() => brands.id, { onDelete: 'cascade' }),
  categoryId: uuid('category_id')
    .unique()
    .references(() => categories.id, { onDelete: 'cascade' }),
  /** An attribute or check to filter by, such as `platform:mailchimp`. */
  filter: text('filter').unique(),
  /** The words of a category's name and aliases: what finds them finds its emails. */
  words: tsvector('words'),
})

/** One narrow row for every email, for all lists. Editors' values are sort keys; visitors read `galleryEmails`. */
export const emailList = pgTable(
  'email_list',
  {
    // No foreign key: its checks would wait for transactions that wait for this one.
    emailId: uuid('email_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** When it was sent, or when it was added if that is unknown. */
    sentAt: instant('sent_at').notNull(),
    /** The year it was sent; 0 when unknown. */
    year: smallint('year').notNull(),
    hasPreview: boolean('has_preview').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Always empty: nothing reads it any more. */
    subject: text('subject').notNull(),
    /** Its beginning, in lower case and without accents. */
    brand: text('brand').notNull(),
    /** 1 draft, 2 scheduled, 3 published, 4 hidden. */
    status: smallint('status').notNull(),
    /** The confidence of the guessed email type, in percent; -1 without a guess. */
    confidence: smallint('confidence').notNull(),
    ruleId: uuid('rule_id'),
    /** The tags of its year, brand, categories, attributes, checks, status and source; 0 if it is public. */
    tags: integer('tags').array().notNull(),
    /** Always empty since `emailWords` has them. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('email_list_public_added')
      .on(t.createdAt, t.emailId)
      .where(sql`${t.isPublic}`),
    index('email_list_public_sent')
      .on(t.sentAt, t.emailId)
      .where(sql`${t.isPublic}`),
    index('email_list_public_brand')
      .on(t.brand, t.sentAt, t.emailId)
      .where(sql`${t.isPublic}`),
    index('email_list_added').on(t.createdAt, t.emailId),
    index('email_list_year').on(t.year, t.createdAt, t.emailId),
    index('email_list_sent').on(t.sentAt, t.emailId),
    index('email_list_brand').on(t.brand, t.createdAt, t.emailId),
    index('email_list_status').on(t.status, t.createdAt, t.emailId),
    index('email_list_rule')
      .on(t.ruleId)
      .where(sql`${t.ruleId} is not null`),
    index('email_list_unlisted')
      .on(t.emailId)
      .where(sql`not ${t.isPublic}`),
    // Short pending lists, which every filter has to scan. Without them, a change of many writes the indexes row by
    // row.
    index('email_list_tags').using('gin', t.tags).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
)

/** What editors search the list by. Apart from it: its index would be written again with each change of a status. */
export const emailWords = pgTable(
  'email_words',
  {
    emailId: uuid('email_id').primaryKey(),
    /** The words of its subject, preheader, brand, sender and slug. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('email_words_words').using('gin', t.words).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
)

/** The public rows of `emailList`, without what only editors see. */
export const galleryEmails = pgView('gallery_emails', {
  emailId: uuid('email_id').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at').notNull(),
  year: smallint('year').notNull(),
  hasPreview: boolean('has_preview').notNull(),
  tags: integer('tags').array().notNull(),
}).existing()

/** The number of public emails with a tag; tag 0 stands for the whole gallery. */
export const galleryCounts = pgTable(
  'gallery_counts',
  {
    tag: integer('tag').primaryKey(),
    count: integer('count').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    // The most frequent brands, and the few options of other filters, without scanning all brands.
    index('gallery_counts_commonest').on(sql`(${t.tag} & 7)`, t.count),
  ],
)

/** Changes of running transactions; each transaction only sees its own rows. */
export const galleryQueue = pgTable('gallery_queue', {
  emailId: uuid('email_id'),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
  /** True if nothing but the email's status has changed. */
  isStatus: boolean('is_status').notNull().default(false),
})

/** Emails to be counted again for analytics, by the job `count-analytics`; an email may be in it several times. */
export const analyticsQueue = pgTable('analytics_queue', { emailId: uuid('email_id').notNull() })

// ── Analytics ────────────────────────────────────────────────────────────────────────────────────────

/** The counts that each public email is part of, so that they can be lowered when it changes. */
export const analyticsEmails = pgTable('analytics_emails', {
  // No foreign key: its checks would wait for transactions that wait for this one.
  emailId: uuid('email_id').primaryKey(),
  /** The tags of `gallery_emails` that have analytics. */
  tags: integer('tags').array().notNull(),
  /** Its metrics with their buckets, such as `offer:2026-11 020`. */
  cells: text('cells').array().notNull(),
})

/** Public emails with a tag in a bucket of a metric (`metrics.ts`): `2026-11 020` of `offer` are 20 percent off. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    tag: integer('tag').notNull(),
    metric: plainText('metric').notNull(),
    bucket: plainText('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tag, t.metric, t.bucket] })],
)

/** The number of public emails with a tag that have a word in their subject. */
export const analyticsWords = pgTable(
  'analytics_words',
  {
    tag: integer('tag').notNull(),
    word: plainText('word').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tag, t.word] }), index('analytics_words_frequent').on(t.tag, t.count)],
)

// ── Imports ──────────────────────────────────────────────────────────────────────────────────────────

/** The record of an import, written while it runs, so that a killed one leaves it. Old ones are deleted. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    source: text('source').notNull(),
    files: integer('files').notNull(),
    added: integer('added').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    doubtful: integer('doubtful').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it ended; null while it runs, and if it was killed. */
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('import_runs_newest').on(t.createdAt, t.id),
    check('import_runs_length', sql`length(${t.source}) <= 500`),
  ],
)

/** A rejected or skipped file, or a doubtful guess of an import. */
export const importNotes = pgTable(
  'import_notes',
  {
    runId: partOf('run_id', () => importRuns.id),
    position: integer('position').notNull(),
    kind: oneOf('kind', ['refused', 'doubtful', 'skipped']).notNull(),
    file: text('file').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.position] }),
    check('import_notes_length', sql`length(${t.file}) <= 500 and length(${t.reason}) <= 1000`),
  ],
)

/** The emails an import added, for as long as its record is kept: what undoing it deletes. */
export const importEmails = pgTable(
  'import_emails',
  {
    runId: partOf('run_id', () => importRuns.id),
    emailId: partOf('email_id', () => emails.id),
  },
  (t) => [primaryKey({ columns: [t.runId, t.emailId] }), index('import_emails_email').on(t.emailId)],
)

/** Files that editors upload: received in pieces, then imported by a job. Rows are deleted after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The files in the order in which their bytes are sent. */
    files: jsonb('files').$type<{ name: string; size: number }[]>().notNull(),
    /** The choices of the editor for all emails in it. */
    options: jsonb('options').$type<UploadOptions>().notNull().default({ publish: 'certain' }),
    /** The hash of its list of files; the same files continue an upload. */
    fingerprint: text('fingerprint').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    state: oneOf('state', ['receiving', 'importing', 'done', 'failed']).notNull().default('receiving'),
    reason: text('reason'),
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_run').on(t.runId),
    checkValues('uploads_state_known', t.state),
    check('uploads_received_within', sql`${t.received} between 0 and ${t.bytes}`),
  ],
)

// ── Inbox ────────────────────────────────────────────────────────────────────────────────────────────
// Automatic arrival of emails. The addresses that receive them are private: no page for visitors names them.

/** Addresses that receive emails: `acme@inbox.example`, `you+acme@mail.example`, or `*@inbox.example` for any other. */
export const inboxAddresses = pgTable(
  'inbox_addresses',
  {
    id: id(),
    address: text('address').notNull().unique(),
    /** The brand of every email that arrives here; null if the sender of each email decides. */
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    /** The decision about an email that no rule applies to. */
    publish: oneOf('publish', ['at-once', 'after-review']).notNull().default('after-review'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The user whose secret address for forwarding it is; null for addresses of the gallery. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The collection in which forwarded emails are saved. */
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('inbox_addresses_of_user').on(t.userId),
    index('inbox_addresses_collection').on(t.collectionId),
    index('inbox_addresses_brand').on(t.brandId),
    check(
      'inbox_addresses_shape',
      sql`${t.address} = lower(${t.address}) and ${t.address} ~ '^[^@ ]+@[^@ ]+$' and length(${t.address}) <= 254`,
    ),
    checkValues('inbox_addresses_publish_known', t.publish),
  ],
)

/** Tokens for `POST /api/v1/inbox`. */
export const inboxTokens = pgTable(
  'inbox_tokens',
  {
    id: id(),
    name: text('name').notNull(),
    /** A keyed hash: the token itself is shown once and not stored. */
    hash: text('hash').notNull().unique(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [check('inbox_tokens_name_length', sql`length(${t.name}) between 1 and 100`)],
)

/** The sources of emails, and the health of each. Mailboxes are read over IMAP; the others have no settings. */
export const inboxSources = pgTable(
  'inbox_sources',
  {
    id: id(),
    kind: oneOf('kind', ['smtp', 'imap', 'api', 'folder']).notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** The following settings are only for mailboxes. */
    host: text('host'),
    port: integer('port'),
    tls: boolean('tls').notNull().default(true),
    username: text('username'),
    /** Encrypted with the site's secret. */
    password: text('password'),
    folder: text('folder').notNull().default('INBOX'),
    /** The action on a message in the mailbox once it is accepted; by default none. */
    afterwards: oneOf('afterwards', ['nothing', 'mark-seen', 'move']).notNull().default('nothing'),
    moveTo: text('move_to'),
    /** The position up to which the mailbox has been read. */
    uidValidity: bigint('uid_validity', { mode: 'number' }),
    lastUid: bigint('last_uid', { mode: 'number' }),
    connectedAt: instant('connected_at'),
    lastMessageAt: instant('last_message_at'),
    lastError: text('last_error'),
    lastErrorAt: instant('last_error_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('inbox_sources_name').on(t.kind, t.name),
    checkValues('inbox_sources_kind_known', t.kind),
    checkValues('inbox_sources_afterwards_known', t.afterwards),
    check('inbox_sources_move_has_target', sql`${t.afterwards} <> 'move' or ${t.moveTo} is not null`),
    check(
      'inbox_sources_mailbox_is_complete',
      sql`${t.kind} <> 'imap'
       or (${t.host} is not null and ${t.port} is not null and ${t.username} is not null and ${t.password} is not null)`,
    ),
  ],
)

/** The inbox rules: an outcome for arrivals that meet conditions. The first rule that applies decides. */
export const inboxRules = pgTable(
  'inbox_rules',
  {
    id: id(),
    position: integer('position').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    conditions: jsonb('conditions').$type<RuleConditions>().notNull(),
    outcome: jsonb('outcome').$type<RuleOutcome>().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('inbox_rules_order').on(t.position, t.createdAt)],
)

/** Every message that arrived, and its state. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: id(),
    source: oneOf('source', ['smtp', 'imap', 'api', 'folder', 'submission']).notNull(),
    sourceName: text('source_name').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /**
     * Final but for waiting and processing. Review: a draft to decide. Attention: for the owner. Skipped: not stored.
     */
    state: oneOf('state', [
      'waiting',
      'processing',
      'imported',
      'review',
      'attention',
      'junk',
      'duplicate',
      'skipped',
    ])
      .notNull()
      .default('waiting'),
    /** The reason for the state, or the last error while it waits; a sentence for the owner. */
    reason: text('reason'),
    /** The addresses it was delivered to, as the envelope or its headers name them: private. */
    recipients: text('recipients').array().notNull().default([]),
    addressId: uuid('address_id').references(() => inboxAddresses.id, { onDelete: 'set null' }),
    senderName: text('sender_name'),
    sender: text('sender'),
    subject: text('subject').notNull().default(''),
    /** The Message-ID without angle brackets. It proves nothing, because its sender chooses it. */
    messageId: text('message_id'),
    /** SHA-256 of the part that all deliveries of a message share; identifies it. Null without its content. */
    contentHash: text('content_hash'),
    /** The message as received; null if it was refused, and once the time of the email's original is over. */
    originalKey: text('original_key'),
    size: integer('size').notNull(),
    authentication: jsonb('authentication').$type<Authentication>(),
    details: jsonb('details').$type<ArrivalDetails>().notNull().default({}),
    /** Groups near-duplicates: the same template and words, apart from tokens. */
    fingerprint: text('fingerprint'),
    /** The email it became, or the existing one that it duplicates. */
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    /** The email of which it is a near-duplicate. */
    nearEmailId: uuid('near_email_id').references(() => emails.id, { onDelete: 'set null' }),
    ruleId: uuid('rule_id').references(() => inboxRules.id, { onDelete: 'set null' }),
    settledAt: instant('settled_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Two sources that receive the same message at the same time conflict here; the second becomes a duplicate.
    index('arrivals_message').on(t.messageId),
    uniqueIndex('arrivals_content')
      .on(t.contentHash)
      .where(sql`${t.state} <> 'duplicate'`),
    index('arrivals_newest').on(t.receivedAt, t.id),
    index('arrivals_state_newest').on(t.state, t.receivedAt, t.id),
    index('arrivals_source_newest').on(t.source, t.sourceName, t.receivedAt),
    index('arrivals_sender').on(t.sender, t.receivedAt),
    index('arrivals_fingerprint').on(t.fingerprint),
    index('arrivals_address').on(t.addressId),
    index('arrivals_email').on(t.emailId),
    index('arrivals_near_email').on(t.nearEmailId),
    index('arrivals_rule').on(t.ruleId),
    checkValues('arrivals_source_known', t.source),
    checkValues('arrivals_state_known', t.state),
    check('arrivals_content_hash_shape', sql`${t.contentHash} ~ '^[0-9a-f]{64}$'`),
    check('arrivals_size_positive', sql`${t.size} >= 0`),
    check(
      'arrivals_has_original',
      sql`${t.state} in ('skipped', 'duplicate', 'imported') or ${t.originalKey} is not null`,
    ),
  ],
)

// ── Changes by administrators ────────────────────────────────────────────────────────────────────────

/** Every change that a user with a role made: who, when, what, how many, and short values before and after. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    /** The user; null once the account is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The user whose role it changed. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    /** The thing that it changed, such as a subject line; never the name of a user. */
    label: text('label').notNull(),
    count: integer('count').notNull().default(1),
    /** The number of its `change_rows`; 0 if it cannot be undone. */
    rows: integer('rows').notNull().default(0),
    /** The changed columns of its first rows, shortened; remains when `change_rows` are deleted. */
    summary: jsonb('summary').$type<ChangedRow[]>().notNull().default([]),
    undoOf: uuid('undo_of'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('changes_newest').on(t.createdAt, t.id),
    index('changes_actor_newest').on(t.actorId, t.createdAt),
    index('changes_kind_newest').on(t.kind, t.createdAt),
    index('changes_person').on(t.personId),
    check('changes_label_length', sql`length(${t.label}) <= 300`),
    check('changes_count_positive', sql`${t.count} >= 0`),
  ],
)

/** Touched rows, kept for a day of undoing: the columns that differ, or all of a deleted or added row. */
export const changeRows = pgTable(
  'change_rows',
  {
    changeId: partOf('change_id', () => changes.id),
    tableName: text('table_name').notNull(),
    key: jsonb('key').$type<Record<string, unknown>>().notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The position of its table among those the change named. */
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.tableName, t.key] }),
    check('change_rows_differ', sql`${t.before} is not null or ${t.after} is not null`),
  ],
)

// ── Review ───────────────────────────────────────────────────────────────────────────────────────────

/** The reviewer who has an email open: others get the next one. Lasts minutes, and is never in a backup. */
export const reviewLeases = pgTable(
  'review_leases',
  {
    emailId: partOf('email_id', () => emails.id).primaryKey(),
    userId: partOf('user_id', () => users.id),
    leasedUntil: instant('leased_until').notNull(),
  },
  (t) => [index('review_leases_user').on(t.userId)],
)

// ── System ──────────────────────────────────────────────────────────────────────────────────────────

/** Flags such as 'the samples were loaded', so that removed samples stay removed. */
export const siteState = pgTable('site_state', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
})

/** The settings that an owner changed in the browser, as text; secrets are encrypted. */
export const settings = pgTable(
  'settings',
  {
    name: text('name').primaryKey(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check('settings_value_length', sql`length(${t.value}) <= 100000`)],
)
