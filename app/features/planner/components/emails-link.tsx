import { emailsPath } from '#app/features/figures/components/figure-links.ts'
import { plannerCopy as words } from '../copy.ts'
import type { PlannedOccasion } from '../plan.ts'
import type { Chosen } from '../queries.server.ts'

type EmailsLinkProps = { occasion: PlannedOccasion; chosen: Chosen }

/** The emails that a lead time is learned from are among these. */
export function EmailsLink({ occasion: { slug, lead }, chosen: { industry, language } }: EmailsLinkProps) {
  const filters = {
    ...(industry && { industry: industry.value }),
    ...(language && { language: language.value }),
  }
  return (
    <a href={emailsPath({ filter: 'occasion', slug }, filters)} rel="nofollow">
      {words.emails(lead.emails, lead.isSoFar)}
    </a>
  )
}
