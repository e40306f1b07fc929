/** The OpenID providers that users can sign in with: Google by its own variables, others by `SIGN_IN_PROVIDERS`. */
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { GOOGLE, type SignInProvider } from '#app/platform/lib/sign-in-providers.ts'
import type { ProviderName } from '../outcomes.ts'

export function providers(): SignInProvider[] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env()
  const others = setting('SIGN_IN_PROVIDERS')
  if (!clientId || !clientSecret) return others
  const google = { issuer, clientId, clientSecret, domains: [], roleClaim: '', roles: {}, signOut: false }
  return [{ id: GOOGLE, name: 'Google', ...google }, ...others]
}

export function providerById(id: string | undefined): SignInProvider | undefined {
  return providers().find((provider) => provider.id === id)
}

export function providerNames(): ProviderName[] {
  return providers().map(({ id, name }) => ({ id, name }))
}

/** The `provider_id` of accounts linked with it. Subjects are unique within an issuer. */
export function identityProviderId({ id, issuer }: SignInProvider): string {
  return id === GOOGLE ? GOOGLE : issuer
}

/** The name of the provider of a linked account; its issuer once it is no longer set up. */
export function nameOfIdentity(providerId: string): ProviderName {
  const found = providers().find((provider) => identityProviderId(provider) === providerId)
  return found
    ? { id: found.id, name: found.name }
    : { id: '', name: providerId === GOOGLE ? 'Google' : providerId }
}

/** Where forms that start a sign-in lead; the Content-Security-Policy needs to allow it. */
export function providerOrigins(): string[] {
  return providers().map(({ issuer }) => new URL(issuer).origin)
}
