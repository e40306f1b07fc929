import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import os from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const BYTES = 32

/** The PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await digest(password, nonce, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/** Without a hash the result is false after the same amount of work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? '')
  if (!parts) {
    await digest(password, randomBytes(16), COST)
    return false
  }
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(parts[5]!, 'base64')
  const given = await digest(password, Buffer.from(parts[4]!, 'base64'), { memory, passes, parallelism })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** One processor stays free for requests, however many users sign in at once. */
const LANES = Math.max(1, os.availableParallelism() - 1)
const lanes = Array.from({ length: LANES }, () => Promise.resolve())
let turn = 0

async function digest(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const lane = turn++ % LANES
  // Unicode variants of the same password are normalized.
  const message = password.normalize('NFKC')
  const hash = lanes[lane]!.then(() => derive('argon2id', { message, nonce, tagLength: BYTES, ...cost }))
  lanes[lane] = hash.then(
    () => undefined,
    () => undefined,
  )
  return hash
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
