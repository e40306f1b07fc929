/**
 * The grade that Mozilla's HTTP Observatory would give, after its published table: 100 points, minus those for missing
 * headers, plus bonus points if none is missing. Only these headers are graded: scripts come from this site alone, and
 * pages for visitors set no cookie.
 */
import { expect, test } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const HALF_A_YEAR = 15_768_000

function score(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  )
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ["'unsafe-inline'"]
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ["'unsafe-inline'"]
  const isSafe = !scripts.some((source) => /^'unsafe-(inline|eval)'$|^(https?|data):$|^\*$/.test(source))
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const framed = policy.get('frame-ancestors')?.every((source) => /^'(none|self)'$/.test(source))
  const weighed = [
    !policy.size ? -25 : !isSafe ? -20 : styles.includes("'unsafe-inline'") ? 0 : 5,
    age === 0 ? -20 : age < HALF_A_YEAR ? -10 : 0,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framed ? 5 : /^(DENY|SAMEORIGIN)$/.test(headers.get('x-frame-options') ?? '') ? 0 : -20,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : 0,
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  ]
  const least = 100 + weighed.filter((points) => points < 0).reduce((sum, points) => sum + points, 0)
  return least < 90 ? least : weighed.reduce((sum, points) => sum + points, 100)
}

test('a page over https scores A+', () => {
  const page = new Headers(securityHeaders(true))
  page.set('Content-Security-Policy', pagePolicy('a-nonce', false))
  expect(score(page)).toBeGreaterThanOrEqual(120)
})

test('a page without https, or without headers, does not', () => {
  const page = new Headers(securityHeaders(false))
  page.set('Content-Security-Policy', pagePolicy('a-nonce', false))
  expect(page.has('strict-transport-security')).toBe(false)
  expect(score(page)).toBe(80)
  expect(score(new Headers())).toBe(35)
})
