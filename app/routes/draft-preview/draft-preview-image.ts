import path from 'node:path'
import { draftPreviewCopy as words } from '#app/analytics/draft-preview/copy.ts'
import { findPicture } from '#app/analytics/draft-preview/queries.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { STORED_TYPES } from '#app/platform/lib/storage.server.ts'
import { DRAFT_PREVIEW_HEADERS } from './draft-preview-headers.ts'
import type { Route } from './+types/draft-preview-image.ts'

export async function loader({ params: { secret, file } }: Route.LoaderArgs) {
  const bytes = await findPicture(secret, file)
  if (!bytes) return plainResponse(words.gone, 410)
  const type = STORED_TYPES[path.extname(file).slice(1)]!
  return new Response(Buffer.from(bytes), { headers: { ...DRAFT_PREVIEW_HEADERS, 'Content-Type': type } })
}
