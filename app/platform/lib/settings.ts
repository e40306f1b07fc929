/** The settings that owners change in the browser, stored as text; an environment variable takes precedence. */
import { DEFAULT_ACCENT, isReadableAccent, nearestAccent } from './accent.ts'
import { emailSetting } from './email-field.ts'
import type { ModuleId } from './modules.ts'
import { emailDomain, type SignInProvider, signInProviders } from './sign-in-providers.ts'
import { site } from './site-config.ts'
import { siteImage } from './site-image.ts'
import { z } from './zod.ts'

type Definition = {
  schema: z.ZodType
  default: unknown
  /** `browser`: part of every page. `secret`: stored encrypted, never shown again. */
  scope: 'browser' | 'server' | 'secret'
  label: string
  about?: string
  options?: Record<string, string>
}

const text = (max = 300) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max, { error: `Up to ${max} characters` })

/** The zone as Intl names it; empty if unknown. Offsets such as +02:00 are none: they have no daylight saving time. */
function canonicalZone(name: string): string {
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return /^[+-]/.test(zone) ? '' : zone
  } catch {
    return ''
  }
}

/** A host as URLs spell it, with its port unless that is 443; null if it is more than a host. */
function hostOf(typed: string): string | null {
  const url = URL.parse(`https://${typed}`)
  return url && url.href === `https://${url.host}/` ? url.host : null
}

function claim(label: string, value: string) {
  return { schema: text(60), default: value, scope: 'browser' as const, label }
}

function contact(label: string, address: string) {
  return { schema: emailSetting(), default: address, scope: 'browser' as const, label }
}

function image(label: string, about: string) {
  return { schema: siteImage, default: undefined, scope: 'browser' as const, label, about }
}

function legalText(label: string) {
  const about = 'Markdown. Replaces the built-in text of the page. Leave empty to show that.'
  return { schema: text(50_000), default: undefined, scope: 'server' as const, label, about }
}

function module(label: string, about?: string) {
  const options = { on: 'On', off: 'Off' }
  return {
    schema: z.enum(['on', 'off']),
    default: 'on' as const,
    scope: 'browser' as const,
    label,
    about,
    options,
  }
}

function bucketText(label: string, about?: string) {
  return { schema: text(200), default: undefined, scope: 'server' as const, label, about }
}

function daysKept(label: string, about: string) {
  const schema = z
    .string()
    .trim()
    .regex(/^[1-9][0-9]{0,3}$/, { error: 'Enter a number of days from 1 to 9999' })
    .transform(Number)
  return { schema, default: undefined, scope: 'server' as const, label, about }
}

