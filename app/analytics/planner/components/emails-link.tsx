import { emailsPath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { plannerCopy as words } from '../copy.ts'
import type { PlannedOccasion } from '../plan.ts'
import type { Chosen } from '../queries.server.ts'

type EmailsLinkProps = { occasion: PlannedOccasion; chosen: Chosen }

/** A link to the emails from which the lead time is computed. */
export function EmailsLink({
  occasion: { name, slug, lead },
  chosen: { industry, language },
}: EmailsLinkProps) {
  const filters = {
    ...(industry && { industry: industry.value }),
    ...(language && { language: language.value }),
  }
  return (
    <a href={emailsPath({ filter: 'occasion', slug }, filters)} rel="nofollow">
      {words.emails(lead.emails, lead.isSoFar)}
      <span className="sr-only"> {name}</span>
    </a>
  )
}
