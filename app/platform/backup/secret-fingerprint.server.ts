import { fingerprint } from '#app/platform/lib/secret.server.ts'

/** A fingerprint that is the same on every gallery with the same SESSION_SECRET. */
export function secretFingerprint(): string {
  return fingerprint('backup', 'which secret is it')
}
