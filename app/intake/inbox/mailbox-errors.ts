const NETWORK: Record<string, string> = {
  ENOTFOUND: 'Unknown host. Check the host name.',
  EAI_AGAIN: 'Couldn’t look up the host name. Mailshelf will retry.',
  ECONNREFUSED: 'Connection refused. Check the host and the port.',
  ECONNRESET: 'The server closed the connection.',
  EHOSTUNREACH: 'Couldn’t reach the server.',
  ENETUNREACH: 'Couldn’t reach the server.',
  ETIMEDOUT: 'No response from the server.',
  CONNECT_TIMEOUT: 'No response from the server.',
  GREETING_TIMEOUT: 'The server doesn’t respond like an IMAP server. Check the port.',
  UPGRADE_TIMEOUT: 'No response from the server.',
  NoConnection: 'The connection was lost.',
  EConnectionClosed: 'The connection was lost.',
}

export function describeTrouble(error: unknown): string {
  const failure = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: string
    authenticationFailed?: boolean
    mailboxMissing?: boolean
    serverResponseCode?: string
    responseText?: string
    message?: string
  }
  if (failure.authenticationFailed) return 'Wrong user name or password.'
  if (failure.mailboxMissing || failure.serverResponseCode === 'NONEXISTENT')
    return 'There is no such folder on the server.'
  const code = failure.code ?? ''
  if (NETWORK[code]) return NETWORK[code]
  if (/CERT|SELF_SIGNED|ISSUER|SSL|TLS/.test(code))
    return 'The server’s certificate is invalid or not trusted.'
  const said = (failure.responseText ?? failure.message ?? '').slice(0, 200)
  return said ? `Server response: ${said}` : 'The connection failed.'
}
