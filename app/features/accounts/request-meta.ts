/** What is known about the sender of a request. */
export type RequestMeta = {
  /** Its cookies and its user agent are read; its claims about addresses are not. */
  headers: Headers
  /** The client's address as the socket, or a proxy the owner trusts, says it. */
  ipAddress: string
}

export function userAgentOf(meta: RequestMeta): string {
  return (meta.headers.get('user-agent') ?? '').slice(0, 400)
}
