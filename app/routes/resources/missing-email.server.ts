import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { findRemovedEmail } from '#app/admin/takedown/queries.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'

/** For a part of an email that is not public: 410 where it was taken out of the gallery, otherwise 404. */
export async function missingEmail(slug: string): Promise<Response> {
  return (await findRemovedEmail(slug))
    ? plainResponse(emailCopy.removed, 410)
    : plainResponse(emailCopy.notFound, 404)
}
