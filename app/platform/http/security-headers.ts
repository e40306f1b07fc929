/** What a page may load and do. Radix needs inline styles, blog posts images of other sites; scripts stay strict. */
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
    // Browsers also check every URL that a form submission redirects to.
    ["form-action 'self'", ...formsLeadTo].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** For responses that are no pages: opened directly they load nothing, send nothing and are not framed. */
const NO_PAGE = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The headers of every response that does not set its own. With `https`, browsers never use http again. */
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
  // The policy holds for two years. Subdomains may belong to other owners, so they are not included.
  if (https) headers.push(['Strict-Transport-Security', 'max-age=63072000'])
  return headers
}
