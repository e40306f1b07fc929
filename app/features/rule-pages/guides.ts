/** What the page of a rule, or of a feature that mail programs lack, says. */
import type { Weight } from '#app/features/checks/finding.ts'
import type { Group } from '#app/features/checks/rule.ts'
import { RULES } from '#app/features/checks/rules.ts'
import {
  featureTitle,
  MAIN_FAMILIES,
  type Verdict,
  verdictOf,
} from '#app/features/checks/support/client-families.ts'
import { featureWords } from '#app/features/checks/support/feature-words.ts'
import { SUPPORT } from '#app/features/checks/support/support-prefix.ts'
import { REPORTED_FEATURES, usualWeight } from '#app/features/checks/support/reported-features.ts'
import { rulePagesCopy as words } from './copy.ts'

export type Guide = {
  /** As in its address. */
  slug: string
  /** As in findings. */
  rule: string
  group: Group
  weight: Weight
  title: string
  why: string
  mend: string
  example?: string
  limits: string
}

export const RULE_GUIDES: Guide[] = RULES.map(({ id, group, weight, title, why, mend, example, limits }) => ({
  slug: id,
  rule: id,
  group,
  weight,
  title,
  why,
  mend,
  ...(example !== undefined && { example }),
  limits,
}))

export const FEATURE_GUIDES: Guide[] = REPORTED_FEATURES.map((slug) => {
  const { loss, ...cure } = featureWords(slug)
  return {
    slug,
    rule: SUPPORT + slug,
    group: 'everywhere',
    weight: usualWeight(slug) ?? 'minor',
    title: featureTitle(slug),
    why: `${words.lackedBy(familiesWith(slug, 'not'))} ${loss}`,
    ...cure,
    limits: words.featureLimits,
  }
})

const bySlug = new Map([...RULE_GUIDES, ...FEATURE_GUIDES].map((guide) => [guide.slug, guide]))

export function findGuide(slug: string): Guide | null {
  return bySlug.get(slug) ?? null
}

export function isFeature({ rule }: Guide): boolean {
  return rule.startsWith(SUPPORT)
}

function familiesWith(slug: string, verdict: Verdict): string[] {
  return MAIN_FAMILIES.filter((family) => verdictOf(slug, family) === verdict).map(({ name }) => name)
}
