/** Receives emails by SMTP, for known addresses only. 250 means that a message is stored; whatever is wrong here is answered with 451. */
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { messageBytesMax } from '#app/intake/ingest/limits.server.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import type { Env } from '#app/platform/lib/env.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { acceptArrival, findInboxAddress } from './accept.server.ts'
import { type RefusalKind, refusalText } from './refusals.ts'

const SMTP_SOURCE = 'SMTP'

const CLIENTS_MAX = 200
const CLIENTS_PER_NETWORK = 50
const RECIPIENTS_MAX = 100
const UNKNOWN_MAX = 10
const IDLE_MS = 60_000
const CONNECTION_MS = 15 * 60_000
const TOO_LARGE_TIMES = 4
const CERTIFICATE_CHECK_MS = 60 * 60_000
const GRACE_MS = 10_000

/** Permanent error replies, from RFC 5321 and RFC 3463. */
const REPLIES: Record<Exclude<RefusalKind, 'delivery-report'>, { code: number; status: string }> = {
  'too-large': { code: 552, status: '5.3.4' },
  'long-headers': { code: 552, status: '5.3.4' },
  'unknown-recipient': { code: 550, status: '5.1.1' },
  'too-many': { code: 550, status: '5.7.1' },
  loop: { code: 554, status: '5.4.6' },
  'auto-reply': { code: 554, status: '5.7.1' },
  empty: { code: 554, status: '5.6.0' },
}

/** Returns how to stop it. @throws StartError when its port or its certificate cannot be used */
export async function startSmtpReceiver(env: Env): Promise<() => Promise<void>> {
  const { INBOX_SMTP_PORT: port, INBOX_DOMAIN: domain, HOST, INBOX_SMTP_HOST: host = HOST } = env
  const certificate = readCertificate(env)
  const server = new SMTPServer({
    ...certificate,
    ...receiving(domain!),
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
  })
  // A broken connection is not our failure, and an unhandled error would end the process.
  server.on('error', (error: Error) => log.debug({ err: error }, 'an SMTP connection failed'))
  endLongConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(`INBOX_SMTP_PORT=${port} cannot be used (${error.code}). Choose another.`))
    })
    server.listen(port, host, resolve)
  })
  const stopRenewing = renewCertificate(server, env)
  const address = server.server.address()
  log.info(
    { host, port: typeof address === 'object' && address ? address.port : port, domain },
    'receiving emails by SMTP',
  )
  return async () => {
    stopRenewing()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

function receiving(domain: string): SMTPServerOptions {
  const clients = new Map<string, number>()
  const networks = new WeakMap<SMTPServerSession, string>()
  const unknown = new WeakMap<SMTPServerSession, number>()
  return {
    name: domain,
    banner: 'Mailshelf',
    size: messageBytesMax(),
    rejectOversized: true,
    authOptional: true,
    disableReverseLookup: true,
    maxClients: CLIENTS_MAX,
    maxRecipients: RECIPIENTS_MAX,
    maxCommandLength: 2048,
    socketTimeout: IDLE_MS,
    closeTimeout: GRACE_MS,
    onConnect(session, done) {
      const network = clientNetwork(plainAddress(session.remoteAddress))
      const count = (clients.get(network) ?? 0) + 1
      clients.set(network, count)
      networks.set(session, network)
      done(count > CLIENTS_PER_NETWORK ? reply(421, '4.7.0 Too many connections') : null)
    },
    onClose(session) {
      // Also called for a connection that ended before `onConnect`.
      const network = networks.get(session)
      if (network === undefined) return
      const left = (clients.get(network) ?? 1) - 1
      if (left > 0) clients.set(network, left)
      else clients.delete(network)
    },
    onMailFrom(_, session, done) {
      void respond(refuseFast(session), done)
    },
    onRcptTo({ address }, session, done) {
      const guesses = unknown.get(session) ?? 0
      if (guesses >= UNKNOWN_MAX) return done(reply(421, '4.7.1 Too many unknown addresses'))
      const refusal = async () => {
        if (await isKnown(address, domain)) return null
        unknown.set(session, guesses + 1)
        return permanent('unknown-recipient')
      }
      void respond(refusal(), done)
    },
    onData(stream, session, done) {
      streams.set(session, stream)
      void respond(receive(stream, session), done)
    },
  }
}

const streams = new WeakMap<SMTPServerSession, SMTPServerDataStream>()

/** After a failure, the sender is asked to try again later. */
async function respond(refusal: Promise<Error | null>, answer: (refusal: Error | null) => void) {
  answer(await refusal.catch(unavailable))
}

async function refuseFast({ remoteAddress }: SMTPServerSession): Promise<Error | null> {
  const key = `inbox:${clientNetwork(plainAddress(remoteAddress))}`
  const { ok } = await limitRate({ key, ...RATE_LIMITS.inbox })
  return ok ? null : reply(451, `4.7.1 ${RATE_LIMITS.inbox.message}`)
}

async function isKnown(recipient: string, domain: string): Promise<boolean> {
  const address = readEmailAddress(recipient)
  if (!address?.endsWith(`@${domain}`)) return false
  return (await findInboxAddress([address])) !== null
}

/** Null once the message is stored; else the reply. */
async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
  const { envelope, remoteAddress, hostNameAppearsAs } = session
  const accepted = await acceptArrival({
    source: 'smtp',
    sourceName: SMTP_SOURCE,
    // A partly read and destroyed stream would never get its reply.
    content: stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
    recipients: envelope.rcptTo.map(({ address }) => address),
    authentication: {
      by: 'mailshelf',
      client: {
        address: plainAddress(remoteAddress),
        greeting: hostNameAppearsAs.slice(0, 255),
        mailFrom: (envelope.mailFrom && envelope.mailFrom.address) || '',
      },
    },
  })
  stream.resume()
  if (accepted.outcome === 'unavailable') return reply(451, '4.3.0 Not stored, try again later')
  // A report that is refused would be reported to nobody.
  if (accepted.outcome !== 'refused' || accepted.kind === 'delivery-report') return null
  return permanent(accepted.kind)
}

