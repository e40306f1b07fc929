/** The fixers by check. A check without one needs a decision by the author. */
import { colorScheme } from './fixers/color-scheme.ts'
import { contrast } from './fixers/contrast.ts'
import type { Fixer } from './fixers/fixer.ts'
import { direction, language, wrongLanguage } from './fixers/language.ts'
import { layoutTable } from './fixers/layout-table.ts'
import { linkInText } from './fixers/link-in-text.ts'
import { repeatedWords, spacerWords } from './fixers/images.ts'
import type { Issue } from './issue.ts'
import type { CheckedEmail } from './check.ts'

export const FIXERS: Record<string, Fixer | undefined> = {
  language,
  'wrong-language': wrongLanguage,
  direction,
  contrast,
  'layout-table': layoutTable,
  'picture-words': spacerWords,
  'repeated-words': repeatedWords,
  'link-in-text': linkInText,
  'no-color-scheme': colorScheme,
}

/** Adds the fix of an issue, where there is a certain one. */
export function withFix(found: Issue, email: CheckedEmail): Issue {
  const fix = FIXERS[found.rule]?.changes(email) ?? []
  return fix.length > 0 ? { ...found, fix } : found
}

/** How many places the fix of an issue changes. */
export function fixedPlaces({ fix }: Issue): number {
  return fix?.reduce((sum, { at }) => sum + at.length, 0) ?? 0
}
