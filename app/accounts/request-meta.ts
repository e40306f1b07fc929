export type RequestMeta = {
  /** Cookies and user agent are read from here; address headers are not trusted. */
  headers: Headers
  ipAddress: string
}

export function userAgentOf(meta: RequestMeta): string {
  return (meta.headers.get('user-agent') ?? '').slice(0, 400)
}
