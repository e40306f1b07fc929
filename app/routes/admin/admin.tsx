import { Outlet } from 'react-router'
import { AdminHeader } from '#app/layout/admin-header.tsx'
import { requireAdmin } from '#app/http/session.server.ts'
import type { Route } from './+types/admin.ts'

/** The back office has a header of its own. */
export const handle = { ownLayout: true }

/** Guards every page below; without a loader it would not run when the browser goes from page to page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  return null
}

/** A form that came to nothing stays, also where the server is out of reach. */
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
