import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { useShortcutsEnabled } from '#app/platform/ui/single-key-shortcuts.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import { type NavigationSource, type EmailParams, adjacentEmail } from '#app/gallery/lists/list-navigation.ts'
import { useKeyNavigation } from '#app/gallery/email-page/use-key-navigation.ts'

/** A link back to the list the reader came from, and links to the previous and next email there. */
export function EmailBreadcrumbs({ email }: { email: EmailPage }) {
  // The server does not know the browser's history; the row's height is reserved.
  const state = useLocation().state as NavigationSource | null
  const source = useHydrated() ? state : null
  const neighbors = source?.neighbors ?? []
  const previous = adjacentEmail(neighbors, email, -1)
  const next = adjacentEmail(neighbors, email, 1)
  useKeyNavigation(neighbors)
  return (
    <div className="mt-[22px] flex h-[18px] print:hidden items-center justify-between gap-4">
      <BackLink email={email} from={source?.emailType} />
      {(previous ?? next) && (
        <div className="flex gap-1">
          <StepLink label={emailCopy.previous} keys="K" to={previous}>
            <ChevronLeft aria-hidden="true" />
          </StepLink>
          <StepLink label={emailCopy.next} keys="J" to={next}>
            <ChevronRight aria-hidden="true" />
          </StepLink>
        </div>
      )}
    </div>
  )
}

/** Back to the email type the reader came from, otherwise to the brand. */
function BackLink({ email, from }: { email: EmailPage; from: NavigationSource['emailType'] }) {
  const to = from ? emailTypePath(from.slug) : brandPath(email.brand.slug)
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 touch-target type-small text-ink-soft transition-[color] hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-[18px]" />
      {emailCopy.backTo(from?.name ?? email.brand.name)}
    </Link>
  )
}

type StepLinkProps = {
  label: string
  keys: string
  to: EmailParams | null
  children: React.ReactNode
}

function StepLink({ label, keys, to, children }: StepLinkProps) {
  const { state } = useLocation()
  const keysWork = useShortcutsEnabled()
  if (!to) {
    return (
      <IconButton label={label} disabled>
        {children}
      </IconButton>
    )
  }
  return (
    <IconButton label={label} aria-keyshortcuts={keysWork ? keys : undefined} asChild>
      <Link to={emailPath(to.brandSlug, to.emailSlug)} state={state} replace>
        {children}
      </Link>
    </IconButton>
  )
}
