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

export function shouldRevalidate() {
  return true
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
