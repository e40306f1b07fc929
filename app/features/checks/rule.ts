/** What a rule is: the words that explain it, and how it reads an email. */
import type { EmailStats } from '#app/db/shapes.ts'
import type { EmailSource } from './email-source.ts'
import type { Finding, Weight } from './finding.ts'
import type { SeenPage } from './seen-page.ts'

export type Group = 'everyone' | 'everywhere' | 'whole' | 'dark'

export type Rule = {
  id: string
  group: Group
  /** Its usual weight; a rule may weigh less where it does less harm. */
  weight: Weight
  title: string
  why: string
  mend: string
  example?: string
  /** What it cannot know, as a sentence. */
  limits: string
  check(email: CheckedEmail): Finding | null
}

export type CheckedEmail = {
  source: EmailSource
  /** Empty where there is none. */
  subject: string
  preheader: string
  language: string | null
  stats: EmailStats
  oneClickUnsubscribe: boolean
  /** Pictures that move: their sizes in bytes, by storage key. */
  animated: Map<string, number>
  /** What the browser saw; null where none has looked. */
  page: SeenPage | null
}