/** An IPv4 address, also as a dual-stack socket writes it. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}

function unavailable(error: unknown): Error {
  log.error({ err: error }, 'a sending mail server was asked to try again later')
  return reply(451, '4.3.0 Not available, try again later')
}

function permanent(kind: keyof typeof REPLIES): Error {
  const { code, status } = REPLIES[kind]
  return reply(code, `${status} ${refusalText[kind]}`)
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function endLongConnections(server: SMTPServer): void {
  const since = new WeakMap<object, number>()
  const timer = setInterval(() => {
    for (const connection of server.connections) {
      const began = since.get(connection) ?? performance.now()
      since.set(connection, began)
      const sent = streams.get(connection.session)?.byteLength ?? 0
      if (performance.now() - began < CONNECTION_MS && sent < messageBytesMax() * TOO_LARGE_TIMES) continue
      connection.send(421, '4.4.2 This takes too long')
      connection.close()
    }
  }, 1000)
  timer.unref()
  server.server.once('close', () => clearInterval(timer))
}

/** @throws StartError when a file cannot be read */
function readCertificate({ INBOX_TLS_CERT: cert, INBOX_TLS_KEY: key }: Env) {
  if (!cert || !key) return null
  const read = (setting: string, file: string) => {
    try {
      return readFileSync(file)
    } catch (error) {
      throw new StartError(`${setting} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
        cause: error,
      })
    }
  }
  return { cert: read('INBOX_TLS_CERT', cert), key: read('INBOX_TLS_KEY', key) }
}

function renewCertificate(server: SMTPServer, env: Env): () => void {
  const { INBOX_TLS_CERT: file } = env
  if (!file) return () => {}
  let readAt = Date.now()
  async function check(): Promise<void> {
    if ((await stat(file!)).mtimeMs < readAt) return
    readAt = Date.now()
    server.updateSecureContext(readCertificate(env))
    log.info('the inbox uses its renewed certificate')
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.error({ err: error }, 'the renewed certificate cannot be used'))
  }, CERTIFICATE_CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
