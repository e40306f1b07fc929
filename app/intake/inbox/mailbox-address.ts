/**
 * Mailboxes in the setting INBOX_IMAP: `imaps://user:password@host:port/folder`, separated by spaces and already
 * validated.
 */

export type MailboxAddress = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS is used if the server offers it. */
  tls: boolean
  username: string
  password: string
  folder: string
}

export function mailboxesOf(setting: string): MailboxAddress[] {
  return setting.split(/\s+/).filter(Boolean).map(mailboxOf)
}

function mailboxOf(text: string): MailboxAddress {
  const url = new URL(text)
  const tls = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (tls ? 993 : 143),
    tls,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}
