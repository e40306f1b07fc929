import { href, redirect } from 'react-router'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { readExport } from '#app/platform/exports/export-file.server.ts'
import { fileNameOf, getReadyExport } from '#app/platform/exports/queries.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { requireAdmin, requireSession } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/export-file.ts'

const TYPES: Record<string, string> = {
  zip: 'application/zip',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Downloads the file of an export, for who had it made; of an account or the gallery only with a fresh sign-in. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { viewer, fresh } = await requireSession(context, request)
  const file = await getReadyExport(viewer, params.exportId)
  if (!file) return plainResponse(exportCopy.gone, 404)
  if (file.format === 'gallery') await requireAdmin(context, request)
  if (file.format === 'account' && !fresh) return redirect(href('/settings/export'))
  if (file.format === 'gallery' && !fresh) return redirect(href('/admin/backups'))
  const name = fileNameOf(file)
  return new Response(readExport(file.id, file.bytes), {
    headers: {
      'Content-Type': TYPES[name.split('.').at(-1)!]!,
      'Content-Length': String(file.bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
