/** What the rules say about an email: plain data, which travels between processes and is stored. */

import type { Finding, Place, Weight } from '#app/db/shapes.ts'

export type { Box, Change, Finding, Place, Weight } from '#app/db/shapes.ts'

export const WEIGHTS: Weight[] = ['serious', 'notable', 'minor']

/** The stored row. */
export type ChecksRow = {
  rulesVersion: number
  /** A browser has looked at it: contrast and everything else that needs a rendered page was checked. */
  inBrowser: boolean
  findings: Finding[]
  serious: number
  notable: number
  minor: number
}

/** A minor finding repeats what one place shows. */
const PLACES_MAX: Record<Weight, number> = { serious: 8, notable: 8, minor: 2 }
export const FINDINGS_MAX = 100
const CODE_CHARS_MAX = 140

export function shortened(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  return line.length > CODE_CHARS_MAX ? `${line.slice(0, CODE_CHARS_MAX - 1)}…` : line
}

/** A finding in these places; null where there are none. */
export function finding(rule: string, weight: Weight, places: Place[], detail?: string): Finding | null {
  if (places.length === 0) return null
  return {
    rule,
    weight,
    count: places.length,
    places: places.slice(0, PLACES_MAX[weight]),
    ...(detail !== undefined && { detail }),
  }
}
