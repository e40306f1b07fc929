/** Signs messages with DKIM, and answers who asks the DNS for the key. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const SELECTOR = 's1'

/** The DNS record of the key of a domain, by its name. */
export function dkimRecord(domain: string): Record<string, string> {
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { [`${SELECTOR}._domainkey.${domain}`]: `v=DKIM1; k=rsa; p=${key}` }
}

/** `headers` are the names of those it covers. */
export async function signed(
  message: Buffer,
  {
    domain = 'acme.test',
    maxBodyLength,
    headers,
  }: { domain?: string; maxBodyLength?: number; headers?: string } = {},
): Promise<Buffer> {
  const key = {
    signingDomain: domain,
    selector: SELECTOR,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    maxBodyLength,
  }
  const { signatures } = await dkimSign(message, { ...key, headerList: headers, signatureData: [key] })
  return Buffer.concat([Buffer.from(signatures), message])
}

/**
 * Starts a DNS server on loopback that knows these TXT records. Processes that start from now on with the environment
 * of this one ask it instead of the servers of the system.
 */
export async function startDns(records: Record<string, string>): Promise<{ stop(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) =>
    socket.send(answerTo(question, records), port, address),
  )
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const preload = `
    import { Resolver } from 'node:dns/promises'
    const { resolve } = Resolver.prototype
    Resolver.prototype.resolve = function (...asked) {
      this.setServers(['127.0.0.1:${socket.address().port}'])
      return resolve.apply(this, asked)
    }`
  const before = process.env['NODE_OPTIONS']
  process.env['NODE_OPTIONS'] = `${before ?? ''} --import=data:text/javascript,${encodeURIComponent(preload)}`
  return {
    stop() {
      if (before === undefined) delete process.env['NODE_OPTIONS']
      else process.env['NODE_OPTIONS'] = before
      socket.close()
    },
  }
}

/** The question again, with the record or with NXDOMAIN. */
function answerTo(question: Buffer, records: Record<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  while (question[at]) {
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!))
    at += question[at]! + 1
  }
  const asked = question.subarray(12, at + 5)
  const record = records[labels.join('.').toLowerCase()]
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(record ? 0x8180 : 0x8183, 2)
  for (const [index, count] of [1, record ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * index)
  if (!record) return Buffer.concat([head, asked])
  const texts = record.match(/.{1,255}/g)!.map((text) => Buffer.from(`\0${text}`))
  for (const text of texts) text[0] = text.length - 1
  const data = Buffer.concat(texts)
  // The name as a reference to the question, TXT, IN, a minute.
  const about = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255])
  return Buffer.concat([head, asked, about, data])
}
