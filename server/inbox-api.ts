/** POST /api/v1/inbox: receives an email from a mail provider's webhook, a script or a browser extension. */
import type { Context } from 'hono'
import { acceptArrival, type Acceptance } from '#app/intake/inbox/accept.server.ts'
import { apiMessage, JSON_BYTES_MAX } from '#app/intake/inbox/schema.ts'
import { nameOfToken } from '#app/intake/inbox/tokens.server.ts'
import { messageBytesMax, tooLargeMessage } from '#app/intake/ingest/limits.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { readAtMost } from '#app/platform/lib/read-at-most.ts'

export const INBOX_API = '/api/v1/inbox'

const RETRY_AFTER = { 'Retry-After': '30' }

export async function receiveByApi(c: Context): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const token = /^Bearer ([\w-]{1,100})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const source = token ? await settleOrNull(tokenSource(token), 'checking a token of the inbox') : NOBODY
  if (!source) return unavailable(c)
  if (source.name === null) {
    c.header('WWW-Authenticate', 'Bearer')
    return c.json({ error: 'The token is missing or not valid.' }, 401)
  }
  if (Number(c.req.header('content-length') ?? 0) > messageBytesMax()) return tooLarge(c)
  const sent = await readSent(c)
  if ('refusal' in sent) return sent.refusal
  const accepted = await acceptArrival({
    source: 'api',
    sourceName: source.name,
    content: sent.content,
    ...(sent.recipient && { recipients: [sent.recipient] }),
  })
  return answer(c, accepted)
}

const NOBODY = { name: null }

async function tokenSource(token: string): Promise<{ name: string | null }> {
  return { name: await nameOfToken(token) }
}

type Sent =
  | { content: Uint8Array | AsyncIterable<Uint8Array>; recipient: string | null }
  | { refusal: Response }

async function readSent(c: Context): Promise<Sent> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  const { body } = c.req.raw
  if (!body) return { content: new Uint8Array(), recipient: null }
  const recipient = readEmailAddress(c.req.query('recipient') ?? '')
  if (type === 'message/rfc822') return { content: body as AsyncIterable<Uint8Array>, recipient }
  if (type !== 'application/json') {
    return { refusal: c.json({ error: 'Send message/rfc822, or application/json with raw.' }, 415) }
  }
  const bytes = await readAtMost(body as AsyncIterable<Uint8Array>, JSON_BYTES_MAX)
  if (!bytes) {
    const megabytes = JSON_BYTES_MAX / 1024 / 1024
    const error = `JSON may have at most ${megabytes} MB; send a larger message as message/rfc822.`
    return { refusal: c.json({ error }, 413) }
  }
  const message = apiMessage.safeParse(parseJson(bytes))
  if (!message.success) return { refusal: c.json({ error: 'The JSON needs raw, the whole message.' }, 400) }
  const { raw, encoding, recipient: stated = '' } = message.data
  return { content: Buffer.from(raw, encoding), recipient: readEmailAddress(stated) ?? recipient }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

function answer(c: Context, accepted: Acceptance): Response {
  if (accepted.outcome === 'unavailable') return unavailable(c)
  if (accepted.outcome !== 'refused') return c.json(accepted, accepted.outcome === 'accepted' ? 202 : 200)
  return accepted.kind === 'too-large' ? tooLarge(c) : c.json({ error: accepted.reason }, 422)
}

function tooLarge(c: Context): Response {
  return c.json({ error: `The message was not stored: ${tooLargeMessage()}.` }, 413)
}

function unavailable(c: Context): Response {
  return c.json({ error: 'The message was not stored. Send it again later.' }, 503, RETRY_AFTER)
}
