/** Sends requests as an attacker does, without the normalization of `fetch`. */
import http from 'node:http'
import net from 'node:net'

export type AttackRequest = {
  method: string
  /** Sent unchanged, including dots and percent signs. */
  path: string
  headers: http.OutgoingHttpHeaders
  body?: Buffer | string
}

export type AttackAnswer = { status: number; headers: Headers; body: string }

const TIMEOUT_MS = 30_000

/** Only visible ASCII may be in a path; everything else is percent-encoded. */
function wirePath(path: string): string {
  return Array.from(Buffer.from(path), (byte) =>
    byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
  ).join('')
}

/** Retries once if a keep-alive connection was closed meanwhile, as every client does. */
export async function send(url: URL, agent: http.Agent, request: AttackRequest): Promise<AttackAnswer> {
  try {
    return await sendOnce(url, agent, request)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
    return sendOnce(url, agent, request)
  }
}

function sendOnce(url: URL, agent: http.Agent, request: AttackRequest): Promise<AttackAnswer> {
  const { method, headers, body } = request
  return new Promise((resolve, reject) => {
    const options = {
      host: url.hostname,
      port: url.port,
      path: wirePath(request.path),
      method,
      headers,
      agent,
    }
    const sent = http.request({ ...options, timeout: TIMEOUT_MS, maxHeaderSize: 100_000, setHost: false })
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const answered = new Headers()
        for (const [name, values] of Object.entries(response.headersDistinct))
          for (const value of values ?? []) answered.append(name, value)
        resolve({
          status: response.statusCode!,
          headers: answered,
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`silent for ${TIMEOUT_MS / 1000} s`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends raw bytes and returns what comes back until the connection is closed or idle. */
export function sendBytes(url: URL, bytes: string | Buffer): Promise<AttackAnswer> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(url.port), url.hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.setTimeout(1_500, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // A reset connection counts as closed: only what came before matters.
    socket.on('error', () => {})
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))))
  })
}

function readAnswer(text: string): AttackAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const [name, value = ''] = line.split(/:\s*/, 2)
    if (name && /^[\w-]+$/.test(name)) headers.append(name, value)
  }
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
