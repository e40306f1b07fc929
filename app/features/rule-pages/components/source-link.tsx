import { href } from 'react-router'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { tabSearch } from '#app/features/gallery/email-page/email-view.ts'
import { rulePagesCopy } from '../copy.ts'

/** Under a card: the way to the HTML of the email, if its brand shows it. */
export function sourceLink({ slug, subject, brand, sourceHidden }: EmailCard) {
  if (sourceHidden) return null
  const path = href('/brand/:brandSlug/email/:emailSlug', { brandSlug: brand.slug, emailSlug: slug })
  return (
    <a
      href={path + tabSearch('html')}
      aria-label={`${rulePagesCopy.clean.source}: ${subject}`}
      className="mt-1 block w-fit type-small text-accent underline-offset-3 hover:underline pointer-coarse:py-2"
    >
      {rulePagesCopy.clean.source}
    </a>
  )
}
