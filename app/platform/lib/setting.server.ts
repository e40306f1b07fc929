/** The one way to read a setting. Values come from the environment, then from the database, then from the defaults. */
import { type EmailAddress, readEmailAddress } from './email-address.ts'
import { env } from './env.server.ts'
import { MODULE_IDS } from './modules.ts'
import {
  type ChosenSetting,
  definitionOf,
  MODULE_SETTINGS,
  type Setting,
  SETTINGS,
  type SettingName,
} from './settings.ts'
import { singleton } from './singleton.ts'
import { site } from './site-config.ts'

type Stored = ReadonlyMap<SettingName, unknown>

/** The values that the owner chose in the browser, as last read from the database. */
const stored = singleton<Stored>('settings')
const loader = singleton<() => Promise<void>>('settings-loader')

export function setting<N extends SettingName>(name: N): Setting<N> {
  return chosenSetting(name) ?? SETTINGS[name].default
}

/** The value that was set; undefined where the default applies. */
export function chosenSetting<N extends SettingName>(name: N): ChosenSetting<N> | undefined {
  return (env()[name] ?? stored.get()?.get(name)) as ChosenSetting<N> | undefined
}

/** The site's mailbox, or the owner's if none is set. */
export function contactMailbox(name: 'CONTACT_EMAIL_HELLO' | 'CONTACT_EMAIL_LEGAL'): EmailAddress {
  return chosenSetting(name) ?? env().ADMIN_EMAIL ?? readEmailAddress(setting(name))!
}

/** Whether an environment variable sets it, so that the owner can't change it in the browser. */
export function isSetByEnvironment(name: SettingName): boolean {
  return env()[name] !== undefined
}

/** Replaces the values from the database, which are text. Values that this version can't read are ignored. */
export function useStoredSettings(rows: Iterable<[name: SettingName, value: string]>): void {
  const read = [...rows].map(
    ([name, value]) => [name, definitionOf(name).schema.safeParse(value).data] as const,
  )
  stored.set(new Map(read.filter(([, value]) => value !== undefined)))
  applyToSite()
}

export function useSettingsLoader(load: () => Promise<void>): void {
  loader.set(load)
}

/** Reads the stored settings again, which another process may have changed. */
export async function refreshSettings(): Promise<void> {
  await loader.get()?.()
}

const DEFAULTS = JSON.stringify(site)

function applyToSite(): void {
  site.name = setting('SITE_NAME')
  site.logo = setting('SITE_LOGO') ?? null
  site.icon = setting('SITE_ICON') ?? null
  site.description = setting('SITE_DESCRIPTION')
  site.promise = setting('SITE_TAGLINE')
  site.accent = setting('ACCENT_COLOR')
  site.headline = setting('HOME_HEADLINE')
  site.newsletterPromise = setting('NEWSLETTER_PROMISE')
  site.jurisdiction = setting('SITE_JURISDICTION')
  site.timeZone = setting('TIME_ZONE')
  site.modulesOff = MODULE_IDS.filter((id) => setting(MODULE_SETTINGS[id]) === 'off')
  site.isSignUpOpen = setting('SIGN_UP') !== 'invitation' && setting('GALLERY_ACCESS') !== 'invited'
  site.claims = {
    // The gallery can't count its readers.
    marketers:
      setting('CLAIMS') === 'fixed' ? setting('CLAIM_MARKETERS') : (chosenSetting('CLAIM_MARKETERS') ?? ''),
    emails: setting('CLAIM_EMAILS'),
    brands: setting('CLAIM_BRANDS'),
    industries: setting('CLAIM_INDUSTRIES'),
  }
  site.mailboxes = {
    hello: setting('CONTACT_EMAIL_HELLO'),
    legal: setting('CONTACT_EMAIL_LEGAL'),
    privacy: setting('CONTACT_EMAIL_PRIVACY'),
    support: setting('CONTACT_EMAIL_SUPPORT'),
  }
}

/** The values that replace the browser's defaults; empty if the owner changed none of them. */
export function siteForBrowser(): Partial<typeof site> {
  return JSON.stringify(site) === DEFAULTS ? {} : site
}
