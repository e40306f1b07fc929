import { MODULE_SETTINGS, type SettingName } from '#app/platform/lib/settings.ts'

/** The pages of the settings, in the order of their links and of the setup. */
export const SECTIONS = {
  name: {
    title: 'Appearance',
    about: 'The name, logo, colors and texts of the gallery.',
    settings: [
      'SITE_NAME',
      'SITE_LOGO',
      'SITE_ICON',
      'ACCENT_COLOR',
      'TIME_ZONE',
      'SITE_TAGLINE',
      'SITE_DESCRIPTION',
      'HOME_HEADLINE',
      'NEWSLETTER_PROMISE',
    ],
  },
  access: {
    title: 'Access',
    about:
      'In a private gallery, people without access see no pages, data, images, feeds or search. Copies they made earlier stay with them.',
    settings: ['GALLERY_ACCESS', 'SIGN_UP', 'SIGN_UP_DOMAINS', 'SECRET_LINKS', 'WEBHOOK_RECEIVERS'],
  },
  'single-sign-on': {
    title: 'Single sign-on',
    about:
      'OpenID providers that users can sign in with, such as Okta, Entra ID or Keycloak. A verified email address opens the account with this address.',
    settings: ['SIGN_IN_PROVIDERS'],
  },
  modules: {
    title: 'Modules',
    about: 'Turning a module off removes its pages and all links to them. Its data is kept.',
    settings: Object.values(MODULE_SETTINGS),
  },
  home: {
    title: 'Numbers',
    about: 'The numbers on the home page and next to the newsletter forms.',
    settings: ['CLAIMS', 'CLAIM_MARKETERS', 'CLAIM_EMAILS', 'CLAIM_BRANDS', 'CLAIM_INDUSTRIES'],
  },
  contact: {
    title: 'Contact and legal',
    about: 'Contact addresses, jurisdiction and texts of the contact and legal pages.',
    settings: [
      'CONTACT_EMAIL_HELLO',
      'CONTACT_EMAIL_LEGAL',
      'CONTACT_EMAIL_PRIVACY',
      'CONTACT_EMAIL_SUPPORT',
      'SITE_JURISDICTION',
      'TERMS_TEXT',
      'PRIVACY_TEXT',
    ],
  },
  backups: {
    title: 'Backups',
    about: 'Backups are stored in the data folder or in an S3 bucket. Keep copies on another machine.',
    settings: [
      'BACKUP_SCHEDULE',
      'BACKUPS_KEPT',
      'BACKUP_PASSPHRASE',
      'BACKUP_S3_BUCKET',
      'BACKUP_S3_PREFIX',
      'BACKUP_S3_ENDPOINT',
      'BACKUP_S3_REGION',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
    ],
  },
  retention: {
    title: 'Retention',
    about: 'What is older is deleted every night, and can’t be restored. Backups keep what they contain.',
    settings: ['KEEP_ORIGINALS_DAYS', 'KEEP_INBOX_DAYS'],
  },
  mail: {
    title: 'Mail server',
    about:
      'Confirmations, password resets and invitations are sent through it. Without one, nothing is sent and new accounts need no confirmation.',
    settings: ['SMTP_URL', 'MAIL_FROM'],
  },
} as const satisfies Record<string, { title: string; about: string; settings: readonly SettingName[] }>

export type SectionId = keyof typeof SECTIONS

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]
