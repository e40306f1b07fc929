/** Answers that several commands of accounts share. */

/** Tried too often: come back in so many seconds. */
export type Limited = { ok: false; reason: 'limited'; retryAfter: number }

/** Too easy to guess; `message` says why in one sentence. */
export type WeakPassword = { ok: false; reason: 'weak-password'; message: string }

/**
 * What is dangerous wants a fresh sign-in or the password: 'password-needed' asks for it, 'wrong-password' refuses it,
 * 'sign-in-again' is for those who have none.
 */
export type NotFresh = { ok: false; reason: 'password-needed' | 'wrong-password' | 'sign-in-again' }

/** `headers` hold the `Set-Cookie` lines that must go out with the answer. */
export type WithCookies = { headers: Headers }
