/** What an issuer can do to the site that asks it: forged ID tokens, and answers that are endless or lead elsewhere. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { sessions, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { googleKeys } from '#test/google-keys.ts'
import { cookiesFrom, requestMetaWith } from '#test/signed-in.ts'
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on.server.ts'

useTestDatabase()

type Answer = (response: ServerResponse) => void
type Part = 'discovery' | 'keys' | 'token'

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
let issuer: string
let inside: string
let insideRequests = 0
let faults: Partial<Record<Part, Answer>> = {}
let endpoints: Record<string, string> = {}
let idToken: string | undefined

const server = createServer(answer)
/** Another server of the network that the site is in. */
const internal = createServer((_, response) => {
  insideRequests++
  response.end('{}')
})

beforeAll(async () => {
  const urls = [server, internal].map(async (each) => {
    await once(each.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(each.address() as AddressInfo).port}`
  })
  ;[issuer, inside] = (await Promise.all(urls)) as [string, string]
})
afterAll(() => {
  for (const each of [server, internal]) {
    each.close()
    each.closeAllConnections()
  }
})
beforeEach(() => {
  useEnv({ ...googleKeys, GOOGLE_ISSUER: issuer })
  faults = {}
  endpoints = {}
  insideRequests = 0
})

function answer({ url }: IncomingMessage, response: ServerResponse): void {
  const part = url === '/keys' ? 'keys' : url === '/token' ? 'token' : 'discovery'
  const fault = faults[part]
  if (fault) return fault(response)
  const answers = {
    discovery: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...endpoints,
    },
    keys: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'one', use: 'sig' }] },
    token: { access_token: 'token', token_type: 'Bearer', id_token: idToken },
  }
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[part]))
}

type Signing = { alg?: string; key?: KeyObject }

function signed(claims: object, { alg = 'RS256', key = own.privateKey }: Signing = {}): string {
  const [head, body] = [{ alg, kid: 'one', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature =
    alg === 'none' ? '' : sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url')
  return `${head}.${body}.${signature}`
}

/** A round trip in which the issuer signs these claims in place of the right ones. */
async function signIn(claims: Record<string, unknown> = {}, signing?: Signing) {
  const start = await startSingleSignOn({ provider: 'google', next: '/' })
  if (!start.ok) return start.reason
  const asked = new URL(start.url).searchParams
  const now = Math.floor(Date.now() / 1000)
  const right = {
    iss: issuer,
    aud: googleKeys.GOOGLE_CLIENT_ID,
    sub: 'one',
    iat: now,
    exp: now + 60,
    nonce: asked.get('nonce'),
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada',
  }
  idToken = signed({ ...right, ...claims }, signing)
  const browser = requestMetaWith(cookiesFrom(start.headers, ''))
  return (await finishSingleSignOn(browser, 'google', `?code=code&state=${asked.get('state')}`)).outcome
}

const trickle: Answer = (response) => {
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}
let endlessBytes = 0
const endless: Answer = (response) => {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(chunk)) endlessBytes += chunk.length
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
const redirect: Answer = (response) => response.writeHead(307, { Location: `${inside}/secret` }).end()

const HOSTILE = [
  ['never come', () => {}],
  ['trickle in', trickle],
  ['have no end', endless],
  ['redirect inside', redirect],
  ['are no JSON', (response) => response.end('<html>')],
  ['are null', (response) => response.setHeader('Content-Type', 'application/json').end('null')],
] satisfies [string, Answer][]

for (const part of ['discovery', 'keys', 'token'] as const) {
  test.each(HOSTILE)(`the sign-in fails in time when answers to ${part} %s`, async (_, fault) => {
    faults = { [part]: fault }
    const began = performance.now()
    expect(await signIn()).toBe(part === 'discovery' ? 'not-available' : 'failed')
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(endlessBytes).toBeLessThan(20_000_000)
    expect(insideRequests).toBe(0)
    expect(await db().select().from(users)).toEqual([])
  })
}

test.each(['token_endpoint', 'jwks_uri'])('nothing inside is asked that is named as %s', async (name) => {
  endpoints = { [name]: `${inside}/secret` }
  expect(await signIn()).toBe('failed')
  expect(insideRequests).toBe(0)
})

test.each([
  ['of another issuer', { iss: 'https://issuer.test' }, {}],
  ['for another client', { aud: 'another' }, {}],
  ['with another nonce', { nonce: 'another' }, {}],
  ['without a nonce', { nonce: undefined }, {}],
  ['that has expired', { exp: 1 }, {}],
  ['without a subject', { sub: undefined }, {}],
  ['with an endless subject', { sub: 's'.repeat(100_000) }, {}],
  ['with a list as the address', { email: ['ada@example.com', 'bob@example.com'] }, {}],
  ['that is not signed', {}, { alg: 'none' }],
  ['signed with another key', {}, { key: foreign.privateKey }],
])('refuses an ID token %s', async (_, claims, signing) => {
  const error = vi.spyOn(log, 'error')
  expect(await signIn(claims, signing)).toBe('failed')
  expect(await db().select().from(users)).toEqual([])
  expect(await db().select().from(sessions)).toEqual([])
  error.mockRestore()
})

test('takes no more of a profile than a form may send', async () => {
  expect(await signIn({ name: 'n'.repeat(50_000), picture: 'javascript:alert(1)' })).toBe('signed-up')
  expect(await db().select().from(users)).toMatchObject([{ name: 'ada', image: null }])
})
