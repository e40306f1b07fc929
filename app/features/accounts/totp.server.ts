/** Codes of authenticator apps (RFC 6238): six digits, every half minute a new one. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { site } from '#app/site-config.ts'

const PERIOD = 30
const DIGITS = 6
/** Clocks differ by a little: the codes just before and just after count too. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, as apps take it by hand. */
export function makeTotpSecret(): string {
  return base32(randomBytes(20))
}

/** What the square code on the screen says to an app. */
export function totpUri(secret: string, email: string): string {
  const label = encodeURIComponent(`${site.name}:${email}`)
  const query = new URLSearchParams({
    secret,
    issuer: site.name,
    digits: String(DIGITS),
    period: String(PERIOD),
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

/** The half minute that `code` belongs to, if it is one of those that count now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const current = Math.floor(now / 1000 / PERIOD)
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    if (sameText(totpCode(secret, step), code)) return step
  }
  return null
}

/** The code of one half minute. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

function sameText(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
