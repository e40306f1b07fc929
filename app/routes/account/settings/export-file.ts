import { Readable } from 'node:stream'
import { href, redirect } from 'react-router'
import { exportMyData } from '#app/features/accounts/account-export.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import type { Route } from './+types/export-file.ts'

/** The account's data as an archive; requires reauthentication if the sign-in is not fresh. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  const result = await exportMyData({ session, meta: requestMeta(context) })
  if (!result.ok) return redirect(href('/settings/export'))
  return new Response(Readable.toWeb(result.zip) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${result.fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}
