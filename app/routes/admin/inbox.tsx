import { href, Link } from 'react-router'
import { ArrivalItem } from '#app/intake/inbox/components/arrival-item.tsx'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { arrivalsQuery, FOLDERS, type Folder } from '#app/intake/inbox/folders.ts'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { ARRIVALS_PAGE, countFolders, listArrivals } from '#app/intake/inbox/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/inbox.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { TabCount, tabClass } from '#app/platform/ui/tab-class.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { folder, before } = readQuery(arrivalsQuery, url)
  const [rows, counts] = await Promise.all([listArrivals({ actor, folder, before }), countFolders(actor)])
  return {
    isOwner: actor.isAdmin,
    folder,
    counts,
    rows: rows.slice(0, ARRIVALS_PAGE),
    hasMore: rows.length > ARRIVALS_PAGE,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.inbox })

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { isOwner, folder, counts, rows, hasMore } = loaderData
  if (Object.values(counts).every((count) => count === 0)) {
    return (
      <div className="wrap pb-20">
        <InboxHeading isOwner={isOwner} title={inboxCopy.inbox} />
        <FirstSources isOwner={isOwner} />
      </div>
    )
  }
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner={isOwner} title={inboxCopy.inbox} />
      <FolderLinks current={folder} counts={counts} />
      <p className="py-5 type-body text-ink-soft">
        {rows.length === 0 ? inboxCopy.none[folder] : inboxCopy.notes[folder]}
      </p>
      <ol>
        {rows.map((arrival) => (
          <ArrivalItem key={arrival.id} arrival={arrival} />
        ))}
      </ol>
      <Pager className="mt-8" next={hasMore ? { to: `?folder=${folder}&before=${rows.at(-1)!.id}` } : null} />
    </div>
  )
}

function FolderLinks({ current, counts }: { current: Folder; counts: Record<Folder, number> }) {
  return (
    <nav
      aria-label={inboxCopy.foldersLabel}
      className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] max-sm:gap-5"
    >
      {FOLDERS.map((folder) => (
        <Link
          key={folder}
          to={`?folder=${folder}`}
          aria-current={folder === current ? 'page' : undefined}
          className={cn(tabClass, 'pt-3')}
        >
          {inboxCopy.folders[folder]}
          <TabCount>{counts[folder]}</TabCount>
        </Link>
      ))}
    </nav>
  )
}

/** The ways in which mail can come, before any has. */
function FirstSources({ isOwner }: { isOwner: boolean }) {
  const { title, text, mailbox, address, folder, upload } = inboxCopy.start
  const sources = href('/admin/inbox/sources')
  const ways = [
    ...(isOwner
      ? ([
          [sources, mailbox],
          [href('/admin/inbox/addresses'), address],
          [sources, folder],
        ] as const)
      : []),
    [href('/admin/emails/upload'), upload] as const,
  ]
  return (
    <section className="max-w-[820px] rounded-card border border-line bg-surface p-7 max-sm:p-5">
      <h2 className="type-head">{title}</h2>
      <p className="mt-2 type-body text-ink-soft">{text}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {ways.map(([to, [name, note]]) => (
          <li key={name}>
            <Link to={to} className="block h-full rounded-control border border-line p-4 hover:bg-sunk">
              <span className="block type-ui">{name}</span>
              <span className="mt-1 block type-small text-ink-soft">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
