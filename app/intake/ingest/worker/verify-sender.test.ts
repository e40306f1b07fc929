import { beforeAll, expect, test } from 'vitest'
import { dkimRecord, signed } from '#test/dkim.ts'
import { writtenMail } from '#test/written-mail.ts'
import { verifySender } from './verify-sender.server.ts'

const CLIENT = { address: '192.0.2.10', greeting: 'out.acme.test', mailFrom: 'bounce@acme.test' }
const RECORDS: Record<string, string> = {
  ...dkimRecord('acme.test'),
  'acme.test': 'v=spf1 ip4:192.0.2.0/24 -all',
  '_dmarc.acme.test': 'v=DMARC1; p=reject',
}

async function lookUp(domain: string, type: string) {
  const record = type === 'TXT' && RECORDS[domain]
  if (record) return [[record]]
  throw Object.assign(new Error(domain), { code: 'ENOTFOUND' })
}

const MESSAGE = writtenMail({ text: 'Fresh bread. '.repeat(20_000), messageId: 'bread@acme.test' })

let genuine: Buffer

beforeAll(async () => {
  genuine = await signed(MESSAGE)
})

test('a message from its brand', async () => {
  expect(await verifySender(genuine, CLIENT, { lookUp })).toMatchObject({
    by: 'mailshelf',
    client: CLIENT,
    spf: { result: 'pass', domain: 'acme.test' },
    dkim: [{ result: 'pass', domain: 'acme.test' }],
    dmarc: { result: 'pass', domain: 'acme.test', policy: 'reject' },
  })
})

test('a message that was changed, from a stranger', async () => {
  const changed = Buffer.from(genuine.toString().replace('Fresh bread', 'Stale bread'))
  const stranger = { ...CLIENT, address: '198.51.100.7' }
  const facts = await verifySender(changed, stranger, { lookUp })
  expect(facts).toMatchObject({ spf: { result: 'fail' }, dmarc: { result: 'fail' } })
  expect(facts.dkim?.[0]?.result).not.toBe('pass')
})

test('without DNS nothing is known, and nothing fails or waits', async () => {
  const refusing = () => Promise.reject(Object.assign(new Error('no DNS'), { code: 'ESERVFAIL' }))
  const facts = await verifySender(genuine, CLIENT, { lookUp: refusing })
  expect(facts).not.toHaveProperty('spf')
  expect(facts.dkim ?? []).toEqual([])
  const silent = () => new Promise<never>(() => {})
  const late = await verifySender(genuine, CLIENT, { lookUp: silent, deadlineMs: 300 })
  expect(late).toEqual({ by: 'mailshelf', client: CLIENT })
})

test('a message with too many signatures is not verified', async () => {
  const header = genuine.toString().split('\r\nFrom:')[0]!
  const many = Buffer.concat([Buffer.from(`${header}\r\n`.repeat(20)), genuine])
  let lookups = 0
  const counted = (domain: string, type: string) => (lookups++, lookUp(domain, type))
  expect(await verifySender(many, CLIENT, { lookUp: counted })).toEqual({
    by: 'mailshelf',
    client: CLIENT,
  })
  expect(lookups).toBe(0)
})

test('of a message that another server received, only its signature', async () => {
  expect(await verifySender(genuine, null, { lookUp })).toEqual({
    by: 'mailshelf',
    dkim: [expect.objectContaining({ result: 'pass', domain: 'acme.test', coversVersion: true })],
  })
  const bare = await verifySender(await signed(MESSAGE, { headers: 'From:Subject:Message-ID' }), null, {
    lookUp,
  })
  expect(bare.dkim).toEqual([expect.not.objectContaining({ coversVersion: true })])
})

test('a signature that leaves room for the words of others is no proof', async () => {
  const short = await signed(MESSAGE, { maxBodyLength: 100 })
  const partial = [short, await signed(MESSAGE, { headers: 'From:Date' })]
  for (const message of partial) {
    const facts = await verifySender(message, { ...CLIENT, address: '198.51.100.7' }, { lookUp })
    expect(facts.dkim).toMatchObject([{ result: 'policy', domain: 'acme.test' }])
    expect(facts).not.toHaveProperty('dmarc')
  }
  // The signature covers the lower one, and mail programs show the upper one.
  const twice = Buffer.concat([Buffer.from('Subject: Send money\r\n'), genuine])
  expect(await verifySender(twice, null, { lookUp })).toEqual({ by: 'mailshelf' })
})
