/** Limits of request bodies. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { FORM_BYTES_MAX } from '#app/accounts/request/read-form.ts'

/**
 * The limit for a cover image of `UPLOAD_BYTES_MAX` with the text of its post, in bytes; the pieces of an upload are
 * smaller.
 */
const POST_MAX = 16 * 1024 * 1024

/**
 * The paths of forms with files or a whole email, for documents and for client-side navigation: posts, brands, the
 * logo of the gallery, uploads, backups, submissions of members, drafts to preview, and lists that members import.
 */
const UPLOAD_PAGES =
  /^\/(?:setup(?:\.data)?$|admin\/(?:settings|(?:blog|brands)\/.|emails\/upload|uploads|backups\/upload$)|submit|preview-draft(?:\.data)?$|collections\/[^/]{36}\/import)/

const onError = (c: Context) => c.text('The request is too large.', 413)
const limitForm = bodyLimit({ maxSize: FORM_BYTES_MAX, onError })
const limitPost = bodyLimit({ maxSize: POST_MAX, onError })

/**
 * Refuses bodies that are too large. A body without Content-Length is buffered before the user is known, so only small
 * ones may omit it. A body with a length is not read until its route asks for it.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  // Hono's server ignores the bodies of these methods.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (!UPLOAD_PAGES.test(c.req.path)) return limitForm(c, next)
  const hasLength = c.req.raw.headers.has('content-length')
  return hasLength ? limitPost(c, next) : c.text('The request does not state its size.', 411)
}
