/** A real mail server for tests: takes what is sent, and hands it out parsed. */
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `envelope` names whom the server was told to bring it to. */
export type ReceivedMail = Email & { envelope: string[] }

export type MailServer = {
  /** What SMTP_URL is set to. */
  url: string
  received: ReceivedMail[]
  /** How the next messages are answered instead of being taken, one after the other. */
  refusals: { responseCode: number; message: string }[]
  close(): Promise<void>
}

export async function startMailServer({
  port = 0,
  onMail,
}: {
  port?: number
  onMail?: (mail: ReceivedMail) => void
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: MailServer['refusals'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void buffer(stream).then(async (raw) => {
        const refusal = refusals.shift()
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }))
        const envelope = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...(await PostalMime.parse(raw)), envelope }
        received.push(mail)
        onMail?.(mail)
        return done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
