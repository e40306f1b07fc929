import { inArray } from 'drizzle-orm'
import { providers } from '#app/accounts/sign-in/providers.server.ts'
import { LOGO_BYTES_MAX } from '#app/gallery/brands/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { inTransaction } from '#app/platform/db/client.server.ts'
import { settings } from '#app/platform/db/schema.ts'
import { storeSettings } from '#app/platform/db/stored-settings.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { chosenSetting, isSetByEnvironment, setting } from '#app/platform/lib/setting.server.ts'
import { definitionOf, IMAGE_SETTINGS, type SettingName } from '#app/platform/lib/settings.ts'
import { settingsCopy } from './copy.ts'
import { readMailServer } from './mail-server.ts'
import { type SectionId, SECTIONS } from './sections.ts'
import { storeSiteImage } from './site-image.server.ts'
import { readProviders } from './sign-in-providers.ts'

type ImageSetting = (typeof IMAGE_SETTINGS)[number]
type Values = Partial<Record<SettingName, string | null | undefined>>

/** Stores what a form says of the settings of a section: all of them or, if one is invalid, none. */
export async function saveSection(
  actor: Administrator,
  id: SectionId,
  form: FormData,
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const names = SECTIONS[id].settings.filter((name) => !isSetByEnvironment(name))
  const values: Values = {}
  const errors: FieldErrors = {}
  for (const name of names) {
    const read = isImage(name) ? await readImage(name, form) : readValue(name, form)
    if ('errors' in read) Object.assign(errors, read.errors)
    else values[name] = read.value
  }
  Object.assign(errors, checkTogether(values))
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  await inTransaction((tx) =>
    recordChange(
      tx,
      {
        actor,
        kind: 'settings-changed',
        label: SECTIONS[id].title,
        rows: [{ table: settings, where: inArray(settings.name, [...names]) }],
        isPrivate: names.some((name) => definitionOf(name).scope === 'secret'),
      },
      () => storeSettings(tx, values),
    ),
  )
  return { ok: true }
}

function isImage(name: SettingName): name is ImageSetting {
  return (IMAGE_SETTINGS as readonly SettingName[]).includes(name)
}

/** Undefined keeps the stored image. */
async function readImage(
  name: ImageSetting,
  form: FormData,
): Promise<{ value: string | null | undefined } | { errors: FieldErrors }> {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) {
    return { value: form.get(`${name}.remove`) === 'on' ? null : undefined }
  }
  if (file.size > LOGO_BYTES_MAX) return { errors: { [name]: settingsCopy.image.tooLarge } }
  const value = await storeSiteImage(name, new Uint8Array(await file.arrayBuffer()))
  return value === null ? { errors: { [name]: settingsCopy.image.unreadable } } : { value }
}

/** What would leave nobody able to sign up, or anybody. */
function checkTogether({ SIGN_UP, SIGN_UP_DOMAINS }: Values): FieldErrors {
  const { signUp } = settingsCopy
  if (SIGN_UP === 'sso' && providers().length === 0) return { SIGN_UP: signUp.noSingleSignOn }
  if (SIGN_UP !== 'domain') return {}
  if (!SIGN_UP_DOMAINS) return { SIGN_UP_DOMAINS: signUp.noDomain }
  return isMailConfigured() || providers().length > 0 ? {} : { SIGN_UP: signUp.noMail }
}

/** Undefined keeps the stored secret. */
function readValue(
  name: SettingName,
  form: FormData,
): { value: string | null | undefined } | { errors: FieldErrors } {
  if (name === 'SMTP_URL') {
    const read = readMailServer(form, chosenSetting('SMTP_URL'))
    return 'errors' in read ? read : { value: read.url }
  }
  if (name === 'SIGN_IN_PROVIDERS') {
    const read = readProviders(form, setting('SIGN_IN_PROVIDERS'))
    return 'errors' in read ? read : { value: read.json }
  }
  const typed = formText(form, name).trim()
  const { schema, scope } = definitionOf(name)
  const isKept = scope === 'secret' && form.get(`${name}.remove`) !== 'on'
  if (!typed) return { value: isKept ? undefined : null }
  const { error } = schema.safeParse(typed)
  return error ? { errors: { [name]: error.issues[0]!.message } } : { value: typed }
}
