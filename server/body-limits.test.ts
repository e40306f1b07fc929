/** Limits of request bodies over a real connection, with each way to declare a length. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBody } from './body-limits.ts'

const KB = 1024
const MB = 1024 * KB

const app = new Hono()
app.use(limitBody)
app.all('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
const listener = getRequestListener(app.fetch)
const server = http.createServer((incoming, outgoing) => void listener(incoming, outgoing))

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends a request on its own connection, which the server may close: a refused body is not read to its end. */
async function send(
  path: string,
  bytes: number,
  hasLength: boolean,
): Promise<[status: number, text: string]> {
  const agent = new http.Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  const headers = hasLength ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' }
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent })
  request.on('error', () => {})
  request.end(Buffer.alloc(bytes, 'x'))
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const said = await text(response)
  request.destroy()
  agent.destroy()
  return [response.statusCode!, said]
}

const tooLarge = [413, 'The request is too large.']

test.each([true, false])('a form may have 256 kB; declared length: %s', async (hasLength) => {
  expect(await send('/contact', 256 * KB, hasLength)).toEqual([200, String(256 * KB)])
  expect(await send('/contact.data', 256 * KB + 1, hasLength)).toEqual(tooLarge)
  expect(await send('/contact', 16 * MB + 1, hasLength)).toEqual(tooLarge)
  expect(await send('/admin/blog', 256 * KB + 1, hasLength)).toEqual(tooLarge)
})

test.each([
  '/admin/blog/new',
  '/admin/blog/edit/1.data',
  '/admin/blog/preview',
  `/collections/${crypto.randomUUID()}/import.data`,
  '/preview-draft.data',
])('%s accepts a file with a declared length', async (path) => {
  expect(await send(path, 11 * MB, true)).toEqual([200, String(11 * MB)])
  expect(await send(path, 16 * MB + 1, true)).toEqual(tooLarge)
  expect(await send(path, 11 * MB, false)).toEqual([411, 'The request does not state its size.'])
})

test('pages with a post form open as usual', async () => {
  expect((await app.request('/admin/blog/new')).status).toBe(200)
})
