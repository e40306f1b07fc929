import type { EmailStats } from '#app/platform/db/json-columns.ts'
import type { EmailSource } from './email-source.ts'
import type { Place, Severity } from './issue.ts'
import type { RenderedPage } from './rendered-page.ts'

export type Group = 'accessibility' | 'clients' | 'delivery' | 'dark'

export type Check = {
  id: string
  group: Group
  severity: Severity
  title: string
  why: string
  fix: string
  example?: string
  /** What the check cannot know. */
  limits: string
  find: (email: CheckedEmail) => Place[] | Finding
}

/** No places: no issue. `count` is larger than their number where only some are known. */
export type Finding = { places: Place[]; detail?: string; count?: number }

export function ofWhole(isFound: boolean, detail?: string): Finding {
  return { places: isFound ? [{}] : [], detail }
}

export function inGroup(group: Group, checks: Omit<Check, 'group'>[]): Check[] {
  return checks.map((check) => ({ ...check, group }))
}

export type CheckedEmail = {
  source: EmailSource
  /** Empty where there is none. */
  subject: string
  preheader: string
  language: string | null
  stats: EmailStats
  oneClickUnsubscribe: boolean
  /** Animated images: their sizes in bytes, by storage key. */
  animated: Map<string, number>
  /** Null if no browser has rendered it. */
  page: RenderedPage | null
}
