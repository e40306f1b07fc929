/** Renders the pages of rules. */
import { AllChecks } from '#app/analytics/check-pages/components/all-checks.tsx'
import { CheckGuide } from '#app/analytics/check-pages/components/check-guide.tsx'
import { rulePagesCopy as words } from '#app/analytics/check-pages/copy.ts'
import { findGuide, isFeature } from '#app/analytics/check-pages/guides.ts'
import { countFound, readExamples } from '#app/analytics/check-pages/queries.server.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

export async function renderAllChecks(request: Request) {
  return staticHtml(request, <AllChecks found={await countFound()} />)
}

/** Null where there is no such rule. */
export async function renderRule(request: Request, slug: string) {
  const guide = findGuide(slug)
  if (!guide) return null
  const [found, examples] = await Promise.all([countFound(), readExamples(guide.rule)])
  return {
    rule: guide.rule,
    title: guide.title,
    metaTitle: isFeature(guide) ? words.featureTitle(guide.title) : guide.title,
    why: guide.why,
    headings: words.examples[isFeature(guide) ? 'feature' : 'rule'],
    part: staticHtml(request, <CheckGuide guide={guide} found={found} />),
    ...examples,
  }
}
