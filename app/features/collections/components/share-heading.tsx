import { href, NavLink } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { cn } from '#app/ui/cn.ts'
import { tabClass } from '#app/ui/tab-class.tsx'
import { memberCopy } from '../members/member-copy.ts'
import { shareCopy } from '../sharing/share-copy.ts'

/** The heading of the pages on which a collection is shared, with the tabs that lead from one to the other. */
export function ShareHeading({ collection: { id, name } }: { collection: { id: string; name: string } }) {
  const tabs = [
    { to: href('/collections/:id/share', { id }), label: shareCopy.tab },
    { to: href('/collections/:id/people', { id }), label: memberCopy.title },
  ]
  return (
    <>
      <BackLink to={href('/collections/:id', { id })}>{name}</BackLink>
      <h1 className="pt-7 type-title text-balance break-words">{shareCopy.title(name)}</h1>
      <p className="mt-4 max-w-[600px] type-lead text-ink-soft">{shareCopy.lead}</p>
      <nav aria-label={shareCopy.ways} className="mt-7 mb-6 flex gap-4">
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} className={cn(tabClass, 'mb-0')} preventScrollReset>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
