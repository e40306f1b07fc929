/** Results shared by several account commands. */
import type { FormResult } from '#app/platform/lib/form-result.ts'

/** Rate limited; retry after so many seconds. */
export type Limited = { ok: false; reason: 'limited'; retryAfter: number }

/** The password is too easy to guess, or could not be checked; `message` says which. */
export type WeakPassword = { ok: false; reason: 'weak-password'; message: string }

/**
 * Sensitive changes need a fresh sign-in or reauthentication: by password, else by a second-factor code, else by
 * Google. 'sign-in-again' is for accounts that have none of these.
 */
export type NotFresh = {
  ok: false
  reason: `${ReauthenticationMethod}-needed` | 'wrong-password' | 'wrong-code' | 'sign-in-again'
}

export type ReauthenticationMethod = 'password' | 'code' | 'google'

/** The response to a form that requires reauthentication. */
export type ReauthenticationResult = FormResult & { prove?: ReauthenticationMethod }

/** `headers` contain the `Set-Cookie` lines for the response. */
export type WithCookies = { headers: Headers }
