/** The mail server as fields of a form; stored as one URL such as `smtps://user:password@smtp.example.com`. */
import { formText } from '#app/platform/lib/form-text.ts'
import { settingsCopy } from './copy.ts'

export type MailServer = { server: string; port: string; user: string; hasPassword: boolean }

const words = settingsCopy.mail
const IMPLICIT_TLS = '465'
const HOST = /^(?:[\w-]{1,63}\.){0,8}[\w-]{1,63}$/

export function mailServerOf(url: string | undefined): MailServer {
  if (!url) return { server: '', port: '', user: '', hasPassword: false }
  const { protocol, hostname, port, username, password } = new URL(url)
  const usual = protocol === 'smtps:' ? IMPLICIT_TLS : '587'
  return {
    server: hostname,
    port: port || usual,
    user: decodeURIComponent(username),
    hasPassword: password !== '',
  }
}

type Read = { url: string | null } | { errors: Record<string, string> }

/** Null without a server. An empty password keeps the one of the same server and user in `before`. */
export function readMailServer(form: FormData, before: string | undefined): Read {
  const [server, port, user] = ['server', 'port', 'user'].map((name) => formText(form, name).trim()) as [
    string,
    string,
    string,
  ]
  if (!server) return { url: null }
  if (!HOST.test(server)) return { errors: { server: words.noServer } }
  if (port && !(Number(port) > 0 && Number(port) < 65_536)) return { errors: { port: words.noPort } }
  const known = mailServerOf(before)
  const isSame = known.server === server && known.user === user
  const typed = formText(form, 'password')
  const password = typed || (isSame && before ? decodeURIComponent(new URL(before).password) : '')
  const sender = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const scheme = (port || IMPLICIT_TLS) === IMPLICIT_TLS ? 'smtps' : 'smtp'
  return { url: `${scheme}://${sender}${server}:${port || IMPLICIT_TLS}` }
}
