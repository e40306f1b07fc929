/** Servers the site under test talks to: a mail server whose mail the journeys read, and an OpenID provider. */
import { createServer } from 'node:http'
import { startMailServer } from '#test/mail-server.ts'
import { startOpenIdProvider } from '#test/openid-provider.ts'
import { googlePort, googleSitePort, mailboxPort, sitePort, smtpPort } from './ports.ts'

const mail = await startMailServer({ port: smtpPort })
const sites = [sitePort, googleSitePort]
await startOpenIdProvider(
  sites.map((port) => `http://localhost:${port}/api/auth/callback/google`),
  googlePort,
)

createServer((request, response) => {
  const to = new URL(request.url!, 'http://localhost').searchParams.get('to')
  const letters = mail.received
    .filter(({ envelope }) => envelope.includes(to ?? ''))
    .map(({ subject, text, html }) => ({ subject, text, html }))
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(letters))
}).listen(mailboxPort, '127.0.0.1')
