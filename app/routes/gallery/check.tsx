import { data, href } from 'react-router'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import { allSamples, type EmailCard } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { CheckGuide } from '#app/analytics/check-pages/components/check-guide.tsx'
import { rulePagesCopy as words } from '#app/analytics/check-pages/copy.ts'
import { findGuide } from '#app/analytics/check-pages/guides.ts'
import { isFeature } from '#app/inspection/checks/support/support-prefix.ts'
import { countFound, readExamples } from '#app/analytics/check-pages/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/check.ts'

export async function loader({ params, request }: Route.LoaderArgs) {
  const guide = findGuide(params.rule)
  if (!guide) return data(null, { status: 404 })
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

const PARENTS = [{ name: words.all.here, path: href('/checks') }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: words.missing.title })
  const { rule, title, metaTitle, why } = loaderData
  const path = rulePath(rule)
  return pageMeta(matches, {
    title: metaTitle,
    description: why,
    path,
    things: (at) => [breadcrumbs(at, [...PARENTS, { name: title, path }])],
  })
}

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    const { title, text, label } = words.missing
    return <MissingPage title={title} text={text} to={href('/checks')} label={label} />
  }
  const { title, why, headings, part, bad, good } = loaderData
  return (
    <div className="shelf-clip">
      <StaticPage title={title} lead={why} part={part} parents={PARENTS} here={title}>
        <Examples heading={headings.bad} emails={bad} none={words.examples.noBad} />
        <Examples heading={headings.good} emails={good} none={words.examples.noGood} />
      </StaticPage>
    </div>
  )
}

type ExamplesProps = { heading: string; emails: EmailCard[]; none: string }

function Examples({ heading, emails, none }: ExamplesProps) {
  return (
    <section className="mt-16 max-sm:mt-12">
      <SectionHeading className="mb-6" note={allSamples(emails) && copy.samples}>
        {heading}
      </SectionHeading>
      {emails.length > 0 ? (
        // Rows of two: the fifth would stand alone.
        <EmailGrid emails={emails} className="max-sm:[&_li:nth-child(5)]:hidden" />
      ) : (
        <p className="type-body text-ink-soft">{none}</p>
      )}
    </section>
  )
}
