/** A real mail server for tests: takes what is sent, and hands it out parsed. */
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `envelope` names whom the server was told to bring it to. */
type ReceivedMail = Email & { envelope: string[] }

export type MailServer = {
  /** What SMTP_URL is set to. */
  url: string
  received: ReceivedMail[]
  /** How the next messages are answered instead of being taken, one after the other. */
  refusals: { responseCode: number; message: string }[]
  close(): Promise<void>
}

/** On a free port unless one is named. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: MailServer['refusals'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const envelope = session.envelope.rcptTo.map(({ address }) => address)
      const refusal = refusals.shift()
      void answer(take(stream, envelope, refusal), done)
    },
  })

  async function answer(taking: Promise<void>, done: (error?: Error | null) => void) {
    try {
      await taking
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  async function take(stream: Readable, envelope: string[], refusal?: MailServer['refusals'][number]) {
    const raw = await buffer(stream)
    if (refusal) throw Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode })
    const mail = { ...(await PostalMime.parse(raw)), envelope }
    received.push(mail)
  }

  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