export const SETTINGS = {
  GALLERY_ACCESS: {
    schema: z.enum(['public', 'signed-in', 'invited']),
    default: 'public' as const,
    scope: 'server',
    label: 'Who can see the gallery',
    about: 'A private gallery shows strangers only the pages to sign in and the legal texts.',
    options: { public: 'Everyone', 'signed-in': 'Everyone with an account', invited: 'Invited users only' },
  },
  SIGN_UP: {
    schema: z.enum(['open', 'invitation', 'domain', 'sso']),
    default: 'open' as const,
    scope: 'server',
    label: 'Who can create an account',
    options: {
      open: 'Everyone',
      invitation: 'People with an invitation from an owner',
      domain: 'People with an email address of these domains',
      sso: 'Single sign-on only',
    },
  },
  SIGN_UP_DOMAINS: {
    schema: z
      .string()
      .max(1000)
      .toLowerCase()
      .transform((typed) => typed.split(/[\s,]+/).filter(Boolean))
      .refine(
        (domains) => domains.length <= 50 && domains.every((domain) => emailDomain.safeParse(domain).success),
        {
          error: 'Enter domains such as example.com, separated by spaces',
        },
      ),
    default: [] as string[],
    scope: 'server',
    label: 'Email domains',
    about: 'Separated by spaces. They also limit single sign-on.',
  },
  WEBHOOK_RECEIVERS: {
    schema: z
      .string()
      .max(1000)
      .transform((typed) => typed.split(/[\s,]+/).filter(Boolean))
      .refine((hosts) => hosts.length <= 50 && hosts.every((host) => hostOf(host) !== null), {
        error: 'Enter hosts such as hooks.internal:8443, separated by spaces',
      })
      .transform((hosts) => hosts.map((host) => hostOf(host)!)),
    default: [] as string[],
    scope: 'server',
    label: 'Webhooks to private hosts',
    about:
      'Leave empty unless webhooks send to hosts in your own network, such as hooks.internal:8443. Others must be public, on port 443.',
  },
  SIGN_IN_PROVIDERS: {
    schema: signInProviders,
    default: [] as SignInProvider[],
    scope: 'secret',
    label: 'Providers',
  },
  SECRET_LINKS: {
    schema: z.enum(['members', 'anyone']),
    default: 'members' as const,
    scope: 'server',
    label: 'Secret links of collections',
    about: 'Who can open them while the gallery is private.',
    options: { members: 'Only users who can see the gallery', anyone: 'Anyone with the link' },
  },
  SITE_NAME: {
    schema: text(60),
    default: site.name,
    scope: 'browser',
    label: 'Name',
    about: 'Shown in the header, page titles and emails.',
  },
  SITE_LOGO: image('Logo', 'Replaces the name in the header and in emails.'),
  SITE_ICON: image('Icon', 'Shown in browser tabs and on home screens. Best square.'),
  SITE_TAGLINE: {
    schema: text(160),
    default: site.promise,
    scope: 'browser',
    label: 'Tagline',
    about: 'Shown below the name in the footer and on link previews.',
  },
  SITE_DESCRIPTION: {
    schema: text(),
    default: site.description,
    scope: 'browser',
    label: 'Description',
    about: 'One sentence for search engines and link previews.',
  },
  ACCENT_COLOR: {
    schema: z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: `Enter a color such as ${DEFAULT_ACCENT}`, abort: true })
      .refine((color) => isReadableAccent(color, 'light'), {
        error: ({ input }) => {
          const color = String(input)
          return `${color} is too light to read. The nearest readable shade is ${nearestAccent(color, 'light')}`
        },
      }),
    default: DEFAULT_ACCENT,
    scope: 'browser',
    label: 'Accent color',
    about: 'The color of links and buttons. The dark theme uses its nearest readable shade.',
  },
  HOME_HEADLINE: {
    schema: text(80),
    default: site.headline,
    scope: 'browser',
    label: 'Headline of the home page',
  },
  TIME_ZONE: {
    schema: z
      .string()
      .trim()
      .max(60)
      .transform(canonicalZone)
      .refine((zone) => zone !== '', {
        error: 'Enter a time zone such as Europe/Berlin',
      }),
    default: site.timeZone,
    scope: 'browser',
    label: 'Time zone',
    about: 'Days and months begin at midnight in this time zone.',
  },
  CLAIMS: {
    schema: z.enum(['fixed', 'counted']),
    default: 'fixed' as const,
    scope: 'server',
    label: 'Numbers on the home page',
    about: 'Counted numbers appear once the samples are removed.',
    options: { fixed: 'The texts below', counted: 'Counts from this gallery' },
  },
  CLAIM_MARKETERS: claim('Marketers', site.claims.marketers),
  CLAIM_EMAILS: claim('Emails', site.claims.emails),
  CLAIM_BRANDS: claim('Brands', site.claims.brands),
  CLAIM_INDUSTRIES: claim('Industries', site.claims.industries),
  NEWSLETTER_PROMISE: {
    schema: text(160),
    default: site.newsletterPromise,
    scope: 'browser',
    label: 'Newsletter tagline',
    about: 'Shown above the newsletter forms.',
  },
  CONTACT_EMAIL_HELLO: contact('General contact', site.mailboxes.hello),
  CONTACT_EMAIL_LEGAL: contact('Legal contact', site.mailboxes.legal),
  CONTACT_EMAIL_PRIVACY: contact('Privacy contact', site.mailboxes.privacy),
  CONTACT_EMAIL_SUPPORT: contact('Support contact', site.mailboxes.support),
  SITE_JURISDICTION: {
    schema: text(60),
    default: site.jurisdiction,
    scope: 'browser',
    label: 'Jurisdiction',
    about: 'The terms are governed by the laws of this country or state.',
  },
  TERMS_TEXT: legalText('Terms of Service'),
  PRIVACY_TEXT: legalText('Privacy Policy'),
  MODULE_BLOG: module('Blog'),
  MODULE_NEWSLETTER: module('Newsletter', 'Unsubscribe links keep working.'),
  MODULE_CONTACT: module('Contact form'),
  MODULE_SUBMISSIONS: module('Submissions by users'),
  MODULE_DRAFT_PREVIEW: module('Draft preview'),
  MODULE_ANALYTICS: module('Analytics', 'Analytics of brands and categories, the planner and the report.'),
  MODULE_PUBLIC_COLLECTIONS: module('Public collections', 'Pages of collections that users publish.'),
  MODULE_SECRET_LINKS: module('Secret links', 'Links with which users share their collections.'),
  MODULE_FEEDS: module('Feeds', 'Atom feeds of lists, and private feeds of smart collections.'),
  BACKUP_SCHEDULE: {
    schema: z.enum(['off', 'daily', 'weekly']),
    default: 'off' as const,
    scope: 'server',
    label: 'Schedule',
    about: 'Backups are made at 02:10, in the time zone of the gallery.',
    options: { off: 'Off', daily: 'Daily', weekly: 'Weekly' },
  },
  BACKUPS_KEPT: {
    schema: z.enum(['3', '7', '14', '30']),
    default: '7' as const,
    scope: 'server',
    label: 'Backups to keep',
    about: 'Older ones are deleted after each backup, also those you started.',
    options: { 3: '3', 7: '7', 14: '14', 30: '30' },
  },
  BACKUP_PASSPHRASE: {
    schema: z
      .string()
      .min(12, { error: 'At least 12 characters' })
      .max(200, { error: 'Up to 200 characters' }),
    default: undefined,
    scope: 'secret',
    label: 'Passphrase',
    about: 'Encrypts new backups. Keep it in another place too: without it, nobody can restore them.',
  },
  BACKUP_S3_BUCKET: bucketText('S3 bucket', 'New backups are stored in it instead of the data folder.'),
  BACKUP_S3_PREFIX: bucketText('Prefix', 'The beginning of their names in the bucket, such as backups/.'),
  BACKUP_S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, error: 'Enter a URL such as https://s3.example.com' }),
    default: undefined,
    scope: 'server',
    label: 'Endpoint',
    about:
      'The URL of the S3 server. Leave this and the fields below empty to use those of the file storage.',
  },
  BACKUP_S3_REGION: bucketText('Region'),
  BACKUP_S3_ACCESS_KEY_ID: bucketText('Access key ID'),
  BACKUP_S3_SECRET_ACCESS_KEY: { ...bucketText('Secret access key'), scope: 'secret' },
  KEEP_ORIGINALS_DAYS: daysKept(
    'Days to keep original messages',
    'Counted from the day an email was added. Its page stays; its private original message is deleted. Leave empty to keep them.',
  ),
  KEEP_INBOX_DAYS: daysKept(
    'Days to keep messages of the inbox',
    'Messages that wait for a decision stay. Leave empty to keep all but junk, which is deleted after 30 days.',
  ),
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }),
    default: undefined,
    scope: 'secret',
    label: 'Mail server',
  },
  MAIL_FROM: {
    schema: text(),
    default: 'Mailshelf <mailshelf@localhost>',
    scope: 'server',
    label: 'Sender',
    about: 'Name and address, such as Mailshelf <hello@example.com>.',
  },
} satisfies Record<string, Definition>

export const IMAGE_SETTINGS = ['SITE_LOGO', 'SITE_ICON'] as const satisfies SettingName[]

export const MODULE_SETTINGS = {
  blog: 'MODULE_BLOG',
  newsletter: 'MODULE_NEWSLETTER',
  contact: 'MODULE_CONTACT',
  submissions: 'MODULE_SUBMISSIONS',
  'draft-preview': 'MODULE_DRAFT_PREVIEW',
  analytics: 'MODULE_ANALYTICS',
  'public-collections': 'MODULE_PUBLIC_COLLECTIONS',
  'secret-links': 'MODULE_SECRET_LINKS',
  feeds: 'MODULE_FEEDS',
} as const satisfies Record<ModuleId, SettingName>

export type SettingName = keyof typeof SETTINGS
/** The type of a setting that was set, such as `'fixed' | 'counted'`. */
export type ChosenSetting<N extends SettingName> = z.output<(typeof SETTINGS)[N]['schema']>
export type Setting<N extends SettingName> = ChosenSetting<N> | (typeof SETTINGS)[N]['default']

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export function definitionOf(name: SettingName): Definition {
  return SETTINGS[name]
}
