/** The issues of an email: plain data, which is stored and travels between processes. */

import type { Issue, Place, Severity } from '#app/platform/db/json-columns.ts'

export type { Box, Change, Issue, Place, Severity } from '#app/platform/db/json-columns.ts'

export const SEVERITIES: Severity[] = ['serious', 'moderate', 'minor']

export type ChecksRow = {
  rulesVersion: number
  /** Whether a browser rendered it, so that contrast and the like were checked. */
  inBrowser: boolean
  issues: Issue[]
  serious: number
  moderate: number
  minor: number
}

/** One place of a minor issue is enough to understand it. */
const PLACES_MAX: Record<Severity, number> = { serious: 8, moderate: 8, minor: 2 }
export const ISSUES_MAX = 100
const CODE_CHARS_MAX = 140

export function shortened(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  return line.length > CODE_CHARS_MAX ? `${line.slice(0, CODE_CHARS_MAX - 1)}…` : line
}

/** An issue in these places; null if there are none. */
export function issue(rule: string, severity: Severity, places: Place[], detail?: string): Issue | null {
  if (places.length === 0) return null
  return {
    rule,
    severity,
    count: places.length,
    places: places.slice(0, PLACES_MAX[severity]),
    ...(detail !== undefined && { detail }),
  }
}
