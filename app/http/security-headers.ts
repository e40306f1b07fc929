/**
 * What a page of Mailshelf may load and do. Radix positions its layers by inline styles; scripts stay strict. Pictures may
 * come from elsewhere for the sake of posts that name one; emails are drawn in a frame with a policy of its own.
 */
export function pagePolicy(nonce: string, development: boolean, formsLeadTo: string[] = []): string {
  return [
    "default-src 'self'",
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "frame-src 'self'",
    "frame-ancestors 'none'",
    // Browsers ask about every address that a form's answer redirects to.
    ["form-action 'self'", ...formsLeadTo].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** For answers that are no pages: opened by themselves they can load nothing, send nothing and be framed by nobody. */
const NO_PAGE = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Sent with every answer, unless it brings its own. With `https`, browsers never try the open line again. */
export function securityHeaders(https: boolean): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', NO_PAGE],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  // Two years; names below this one may be somebody else's, so they decide for themselves.
  if (https) headers.push(['Strict-Transport-Security', 'max-age=63072000'])
  return headers
}
