import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { tabClass } from '#app/platform/ui/tab-class.tsx'
import { emailCopy } from './copy.ts'
import { type EmailTab, tabSearch } from './email-view.ts'
import { preloadPanel } from './lazy-panels.tsx'

const TABS = [
  { tab: 'preview', name: emailCopy.preview },
  { tab: 'html', name: emailCopy.htmlEditor },
  { tab: 'text', name: emailCopy.textOnly },
  { tab: 'checks', name: emailCopy.checks },
] as const

type EmailTabsProps = {
  open: EmailTab
  /** Shows only the Preview tab. */
  sourceHidden: boolean
  /** Actions for the open tab, at the right. */
  children?: ReactNode
}

/** The tabs of an email page. They are links, so each has a URL and works without scripts. */
export function EmailTabs({ open, sourceHidden, children }: EmailTabsProps) {
  const { state } = useLocation()
  const tabs = sourceHidden ? TABS.slice(0, 1) : TABS
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line print:hidden">
      <nav aria-label={emailCopy.views} className="flex min-w-0 flex-wrap gap-x-[26px] max-sm:gap-x-5">
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
