import { fingerprint } from '#app/platform/lib/secret.server.ts'

/** The same on every gallery with the same SESSION_SECRET. */
export function secretFingerprint(): string {
  return fingerprint('backup', 'which secret is it')
}
