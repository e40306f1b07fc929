/** Sends requests under load, as from many visitors with many addresses, and records every response. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { LoadResults } from './load-results.ts'

export type Asked = {
  /** The kind of visit, for the metrics. */
  kind: string
  /** The scheduled time: waiting in a queue counts as latency. */
  due: number
  headers?: Record<string, string>
  form?: Record<string, string>
  /** The address of the client; a new one if absent, so that limits per address do not interfere. */
  from?: string
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type LoadClient = {
  /** Sends a request; null on failure, for which the metrics have the reason. */
  ask(path: string, asked: Asked): Promise<Answer | null>
  close(): void
}

export function createLoadClient(base: string, measurements: LoadResults): LoadClient {
  const { hostname, port } = new URL(base)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })

  function send(path: string, asked: Asked): Promise<Answer> {
    const { headers, form, from } = asked
    const body = form && new URLSearchParams(form).toString()
    const sent = {
      'X-Forwarded-For': from ?? randomAddress(),
      'Accept-Encoding': 'br, gzip',
      ...(body !== undefined && {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(body)),
        'Sec-Fetch-Site': 'same-origin',
      }),
      ...headers,
    }
    const method = form ? 'POST' : 'GET'
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { hostname, port, path, method, agent, headers: sent, timeout: 30_000 },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            resolve({ status: answer.statusCode!, headers: answer.headers, text })
          })
        },
      )
      outgoing.on('error', (error) => {
        // The server closed an idle connection; browsers retry on a new one.
        const isOver = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isOver) resolve(send(path, asked))
        else reject(error)
      })
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer for 30 s')))
      outgoing.end(body)
    })
  }

  return {
    async ask(path, asked) {
      try {
        const answer = await send(path, asked)
        const ms = performance.now() - asked.due
        if (answer.status < 400) measurements.noteAnswer(asked.kind, ms)
        else measurements.noteError(asked.kind, `${answer.status} ${path}`)
        return answer.status < 400 ? answer : null
      } catch (error) {
        measurements.noteError(asked.kind, `${String(error)} ${path}`)
        return null
      }
    },
    close: () => agent.destroy(),
  }
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
