import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedPictures } from './referenced-images.ts'
import { placeholderPicture } from './placeholder-image.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import { isPublicAddress } from '#app/platform/lib/public-address.ts'
import { fetchPicture, fetchPictures } from './remote-images.server.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'

const PNG = Buffer.from(placeholderPicture(8, 8))
const asked: IncomingMessage[] = []
const answers: Record<string, (response: ServerResponse) => void> = {
  '/a.png': (response) => response.setHeader('content-type', 'image/png').end(PNG),
  '/lie.png': (response) => response.setHeader('content-type', 'image/png').end('<script>'),
  '/page': (response) => response.setHeader('content-type', 'text/html').end(PNG),
  '/gone': (response) => response.writeHead(404).end(),
  '/moved': (response) => response.writeHead(302, { location: '/a.png' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/hidden': (response) => response.writeHead(302, { location: 'http://inside.test/a.png' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': 99_000_000 }).end(),
  '/endless': (response) => {
    response.setHeader('content-type', 'image/png').write(PNG)
    const more = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 1)
    response.on('close', () => clearInterval(more))
  },
  '/slow': (response) => void response.setHeader('content-type', 'image/png').write(PNG.subarray(0, 20)),
}
const server = createServer((request, response) => {
  asked.push(request)
  ;(answers[request.url!] ?? answers['/gone']!)(response)
})
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The public internet of this test: one name and one port of this machine. */
function network(changes: Partial<Network> = {}): Network {
  return {
    protocols: ['http:', 'https:'],
    resolve: async (host) => (host === 'cdn.test' ? ['127.0.0.1'] : ['10.0.0.7']),
    isAllowed: (address, at) => address === '127.0.0.1' && at === port,
    timeoutMs: 1500,
    ...changes,
  }
}

const at = (path: string) => `http://cdn.test:${port}${path}`

test.each(['/a.png', '/moved'])('fetches %s', async (path) => {
  expect(Buffer.from((await fetchPicture(at(path), network()))!)).toEqual(PNG)
})

test.each([
  '/lie.png',
  '/page',
  '/gone',
  '/inside',
  '/hidden',
  '/loop',
  '/file',
  '/large',
  '/endless',
  '/slow',
])('does not fetch %s', async (path) => expect(await fetchPicture(at(path), network())).toBeNull())

test('reveals nothing about who asks', async () => {
  asked.length = 0
  await fetchPicture(at('/a.png'), network())
  expect(Object.keys(asked[0]!.headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

describe('never contacts private networks', () => {
  test.each([
    'http://127.0.0.1:PORT/a.png',
    'http://[::1]:PORT/a.png',
    'http://[::ffff:127.0.0.1]:PORT/a.png',
    'http://2130706433:PORT/a.png',
    'http://0x7f.1:PORT/a.png',
    'http://0:PORT/a.png',
    'http://localhost:PORT/a.png',
    'ftp://cdn.test/a.png',
    'not an address',
  ])('%s', async (address) => {
    asked.length = 0
    // With the rules for the real internet.
    expect(await fetchPicture(address.replace('PORT', String(port)))).toBeNull()
    expect(asked).toEqual([])
  })

  test('refuses a name that resolves to public and private addresses', async () => {
    asked.length = 0
    const both = network({ resolve: async () => ['127.0.0.1', '10.0.0.7'] })
    expect(await fetchPicture(at('/a.png'), both)).toBeNull()
    expect(asked).toEqual([])
  })

  test('resolves a name only once', async () => {
    let times = 0
    const changing = network({ resolve: async () => (times++ === 0 ? ['127.0.0.1'] : ['10.0.0.7']) })
    expect(await fetchPicture(at('/a.png'), changing)).not.toBeNull()
    expect(times).toBe(1)
  })

  test('refuses another port', async () => {
    expect(await fetchPicture(`http://cdn.test:${port + 1}/a.png`, network())).toBeNull()
  })
})

test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  'ff02::1',
  'localhost',
  '',
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test('collects every image of an email once, and no tracking pixels', async () => {
  const named = namedPictures(
    parseHtml(`<style>@import url(https://x.test/i.css);.a{background:url("https://x.test/css.png")}</style>
      <img src="https://x.test/a.png#1"><img src=" https://x.test/a.png"><img src="//x.test/b.png"><img src="cid:c">
      <img src="https://x.test/open.gif" width=1 height=1><td><p style="background:url(https://x.test/p.png)">
      <table background="https://x.test/t.png"></table>`),
  )
  expect([...named].toSorted()).toEqual(
    ['a', 'b', 'css', 'p', 't'].map((name) => `https://x.test/${name}.png`),
  )
  asked.length = 0
  const found = await fetchPictures([at('/a.png'), at('/a.png'), at('/gone')], network())
  expect([...found.keys()]).toEqual([at('/a.png')])
  expect(asked).toHaveLength(2)
})
