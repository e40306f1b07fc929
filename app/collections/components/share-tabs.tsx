import { href, NavLink } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { tabClass } from '#app/platform/ui/tab-class.tsx'
import { memberCopy } from '../members/member-copy.ts'
import { shareCopy } from '../sharing/share-copy.ts'

/** Tabs between the two pages on which a collection is shared. */
export function ShareTabs({ id }: { id: string }) {
  const tabs = [
    { to: href('/collections/:id/share', { id }), label: shareCopy.tab },
    { to: href('/collections/:id/people', { id }), label: memberCopy.title },
  ]
  return (
    <nav aria-label={shareCopy.ways} className="-mt-1 mb-6 flex gap-4">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} className={cn(tabClass, 'mb-0')} preventScrollReset>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
