/** The client's address and headers of a request. */
export type RequestMeta = {
  /** Cookies and user agent are read from here; address headers are not trusted. */
  headers: Headers
  /** The client's address from the socket or from a trusted proxy. */
  ipAddress: string
}

export function userAgentOf(meta: RequestMeta): string {
  return (meta.headers.get('user-agent') ?? '').slice(0, 400)
}
