import path from 'node:path'
import { rehearsalCopy as words } from '#app/features/rehearsal/copy.ts'
import { findPicture } from '#app/features/rehearsal/queries.server.ts'
import { plainResponse } from '#app/http/plain-response.ts'
import { STORED_TYPES } from '#app/lib/storage.server.ts'
import { REHEARSAL_HEADERS } from './rehearsal-headers.ts'
import type { Route } from './+types/rehearsal-picture.ts'

/** A picture of a draft. */
export async function loader({ params: { secret, file } }: Route.LoaderArgs) {
  const bytes = await findPicture(secret, file)
  if (!bytes) return plainResponse(words.gone, 410)
  const type = STORED_TYPES[path.extname(file).slice(1)]!
  return new Response(Buffer.from(bytes), { headers: { ...REHEARSAL_HEADERS, 'Content-Type': type } })
}
