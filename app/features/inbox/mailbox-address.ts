/** Mailboxes as the setting INBOX_IMAP names them: `imaps://user:password@host:port/folder`, separated by spaces. The settings check them. */

export type MailboxAddress = {
  host: string
  port: number
  /** From the first byte; without it STARTTLS is used where the server offers it. */
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
