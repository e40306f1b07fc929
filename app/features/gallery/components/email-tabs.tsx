import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { tabLook } from '#app/ui/tab-look.tsx'
import { copy } from '../copy.ts'
import { type EmailTab, tabSearch } from '../email-view.ts'

const TABS = [
  { tab: 'preview', name: copy.email.preview },
  { tab: 'html', name: copy.email.htmlEditor },
  { tab: 'text', name: copy.email.textOnly },
] as const

type EmailTabsProps = {
  open: EmailTab
  /** Leaves the picture alone. */
  sourceHidden: boolean
  /** What can be done with what is open, at the other end of the line. */
  children?: ReactNode
}

/** The ways to look at an email. They are links, so each has an address and none needs scripts. */
export function EmailTabs({ open, sourceHidden, children }: EmailTabsProps) {
  const { state } = useLocation()
  const tabs = sourceHidden ? TABS.slice(0, 1) : TABS
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line">
      <nav aria-label={copy.email.views} className="flex gap-[26px] max-sm:gap-5">
        {tabs.map(({ tab, name }) => (
          <Link
            key={tab}
            to={{ search: tabSearch(tab) }}
            state={state}
            preventScrollReset
            aria-current={tab === open ? 'page' : undefined}
            className={tabLook}
          >
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
