import { addPiece, discardUpload } from '#app/intake/upload/commands.server.ts'
import { PIECE_BYTES } from '#app/intake/upload/limits.ts'
import { readUpload } from '#app/intake/upload/queries.server.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/upload.ts'

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const upload = await readUpload({ actor, id })
  return Response.json(upload, { status: upload ? 200 : 404 })
}

/** POST receives the piece at `offset`, DELETE discards the upload. The answer says where the next piece begins. */
export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  if (request.method === 'DELETE') {
    const isDiscarded = await discardUpload({ actor, id })
    return new Response(null, { status: isDiscarded ? 204 : 404 })
  }
  const offset = Number(url.searchParams.get('offset') ?? NaN)
  if (!Number.isSafeInteger(offset) || Number(request.headers.get('content-length')) > PIECE_BYTES) {
    return Response.json({ received: 0 }, { status: 400 })
  }
  const piece = new Uint8Array(await request.arrayBuffer())
  const added = await addPiece({ actor, id, offset, piece })
  // 422 ends the upload with this reason; the same files continue it.
  if (!added.ok && added.reason === 'full') return Response.json({ reason: added.shortage }, { status: 422 })
  const status = added.ok ? 200 : added.reason === 'missing' ? 404 : 409
  return Response.json({ received: added.received }, { status })
}
