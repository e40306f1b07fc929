/** Answers that several commands of accounts share. */
import type { FormAnswer } from '#app/lib/form-answer.ts'

/** Tried too often: come back in so many seconds. */
export type Limited = { ok: false; reason: 'limited'; retryAfter: number }

/** Too easy to guess; `message` says why in one sentence. */
export type WeakPassword = { ok: false; reason: 'weak-password'; message: string }

/**
 * Sensitive changes need a fresh sign-in or a proof: the password, else a code of the second factor, else a visit to
 * Google. 'sign-in-again' is for accounts that have none of them here.
 */
export type NotFresh = {
  ok: false
  reason: `${ReauthenticationMethod}-needed` | 'wrong-password' | 'wrong-code' | 'sign-in-again'
}

export type ReauthenticationMethod = 'password' | 'code' | 'google'

/** The answer to a form whose sender has to prove who they are first. */
export type ReauthenticationAnswer = FormAnswer & { prove?: ReauthenticationMethod }

/** `headers` hold the `Set-Cookie` lines that must go out with the answer. */
export type WithCookies = { headers: Headers }
