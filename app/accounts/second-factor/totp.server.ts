/** Time-based one-time passwords (RFC 6238): six digits every 30 seconds. */
import { Secret, TOTP } from 'otpauth'
import { site } from '#app/platform/lib/site-config.ts'

const PERIOD = 30

export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** The time step of a valid code; clocks differ, so the steps before and after count too. */
export function stepOfCode(secret: string, code: string): number | null {
  const now = Date.now()
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

export function totpCode(secret: string, step: number): string {
  return totp(secret).generate({ timestamp: step * PERIOD * 1000 })
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: site.name, label, secret, period: PERIOD, digits: 6 })
}
