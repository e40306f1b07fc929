/** An SMTP server for tests: receives messages and returns them parsed. */
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `envelope` has the recipients of the SMTP envelope. */
type ReceivedMail = Email & { envelope: string[] }

/** How a message is refused, and at which step; by default after its content. */
type Refusal = {
  responseCode: number
  message: string
  at?: 'greeting' | 'sign-in' | 'sender' | 'recipient' | 'content'
}

export type MailServer = {
  /** The value for SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** Refusals for the next messages, used up in order. */
  refusals: Refusal[]
  close(): Promise<void>
}

/** Starts the server, on a free port by default. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: MailServer['refusals'] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => done(refusedAt('greeting')),
    onAuth: ({ username }, _, done) => done(refusedAt('sign-in'), { user: username }),
    onMailFrom: (_, __, done) => done(refusedAt('sender')),
    onRcptTo: (_, __, done) => done(refusedAt('recipient')),
    onData(stream, session, done) {
      const envelope = session.envelope.rcptTo.map(({ address }) => address)
      void answer(take(stream, envelope), done)
    },
  })

  /** The next refusal, if it is for this step. */
  function refusedAt(step: Refusal['at']): Error | null {
    const { at = 'content', responseCode, message } = refusals[0] ?? {}
    if (!responseCode || at !== step) return null
    refusals.shift()
    return Object.assign(new Error(message), { responseCode })
  }

  async function answer(taking: Promise<void>, done: (error?: Error | null) => void) {
    try {
      await taking
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  async function take(stream: Readable, envelope: string[]) {
    const raw = await buffer(stream)
    const refusal = refusedAt('content')
    if (refusal) throw refusal
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
