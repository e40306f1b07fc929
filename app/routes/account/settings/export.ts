import { exportMyData } from '#app/features/accounts/account-deletion.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import type { Route } from './+types/export.ts'

/** Everything an account has, as one archive. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  const { fileName, zip } = await exportMyData({ session, meta: requestMeta(context) })
  return new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}
