import { Outlet } from 'react-router'
import { AdminHeader } from '#app/layout/admin-header.tsx'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/admin.ts'

/** The admin pages have a header of their own. */
export const handle = { ownLayout: true }

/** Guards every page below, which may need a higher role; without a loader it would not run on client-side navigation. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { role } = await requireReviewer(context, request)
  return { role }
}

/** After a failed request the form stays as it is. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return (actionStatus ?? 200) < 400
}

export default function Admin({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeader role={role} />
      <main id="content" tabIndex={-1} className="[--header-height:2.75rem]">
        <Outlet />
      </main>
    </>
  )
}
