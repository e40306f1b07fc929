import type { ReactNode } from 'react'
import { href } from 'react-router'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { settingsCopy } from '#app/intake/inbox/settings-copy.ts'
import { PageLink } from '#app/platform/ui/page-link.tsx'
import { useCurrentInView } from '#app/platform/ui/use-current-in-view.ts'

export function InboxHeading({
  title,
  isOwner,
  children,
}: {
  title: string
  isOwner: boolean
  children?: ReactNode
}) {
  const links = useCurrentInView<HTMLElement>()
  return (
    <div className="pt-10 pb-7.5">
      <nav
        ref={links}
        aria-label={inboxCopy.inbox}
        className="-ml-3 flex gap-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-1 max-sm:*:shrink-0"
      >
        <PageLink to={href('/admin/inbox')} name={inboxCopy.inbox} />
        <PageLink to={href('/admin/inbox/rules')} name={inboxCopy.rules} />
        {isOwner && (
          <>
            <PageLink to={href('/admin/inbox/sources')} name={inboxCopy.sources} />
            <PageLink to={href('/admin/inbox/addresses')} name={settingsCopy.addresses.title} />
            <PageLink to={href('/admin/inbox/tokens')} name={settingsCopy.tokens.title} />
          </>
        )}
      </nav>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <h1 className="type-page">{title}</h1>
        {children}
      </div>
    </div>
  )
}
