import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back from a page to the one above it, over its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="pt-5.5 type-small">
      <Link
        to={to}
        className="inline-flex max-w-full items-start gap-1.5 py-1.5 text-ink-soft transition-[color] hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{children}</span>
      </Link>
    </p>
  )
}
