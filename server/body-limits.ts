/** How large what is sent may be. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRead } from '#app/http/origin.server.ts'

/** The largest honest form takes back the removal of a thousand saves, in 160 kB. */
const FORM_MAX = 256 * 1024

/** The largest upload is a cover of 10 MB, with the words of its post beside it. */
const POST_MAX = 16 * 1024 * 1024

/** Where posts are written: as a page of its own, and as scripts send it. */
const POST_PAGES = /^\/admin\/blog\/./

const onError = (c: Context) => c.text('The request is too large.', 413)
const limitForm = bodyLimit({ maxSize: FORM_MAX, onError })
const limitPost = bodyLimit({ maxSize: POST_MAX, onError })

/**
 * What does not tell its length is gathered in memory before anybody is asked who sends it, so only small things may
 * keep silent about it. What tells its length is left on the line until its page wants it.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (!POST_PAGES.test(c.req.path)) return limitForm(c, next)
  const hasLength = isRead(c.req.method) || c.req.raw.headers.has('content-length')
  return hasLength ? limitPost(c, next) : c.text('The request does not state its size.', 411)
}
