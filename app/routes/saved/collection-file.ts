import { exportCopy } from '#app/features/collections/exports/export-copy.ts'
import { readExport } from '#app/features/collections/exports/export-file.server.ts'
import { getReadyExport } from '#app/features/collections/exports/export-queries.server.ts'
import { plainResponse } from '#app/http/plain-response.ts'
import { requireViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/collection-file.ts'

const TYPES: Record<string, string> = {
  zip: 'application/zip',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Downloads the file of an export, for who had it made. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const file = await getReadyExport(viewer, params.exportId)
  if (!file) return plainResponse(exportCopy.gone, 404)
  const { id, name, extension, bytes } = file
  return new Response(readExport(id, bytes), {
    headers: {
      'Content-Type': TYPES[extension]!,
      'Content-Length': String(bytes),
      // Slugs consist of letters, digits and hyphens, so nothing needs quoting.
      'Content-Disposition': `attachment; filename="${name}.${extension}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
