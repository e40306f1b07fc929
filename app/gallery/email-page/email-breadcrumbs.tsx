import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import type { NavigationSource } from '#app/gallery/lists/use-grid-links.ts'

/** Back to the email type the reader came from, otherwise to the brand. */
export function EmailBreadcrumbs({ email }: { email: EmailPage }) {
  // The server does not know the browser's history; the row's height is reserved.
  const state = useLocation().state as NavigationSource | null
  const from = useHydrated() ? state?.emailType : undefined
  return (
    <div className="mt-[22px] flex h-[18px] items-center print:hidden">
      <Link
        to={from ? emailTypePath(from.slug) : brandPath(email.brand.slug)}
        className="inline-flex items-center gap-1.5 touch-target type-small text-ink-soft transition-[color] hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-[18px]" />
        {emailCopy.backTo(from?.name ?? email.brand.name)}
      </Link>
    </div>
  )
}
