/**
 * How a stored email is shown: in a frame without scripts, forms or a home of its own. It can ask for its pictures and
 * fonts here and for nothing anywhere else; its links open beside the gallery.
 */

/** For the `sandbox` attribute of every frame that an email is shown in. */
export const EMAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** What an email may load. Holds in a `<meta>` element as well, for email that has no address of its own. */
export const EMAIL_CONTENT_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
].join('; ')

/** The whole policy of an email that is served from an address. */
const EMAIL_FRAME_POLICY = `${EMAIL_CONTENT_POLICY}; sandbox ${EMAIL_SANDBOX}`

/** Sent with it: who opens the address by itself is held to the same policy, and only our pages may frame it. */
export const EMAIL_FRAME_HEADERS: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${EMAIL_FRAME_POLICY}; frame-ancestors 'self'`,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
}
