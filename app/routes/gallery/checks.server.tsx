/** Renders the pages of rules. */
import { AllRules } from '#app/features/rule-pages/components/all-rules.tsx'
import { RuleGuide } from '#app/features/rule-pages/components/rule-guide.tsx'
import { rulePagesCopy as words } from '#app/features/rule-pages/copy.ts'
import { findGuide, isFeature } from '#app/features/rule-pages/guides.ts'
import { countFound, readExamples } from '#app/features/rule-pages/queries.server.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

export async function renderAllRules(request: Request) {
  return staticHtml(request, <AllRules found={await countFound()} />)
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
    part: staticHtml(request, <RuleGuide guide={guide} found={found} />),
    ...examples,
  }
}
