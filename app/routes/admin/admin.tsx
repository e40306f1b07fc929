import { Outlet } from 'react-router'
import { asEditor } from '#app/accounts/policy.ts'
import { readWaiting } from '#app/admin/health/queries.server.ts'
import { AdminHeader } from '#app/layout/admin-header.tsx'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import type { Route } from './+types/admin.ts'

/** The admin pages have a header of their own. */
export const handle = { ownLayout: true }

/** Guards every page below, which may need a higher role; without a loader it would not run on client-side navigation. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireReviewer(context, request)
  const waiting = await settleOrNull(readWaiting(asEditor(viewer)), 'the counts of the navigation')
  return { role: viewer.role, waiting }
}

/** After a failed request the form stays as it is. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return (actionStatus ?? 200) < 400
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeader {...loaderData} />
      <main id="content" tabIndex={-1} className="[--header-height:2.75rem]">
        <Outlet />
      </main>
    </>
  )
}
