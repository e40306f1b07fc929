/** Codes of authenticator apps (RFC 6238): six digits, every half minute a new one. */
import { Secret, TOTP } from 'otpauth'
import { site } from '#app/site-config.ts'

const PERIOD = 30

/** A new secret, as apps take it by hand. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an app. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** The half minute that `code` belongs to, if it counts now: the one before and the one after do too, for clocks differ. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** The code of one half minute. */
export function totpCode(secret: string, step: number): string {
  return totp(secret).generate({ timestamp: step * PERIOD * 1000 })
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: site.name, label, secret, period: PERIOD, digits: 6 })
}
