import { Outlet } from 'react-router'
import { AdminHeader } from '#app/layout/admin-header.tsx'
import { requireAdmin } from '#app/http/session.server.ts'
import type { Route } from './+types/admin.ts'

/** The admin pages have a header of their own. */
export const handle = { ownLayout: true }

/** Guards every page below; without a loader it would not run on client-side navigation. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  return null
}

/** After a failed request the form stays as it is. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return (actionStatus ?? 200) < 400
}

export default function Admin() {
  return (
    <>
      <AdminHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
