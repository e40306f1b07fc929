/** The providers of single sign-on as fields of a form, each with its id as a prefix; stored as JSON. */
import { fieldErrors, type FieldErrors } from '#app/platform/lib/field-errors.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { PROVIDERS_MAX, signInProvider, type SignInProvider } from '#app/platform/lib/sign-in-providers.ts'

export const PROVIDER_ROLES = ['admin', 'editor', 'reviewer'] as const

/** Without its secret. */
export type ProviderFields = Omit<SignInProvider, 'clientSecret'> & { isStored: boolean; redirectUri: string }

/** The stored providers and, unless there are too many, an empty one to add. */
export function providerFields(
  stored: SignInProvider[],
  redirectUriOf: (id: string) => string,
): ProviderFields[] {
  const fields = stored.map(({ clientSecret: _secret, ...shown }) => ({
    ...shown,
    isStored: true,
    redirectUri: redirectUriOf(shown.id),
  }))
  if (stored.length >= PROVIDERS_MAX) return fields
  let number = 1
  while (stored.some(({ id }) => id === String(number))) number++
  const id = String(number)
  const texts = { name: '', issuer: '', clientId: '', roleClaim: '' }
  const added = { id, ...texts, domains: [], roles: {}, signOut: false }
  return [...fields, { ...added, isStored: false, redirectUri: redirectUriOf(id) }]
}

/** An empty secret keeps the stored one of the same issuer. A form without a name and an issuer is not added. */
export function readProviders(
  form: FormData,
  before: SignInProvider[],
): { json: string | null } | { errors: FieldErrors } {
  const providers: SignInProvider[] = []
  const errors: FieldErrors = {}
  for (const id of form.getAll('provider').slice(0, PROVIDERS_MAX).map(String)) {
    const field = (name: string) => formText(form, `${id}.${name}`).trim()
    const stored = before.find((one) => one.id === id)
    if (field('remove') === 'on' || !(stored || field('name') || field('issuer'))) continue
    const isSame = stored && URL.parse(field('issuer'))?.href === stored.issuer
    const { data, error } = signInProvider.safeParse({
      id,
      name: field('name'),
      issuer: field('issuer'),
      clientId: field('clientId'),
      clientSecret: field('clientSecret') || (isSame ? stored.clientSecret : ''),
      domains: listOf(field('domains').toLowerCase(), /[\s,]/),
      roleClaim: field('roleClaim'),
      roles: Object.fromEntries(PROVIDER_ROLES.map((role) => [role, listOf(field(role), ',')])),
      signOut: field('signOut') === 'on',
    })
    if (data) providers.push(data)
    else for (const [name, message] of Object.entries(fieldErrors(error))) errors[`${id}.${name}`] = message
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { json: providers.length === 0 ? null : JSON.stringify(providers) }
}

function listOf(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}
