import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth'
import { beforeAll, expect, test } from 'vitest'
import { writtenMail } from '#test/written-mail.ts'
import { verifySender } from './verify-sender.server.ts'

const CLIENT = { address: '192.0.2.10', greeting: 'out.acme.test', mailFrom: 'bounce@acme.test' }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const RECORDS: Record<string, string> = {
  'acme.test TXT': 'v=spf1 ip4:192.0.2.0/24 -all',
  's1._domainkey.acme.test TXT': `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  '_dmarc.acme.test TXT': 'v=DMARC1; p=reject',
  'default._bimi.acme.test TXT': 'v=BIMI1; l=https://acme.test/logo.svg',
}

async function lookUp(domain: string, type: string) {
  const record = RECORDS[`${domain} ${type}`]
  if (record) return [[record]]
  throw Object.assign(new Error(domain), { code: 'ENOTFOUND' })
}

let signed: Buffer

beforeAll(async () => {
  const message = writtenMail({ text: 'Fresh bread. '.repeat(20_000) })
  const key = {
    signingDomain: 'acme.test',
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
  const { signatures } = await dkimSign(message, { ...key, signatureData: [key] })
  signed = Buffer.concat([Buffer.from(signatures), message])
})

test('a message from its brand, with the logo it publishes', async () => {
  expect(await verifySender(signed, CLIENT, { lookUp })).toMatchObject({
    by: 'mailshelf',
    client: CLIENT,
    spf: { result: 'pass', domain: 'acme.test' },
    dkim: [{ result: 'pass', domain: 'acme.test' }],
    dmarc: { result: 'pass', domain: 'acme.test', policy: 'reject' },
    bimiLogo: 'https://acme.test/logo.svg',
  })
})

test('a message that was changed, from a stranger', async () => {
  const changed = Buffer.from(signed.toString().replace('Fresh bread', 'Stale bread'))
  const stranger = { ...CLIENT, address: '198.51.100.7' }
  const facts = await verifySender(changed, stranger, { lookUp })
  expect(facts).toMatchObject({ spf: { result: 'fail' }, dmarc: { result: 'fail' } })
  expect(facts.dkim?.[0]?.result).not.toBe('pass')
  expect(facts).not.toHaveProperty('bimiLogo')
})

test('without DNS nothing is known, and nothing fails or waits', async () => {
  const refusing = () => Promise.reject(Object.assign(new Error('no DNS'), { code: 'ESERVFAIL' }))
  const facts = await verifySender(signed, CLIENT, { lookUp: refusing })
  expect(facts).not.toHaveProperty('spf')
  expect(facts.dkim ?? []).toEqual([])
  const silent = () => new Promise<never>(() => {})
  const started = performance.now()
  const late = await verifySender(signed, CLIENT, { lookUp: silent, deadlineMs: 300 })
  expect(late).toEqual({ by: 'mailshelf', client: CLIENT })
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a message with too many signatures is not verified', async () => {
  const header = signed.toString().split('\r\nFrom:')[0]!
  const many = Buffer.concat([Buffer.from(`${header}\r\n`.repeat(20)), signed])
  let lookups = 0
  const counted = (domain: string, type: string) => (lookups++, lookUp(domain, type))
  expect(await verifySender(many, CLIENT, { lookUp: counted })).toEqual({
    by: 'mailshelf',
    client: CLIENT,
  })
  expect(lookups).toBe(0)
})
