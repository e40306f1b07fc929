import { Link } from 'react-router'
import { ArrivalItem } from '#app/features/inbox/components/arrival-item.tsx'
import { FolderLinks } from '#app/features/inbox/components/folder-links.tsx'
import { InboxHeading } from '#app/features/inbox/components/inbox-nav.tsx'
import { arrivalsQuery } from '#app/features/inbox/folders.ts'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { ARRIVALS_PAGE, countFolders, listArrivals } from '#app/features/inbox/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireEditor } from '#app/http/session.server.ts'
import type { Route } from './+types/inbox.ts'

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
      {hasMore && (
        <nav aria-label="Pages" className="mt-8 type-ui text-accent">
          <Link to={`?folder=${folder}&before=${rows.at(-1)!.id}`}>{inboxCopy.older}</Link>
        </nav>
      )}
    </div>
  )
}
