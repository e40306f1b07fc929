import { callbackUrl } from '#app/accounts/sign-in/openid.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { chosenSetting, isSetByEnvironment, setting } from '#app/platform/lib/setting.server.ts'
import { definitionOf, type SettingName } from '#app/platform/lib/settings.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { type MailServer, mailServerOf } from './mail-server.ts'
import { type SectionId, SECTIONS } from './sections.ts'
import { providerFields, type ProviderFields } from './sign-in-providers.ts'

export function readSection(_actor: Administrator, id: SectionId) {
  const { title, about, settings } = SECTIONS[id]
  return { id, title, about, fields: settings.map(fieldOf) }
}

export type SettingField = ReturnType<typeof fieldOf>

function fieldOf(name: SettingName) {
  const { label, about, scope, default: usual, ...definition } = definitionOf(name)
  const chosen: unknown = chosenSetting(name)
  // As text; empty where the default applies, and for secrets.
  const value = scope === 'secret' ? '' : textOf(chosen)
  const options = name === 'TIME_ZONE' ? timeZones(value) : definition.options
  const byEnvironment = isSetByEnvironment(name)
  const image = name === 'SITE_LOGO' ? site.logo : name === 'SITE_ICON' ? site.icon : undefined
  const isStored = scope === 'secret' ? chosen !== undefined : undefined
  return { name, label, about, value, default: textOf(usual), byEnvironment, options, image, isStored }
}

/** Intl lists neither UTC nor every zone that it knows. */
function timeZones(chosen: string): Record<string, string> {
  const zones = new Set(['UTC', chosen || 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return Object.fromEntries([...zones].map((zone) => [zone, zone.replaceAll('_', ' ')]))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Without its password. */
export function readMailSettings(_actor: Administrator): MailServer {
  return mailServerOf(chosenSetting('SMTP_URL'))
}

/** Without their secrets. */
export function readProviderSettings(_actor: Administrator): ProviderFields[] {
  const fields = providerFields(setting('SIGN_IN_PROVIDERS'), callbackUrl)
  return fields.filter(({ isStored }) => isStored || !isSetByEnvironment('SIGN_IN_PROVIDERS'))
}
