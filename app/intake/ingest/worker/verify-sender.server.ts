/** Verifies SPF, DKIM, DMARC and ARC of a message that Mailshelf received, of others DKIM alone. What the DNS does not tell in time is not known. */
import { Resolver } from 'node:dns/promises'
import { Readable } from 'node:stream'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { authenticate } from 'mailauth'
import type { Authentication, AuthenticationResult } from '#app/platform/db/json-columns.ts'
import { readHead } from '#app/intake/ingest/parse/message-head.ts'
import { log } from '#app/platform/lib/log.server.ts'

/** What the receiving server knows of the sending one. */
export type Client = NonNullable<Authentication['client']>

type LookUp = (domain: string, type: string) => Promise<string[] | string[][]>

const DEADLINE_MS = 10_000
const LOOKUP_MS = 3000
/** Genuine messages have two or three; each costs a lookup and a verification. */
const SIGNATURES_MAX = 8
/** The body is hashed between other work, in pieces that take some two milliseconds. */
const PIECE = 64 * 1024
/** Of two of these, the signature may cover one and a reader show the other. */
const ONCE = new Set(['from', 'subject', 'date', 'message-id', 'content-type'])
/** What tells versions of a message apart; whoever may change these makes a version of an old message. */
const VERSION = ['message-id', 'date', 'content-type']
/** DNS answers that say that there is nothing, which is an answer. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA', 'ENXIO'])

export async function verifySender(
  message: Uint8Array,
  client: Client | null,
  { lookUp = systemLookUp, deadlineMs = DEADLINE_MS }: { lookUp?: LookUp; deadlineMs?: number } = {},
): Promise<Authentication> {
  const unknown: Authentication = { by: 'mailshelf', ...(client && { client }) }
  const keys = readHead(message).map(({ key }) => key)
  const signatures = keys.filter((key) => /^(?:dkim-signature|arc-seal)$/.test(key))
  if (signatures.length > SIGNATURES_MAX) return unknown
  const named = keys.filter((key) => ONCE.has(key))
  if (named.length > new Set(named).size) return unknown
  const deadline = AbortSignal.timeout(deadlineMs)
  const late = Promise.withResolvers<never>()
  deadline.addEventListener('abort', () => late.reject(new Error('not answered in time')))
  late.promise.catch(() => {})
  try {
    // Loaded with the first message: most galleries receive none themselves.
    const mailauth = await import('mailauth')
    const verifying = mailauth.authenticate(pieces(message), {
      ...(client
        ? { ip: client.address, helo: client.greeting, sender: client.mailFrom }
        : { disableArc: true, disableDmarc: true }),
      disableBimi: true,
      mta: 'mailshelf',
      async resolver(domain, type) {
        deadline.throwIfAborted()
        return lookUp(domain, type)
      },
    })
    verifying.catch(() => {})
    const { spf, dkim, dmarc, arc } = await Promise.race([verifying, late.promise])
    const signed = dkim.results.flatMap((signature) => {
      const fact = factOf(isWhole(signature) ? signature.status : PARTIAL, signature.signingDomain)
      if (!fact) return []
      return [VERSION.every((key) => coversHeader(signature, key)) ? { ...fact, coversVersion: true } : fact]
    })
    const spfFact = spf && factOf(spf.status, spf.domain)
    // It may have passed by a signature that does not count.
    const dmarcFact = dmarc && dkim.results.every(isWhole) && factOf(dmarc.status, dmarc.domain)
    const arcFact = arc && factOf(arc.status)
    return {
      ...unknown,
      ...(spfFact && { spf: spfFact }),
      ...(signed.length > 0 && { dkim: signed }),
      ...(dmarcFact && { dmarc: { ...dmarcFact, ...(dmarc.policy && { policy: dmarc.policy }) } }),
      ...(arcFact && { arc: arcFact }),
    }
  } catch (error) {
    log.info({ err: error }, 'the origin of a message could not be verified')
    return unknown
  }
}

type Signature = Awaited<ReturnType<typeof authenticate>>['dkim']['results'][number]

/** A signature that passes beside a body or a subject that anybody can write. */
const PARTIAL = { result: 'policy', comment: 'it does not cover the whole body and the subject' }

function isWhole(signature: Signature): boolean {
  const { result, underSized } = signature.status
  return result !== 'pass' || (!underSized && coversHeader(signature, 'subject'))
}

function coversHeader({ signingHeaders }: Signature, key: string): boolean {
  return signingHeaders?.keys.toLowerCase().split(': ').includes(key) ?? false
}

/** Null for what could not be looked up. */
function factOf(
  { result, comment }: { result: string; comment?: string },
  domain?: string,
): AuthenticationResult | null {
  if (result.startsWith('temp') || result === 'skipped') return null
  return { result, ...(domain && { domain }), ...(comment && { comment: comment.slice(0, 200) }) }
}

function pieces(message: Uint8Array): Readable {
  async function* cut() {
    for (let at = 0; at < message.length; at += PIECE) {
      await otherWork()
      yield Buffer.from(message.subarray(at, at + PIECE))
    }
  }
  return Readable.from(cut(), { objectMode: false })
}

async function systemLookUp(domain: string, type: string): Promise<string[] | string[][]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1 })
  try {
    return (await resolver.resolve(domain, type)) as string[] | string[][]
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // The library takes only these two for an answer.
    throw NOTHING.has(code) ? Object.assign(new Error(code), { code: 'ENOTFOUND' }) : error
  }
}
