import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { site } from '#app/platform/lib/site-config.ts'
import { uiCopy } from '#app/platform/ui/copy.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'

type AuthLayoutProps = {
  title: ReactNode
  lead?: ReactNode
  /** Secondary links at the right of the header. */
  aside?: ReactNode
  children: ReactNode
}

export function AuthLayout({ title, lead, aside, children }: AuthLayoutProps) {
  return (
    <>
      <header className="flex min-h-[72px] shrink-0 items-center justify-between gap-4 px-8 py-2 max-sm:min-h-(--header-height) max-sm:px-(--page-pad)">
        <Link to={href('/')} aria-label={uiCopy.home(site.name)}>
          <Wordmark />
        </Link>
        {aside && <p className="text-right type-small text-ink-soft">{aside}</p>}
      </header>
      <main id="content" tabIndex={-1} className="wrap pt-[26px] pb-12">
        <div className="mx-auto max-w-[384px]">
          <h1 className="type-title text-[2.75rem] text-balance max-sm:text-(length:--size-title)">
            {title}
          </h1>
          {lead && <p className="mt-2.5 type-body text-ink-soft [overflow-wrap:anywhere]">{lead}</p>}
          <div className="mt-[30px]">{children}</div>
        </div>
      </main>
    </>
  )
}

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-accent underline-offset-3 hover:underline">
      {children}
    </Link>
  )
}
