/** What went wrong with a mailbox, in words for its owner. */

const NETWORK: Record<string, string> = {
  ENOTFOUND: 'The server’s name is not known. Check the host.',
  EAI_AGAIN: 'Names cannot be looked up at the moment.',
  ECONNREFUSED: 'The server refuses connections at this port. Check the host and the port.',
  ECONNRESET: 'The server closed the connection.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  ETIMEDOUT: 'The server does not answer.',
  CONNECT_TIMEOUT: 'The server does not answer.',
  GREETING_TIMEOUT: 'The server does not answer as an IMAP server does. Check the port.',
  UPGRADE_TIMEOUT: 'The server does not answer.',
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
  if (failure.authenticationFailed) return 'The server refused the user name or the password.'
  if (failure.mailboxMissing || failure.serverResponseCode === 'NONEXISTENT')
    return 'The server has no folder of this name.'
  const code = failure.code ?? ''
  if (NETWORK[code]) return NETWORK[code]
  if (/CERT|SELF_SIGNED|ISSUER|SSL|TLS/.test(code))
    return 'The server’s certificate is not valid for its name, or not trusted.'
  const said = (failure.responseText ?? failure.message ?? '').slice(0, 200)
  return said ? `The server says: ${said}` : 'The connection failed.'
}
