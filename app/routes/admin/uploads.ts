import { data } from 'react-router'
import { beginUpload } from '#app/intake/upload/commands.server.ts'
import { uploadCopy } from '#app/intake/upload/copy.ts'
import { uploadOptions } from '#app/intake/upload/schema.ts'
import { MANIFEST_CHARS_MAX, readManifest } from '#app/intake/upload/manifest.ts'
import { fieldErrors } from '#app/platform/lib/field-errors.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/uploads.ts'

/** Begins an upload: the body is the list of its files, the query what becomes of them. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  // Counted before it is read: four bytes are the longest character.
  const isShort = Number(request.headers.get('content-length')) <= 4 * MANIFEST_CHARS_MAX
  const files = isShort ? readManifest(await request.text()) : null
  if (!files) return Response.json({ reason: uploadCopy.unreadable }, { status: 400 })
  const chosen = uploadOptions.safeParse(Object.fromEntries(url.searchParams))
  if (!chosen.success) {
    return Response.json({ reason: Object.values(fieldErrors(chosen.error))[0] }, { status: 422 })
  }
  const begun = await beginUpload({ actor, files, options: chosen.data })
  if (!begun.ok) return Response.json({ reason: begun.reason }, { status: 422 })
  return Response.json({ id: begun.id, received: begun.received })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return data(null, { status: 405 })
}
