/**
 * How a stored email is shown: in a sandboxed iframe without scripts, forms or an origin. It can load its own images
 * and fonts and nothing else; its links open in a new tab.
 */

export const EMAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** What an email may load. Also used in a `<meta>` element, for an email that has no URL of its own. */
export const EMAIL_CONTENT_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
].join('; ')

const EMAIL_FRAME_POLICY = `${EMAIL_CONTENT_POLICY}; sandbox ${EMAIL_SANDBOX}`

/** Sent with it: an email opened directly gets the same policy, and only our pages may frame it. */
export const EMAIL_FRAME_HEADERS: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${EMAIL_FRAME_POLICY}; frame-ancestors 'self'`,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
}
