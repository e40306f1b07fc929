/** Results shared by several account commands. */
import type { FormResult } from '#app/platform/lib/form-result.ts'

/** Rate limited; retry after so many seconds. */
export type Limited = { ok: false; reason: 'limited'; retryAfter: number }

/** The password is too easy to guess, or could not be checked; `message` says which. */
export type WeakPassword = { ok: false; reason: 'weak-password'; message: string }

/**
 * Sensitive changes need a fresh sign-in or reauthentication: by password, else by a second-factor code, else at the
 * linked provider. 'sign-in-again' is for accounts that have none of these.
 */
export type NotFresh =
  | { ok: false; reason: 'provider-needed'; provider: ProviderName }
  | {
      ok: false
      reason: 'password-needed' | 'code-needed' | 'wrong-password' | 'wrong-code' | 'sign-in-again'
    }

/** A provider that users sign in with, as pages show it. */
export type ProviderName = { id: string; name: string }

export type ReauthenticationMethod = 'password' | 'code' | ProviderName

/** The response to a form that requires reauthentication. */
export type ReauthenticationResult = FormResult & { prove?: ReauthenticationMethod }

/** `headers` contain the `Set-Cookie` lines for the response. */
export type WithCookies = { headers: Headers }
