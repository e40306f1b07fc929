import { data } from 'react-router'
import { beginUpload } from '#app/features/upload/commands.server.ts'
import { uploadCopy } from '#app/features/upload/copy.ts'
import { MANIFEST_CHARS_MAX, readManifest } from '#app/features/upload/manifest.ts'
import { requireEditor } from '#app/http/session.server.ts'
import type { Route } from './+types/uploads.ts'

/** Begins an upload: the body is the list of its files. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  // Counted before it is read: four bytes are the longest character.
  const isShort = Number(request.headers.get('content-length')) <= 4 * MANIFEST_CHARS_MAX
  const files = isShort ? readManifest(await request.text()) : null
  if (!files) return Response.json({ reason: uploadCopy.unreadable }, { status: 400 })
  const begun = await beginUpload({ actor, files })
  if (!begun.ok) return Response.json({ reason: begun.reason }, { status: 422 })
  return Response.json({ id: begun.id, received: begun.received })
}

/** Nothing to read here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return data(null, { status: 405 })
}
