import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env.server.ts'

let cached: string | undefined

/** `SESSION_SECRET`, or a secret generated at the first start and stored in the data folder. */
export function sessionSecret(): string {
  cached ??= env().SESSION_SECRET ?? readOrCreateSecret(path.join(env().DATA_DIR, 'session-secret'))
  return cached
}

/** Stores the secret of a restored gallery; SESSION_SECRET takes precedence if set. */
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
    // Two processes may start at once: the second one reads what the first wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** A keyed hash: deterministic, and irreversible without the secret. */
export function fingerprint(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
}

/** Encrypts data that must be readable again, but not from a copy of the database. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws when it was encrypted with another secret, for another purpose, or altered */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12), {
    // Shorter tags, as of a token cut short, would be easier to guess.
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret(), '', `mailshelf ${purpose}`, 32))
}
