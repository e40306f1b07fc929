import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { tabClass } from '#app/ui/tab-class.tsx'
import { emailCopy } from './copy.ts'
import { type EmailTab, tabSearch } from './email-view.ts'
import { preloadPanel } from './lazy-panels.tsx'

const TABS = [
  { tab: 'preview', name: emailCopy.preview },
  { tab: 'html', name: emailCopy.htmlEditor },
  { tab: 'text', name: emailCopy.textOnly },
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
    <div className="flex items-start justify-between gap-4 border-b border-line print:hidden">
      <nav aria-label={emailCopy.views} className="flex gap-[26px] max-sm:gap-5">
        {tabs.map(({ tab, name }) => (
          <Link
            key={tab}
            to={{ search: tabSearch(tab) }}
            state={state}
            preventScrollReset
            onPointerEnter={() => preloadPanel(tab)}
            onFocus={() => preloadPanel(tab)}
            aria-current={tab === open ? 'page' : undefined}
            className={tabClass}
          >
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
