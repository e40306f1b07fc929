import type { FormResult } from '#app/platform/lib/form-result.ts'

export type Limited = { ok: false; reason: 'limited'; retryAfter: number }

export type WeakPassword = { ok: false; reason: 'weak-password'; message: string }

/** How sensitive changes ask again; 'sign-in-again' is for accounts without password, code or provider. */
export type NotFresh =
  | { ok: false; reason: 'provider-needed'; provider: ProviderName }
  | {
      ok: false
      reason: 'password-needed' | 'code-needed' | 'wrong-password' | 'wrong-code' | 'sign-in-again'
    }

export type ProviderName = { id: string; name: string }

export type ReauthenticationMethod = 'password' | 'code' | ProviderName

export type ReauthenticationResult = FormResult & { prove?: ReauthenticationMethod }

/** `headers` contain the `Set-Cookie` lines for the response. */
export type WithCookies = { headers: Headers }
