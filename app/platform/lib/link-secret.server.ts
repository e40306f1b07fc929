/** Secrets in URLs (tokens): 192 random bits, of which only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto'

const SECRET = /^[\w-]{32}$/

export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(24).toString('base64url')
  return { secret, secretHash: hashOf(secret) }
}

/** Whether a part of a URL has the form of such a secret. */
export function isLinkSecret(text: string): boolean {
  return SECRET.test(text)
}

/** The stored hash of a secret from a URL; null if it cannot be one. */
export function hashOfSecret(secret: string): string | null {
  return isLinkSecret(secret) ? hashOf(secret) : null
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
