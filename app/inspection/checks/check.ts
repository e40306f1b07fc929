/** A check: its explanation, and how it reads an email. */
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import type { EmailSource } from './email-source.ts'
import type { Issue, Severity } from './issue.ts'
import type { RenderedPage } from './rendered-page.ts'

export type Group = 'everyone' | 'everywhere' | 'whole' | 'dark'

export type Check = {
  id: string
  group: Group
  /** The usual severity; an issue may be less severe. */
  severity: Severity
  title: string
  why: string
  fix: string
  example?: string
  /** What the check cannot know, as a sentence. */
  limits: string
  check(email: CheckedEmail): Issue | null
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
