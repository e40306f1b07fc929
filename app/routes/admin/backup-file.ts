import { Readable } from 'node:stream'
import { href, redirect } from 'react-router'
import { requireAdmin, requireSession } from '#app/accounts/request/session.server.ts'
import { backupsCopy } from '#app/admin/backups/copy.ts'
import { findBackup, readBackup } from '#app/platform/backup/backup-folder.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import type { Route } from './+types/backup-file.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  const { fresh } = await requireSession(context, request)
  const found = await findBackup(params.name)
  if (!found) return plainResponse(backupsCopy.gone, 404)
  if (!fresh) return redirect(href('/admin/backups'))
  return new Response(Readable.toWeb(await readBackup(found)) as ReadableStream, {
    headers: {
      'Content-Type': found.name.endsWith('.age') ? 'application/octet-stream' : 'application/x-tar',
      'Content-Length': String(found.bytes),
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
