/** The cures by the rules whose findings they mend. A rule without one needs a person: words, or a decision. */
import { colorScheme } from './cures/color-scheme.ts'
import { contrast } from './cures/contrast.ts'
import type { Cure } from './cures/cure.ts'
import { direction, language } from './cures/language.ts'
import { layoutTable } from './cures/layout-table.ts'
import { linkInText } from './cures/link-in-text.ts'
import { repeatedWords, spacerWords } from './cures/pictures.ts'
import type { Finding } from './finding.ts'
import type { CheckedEmail } from './rule.ts'

export const CURES: Record<string, Cure | undefined> = {
  language,
  direction,
  contrast,
  'layout-table': layoutTable,
  'picture-words': spacerWords,
  'repeated-words': repeatedWords,
  'link-in-text': linkInText,
  'no-color-scheme': colorScheme,
}

/** The finding with what mends it. */
export function withCure(found: Finding, email: CheckedEmail): Finding {
  const cure = CURES[found.rule]?.changes(email) ?? []
  return cure.length > 0 ? { ...found, cure } : found
}

/** How many places a finding's cure changes. */
export function curedPlaces({ cure }: Finding): number {
  return cure?.reduce((sum, { at }) => sum + at.length, 0) ?? 0
}
