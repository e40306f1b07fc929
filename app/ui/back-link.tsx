import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back from a page to the one above it, over its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="pt-5.5 type-small">
      <Link
        to={to}
        className="inline-block max-w-full py-1.5 break-words text-ink-soft underline-offset-3 hover:text-ink hover:underline"
      >
        {children}
      </Link>
    </p>
  )
}
