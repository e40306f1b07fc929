/** The site's secret, and what is made from it: keys that seal and fingerprints that cannot be guessed. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env.server.ts'

let cached: string | undefined

/** `SESSION_SECRET`, or one made at the first start and kept beside the data. */
export function sessionSecret(): string {
  cached ??= env().SESSION_SECRET ?? readOrCreateSecret(path.join(env().DATA_DIR, 'session-secret'))
  return cached
}

/** The secret of a gallery that was restored here; where SESSION_SECRET is set, that one counts. */
export function storeSecret(secret: string): void {
  const file = path.join(env().DATA_DIR, 'session-secret')
  mkdirSync(env().DATA_DIR, { recursive: true })
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  cached = undefined
}

function readOrCreateSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    // Two processes may start at once: the one that comes second takes what the first wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The same answer for the same text, and no way back without the secret. */
export function fingerprint(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
}

/** Encrypts what must be read again but not by whoever copies the database. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws when it was sealed with another secret, for another purpose, or changed since */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret(), '', `mailshelf ${purpose}`, 32))
}
