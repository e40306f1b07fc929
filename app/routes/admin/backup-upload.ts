import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { backupsCopy } from '#app/admin/backups/copy.ts'
import { receivePiece } from '#app/platform/backup/backup-folder.server.ts'
import { DiskFull } from '#app/platform/lib/disk-space.server.ts'
import type { Route } from './+types/backup-upload.ts'

const words = backupsCopy.upload

/** Receives the piece of a backup at `offset`. The answer says where the next one begins. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await requireAdmin(context, request)
  const name = url.searchParams.get('name') ?? ''
  const [size, offset] = ['size', 'offset'].map((key) => Number(url.searchParams.get(key) ?? Number.NaN))
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(offset) || size! < 1 || offset! < 0) {
    return Response.json({ reason: words.failed }, { status: 400 })
  }
  const piece = new Uint8Array(await request.arrayBuffer())
  try {
    const received = await receivePiece(name, { size: size!, offset: offset!, piece })
    return 'reason' in received
      ? Response.json({ reason: words[received.reason] }, { status: 422 })
      : Response.json(received)
  } catch (error) {
    if (error instanceof DiskFull) return Response.json({ reason: error.message }, { status: 422 })
    throw error
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  return Response.json(null, { status: 405 })
}
