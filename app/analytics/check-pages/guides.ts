/** The content of the page of a check, or of a feature that email clients lack. */
import type { Check } from '#app/inspection/checks/check.ts'
import { CHECKS } from '#app/inspection/checks/all-checks.ts'
import { featureTitle, MAIN_FAMILIES, verdictOf } from '#app/inspection/checks/support/client-families.ts'
import { featureWords } from '#app/inspection/checks/support/feature-copy.ts'
import { isFeature, SUPPORT } from '#app/inspection/checks/support/support-prefix.ts'
import { REPORTED_FEATURES, usualSeverity } from '#app/inspection/checks/support/support-severity.ts'
import { rulePagesCopy as words } from './copy.ts'
import type { ChecksQuery } from './schema.ts'

export type Guide = Omit<Check, 'id' | 'find'> & {
  /** As in its URL. */
  slug: string
  /** As in the issues of an email. */
  rule: string
}

export const CHECK_GUIDES: Guide[] = CHECKS.map(({ id, find: _find, ...guide }) => ({
  slug: id,
  rule: id,
  ...guide,
}))

export const FEATURE_GUIDES: Guide[] = REPORTED_FEATURES.map((slug) => {
  const { loss, fix, example } = featureWords(slug)
  return {
    slug,
    rule: SUPPORT + slug,
    group: 'clients',
    severity: usualSeverity(slug) ?? 'minor',
    title: featureTitle(slug),
    why: `${words.lackedBy(familiesWithout(slug))} ${loss}`,
    fix,
    example,
    limits: words.featureLimits,
  }
})

const bySlug = new Map([...CHECK_GUIDES, ...FEATURE_GUIDES].map((guide) => [guide.slug, guide]))

export function findGuide(slug: string): Guide | null {
  return bySlug.get(slug) ?? null
}

/** The guides that match a query; a client is one that a feature is not supported by. */
export function findGuides(guides: Guide[], { q, area, severity, client }: ChecksQuery): Guide[] {
  const words = q.toLowerCase().split(/\s+/)
  return guides.filter((guide) => {
    const text = `${guide.title} ${guide.slug} ${guide.why} ${guide.fix}`.toLowerCase()
    return (
      words.every((word) => text.includes(word)) &&
      (!area || guide.group === area) &&
      (!severity || guide.severity === severity) &&
      (!client || (isFeature(guide) && familiesWithout(guide.slug).includes(client)))
    )
  })
}

function familiesWithout(slug: string): string[] {
  return MAIN_FAMILIES.filter((family) => verdictOf(slug, family) === 'not').map(({ name }) => name)
}
