import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { sentForm } from './read-form.ts'

function post(body: BodyInit, headers?: HeadersInit): Promise<FormData> {
  return sentForm(
    new Request('https://mailshelf.example/', { method: 'POST', body, ...(headers && { headers }) }),
  )
}

function multipart(fields: number): FormData {
  const form = new FormData()
  for (let at = 0; at < fields; at++) form.append(`a${at}`, 'b')
  return form
}

const urlEncoded = (fields: number) =>
  new URLSearchParams(Array.from({ length: fields }, (_, at) => [`a${at}`, 'b']))

test.each([
  ['a URL-encoded form', urlEncoded],
  ['a multipart form', multipart],
])('%s has at most a thousand fields', async (_, form) => {
  expect((await post(form(999))).get('a998')).toBe('b')
  await expect(post(form(1002))).rejects.toMatchObject({ status: 400 })
})

test('counts the fields of a form whose boundary is quoted', async () => {
  const body = `${'--a b\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n'.repeat(1002)}--a b--\r\n`
  const headers = { 'Content-Type': 'multipart/form-data; boundary="a b"' }
  await expect(post(body, headers)).rejects.toMatchObject({ status: 400 })
})

test('keeps files and removes NUL characters', async () => {
  const form = new FormData()
  form.append('text', 'a\0b')
  form.append('file', new Blob(['\0\0'], { type: 'image/png' }), 'cover.png')
  const read = await post(form)
  expect(read.get('text')).toBe('ab')
  expect(await (read.get('file') as File).text()).toBe('\0\0')
})

const manyFields = 'a=1&'.repeat(1002)
const manyParts = `${'--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n'.repeat(1002)}--b--\r\n`

test.each([
  ['application/x-www-form-urlencoded; boundary=none', manyFields],
  ['multipart/form-data; xboundary=none; boundary=b', manyParts],
  ['multipart/form-data; x="boundary=none"; boundary=b', manyParts],
])('counts the fields by the parsed media type %s', async (type, body) => {
  const response = await post(body, { 'Content-Type': type }).catch((error: unknown) => error)
  expect(response).toMatchObject({ status: 400 })
  expect(await (response as Response).text()).toContain('too many fields')
})

test.each([
  ['text', 'text/plain', 415],
  ['no type', '', 415],
  ['a multipart form without a boundary', 'multipart/form-data', 400],
  ['a multipart form with a long boundary', `multipart/form-data; boundary=${'b'.repeat(71)}`, 400],
])('rejects %s', async (_, type, status) => {
  await expect(post('a=b', { 'Content-Type': type })).rejects.toMatchObject({ status })
})

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=b' }
const part = (header: string, body: string) => `--b\r\n${header}\r\n\r\n${body}\r\n`
const field = part('Content-Disposition: form-data; name=a', '1')

test('reads the names and types of files as browsers write them', async () => {
  const header = 'Content-Disposition: form-data; name="a%22"; filename="mails/é\\%22.eml"'
  const empty =
    'Content-Disposition: form-data; name=none; filename=""\r\nContent-Type: application/octet-stream'
  const body = `${part(`${header}\r\nContent-Type: message/rfc822`, 'x')}${part(empty, '')}--b--\r\n`
  const form = await post(body, MULTIPART)
  expect(form.get('a"')).toMatchObject({ name: 'mails/é\\".eml', type: 'message/rfc822', size: 1 })
  expect(form.get('none')).toMatchObject({ name: '', size: 0 })
})

test('keeps a file of megabytes whole, and the order of files', async () => {
  const form = new FormData()
  const bytes = Buffer.alloc(3_000_000, '\r\n--')
  for (const name of ['1', '2', '3']) form.append('files', new File([bytes, name], name))
  const files = (await post(form)).getAll('files') as File[]
  expect(files.map(({ name }) => name)).toEqual(['1', '2', '3'])
  for (const file of files) {
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.concat([bytes, Buffer.from(file.name)]))).toBe(
      true,
    )
  }
})

test.each([
  ['no body', ''],
  ['no part', 'text'],
  ['a field that does not end', field],
  ['a file that does not end', part('Content-Disposition: form-data; name=a; filename=a', 'a')],
  ['a header that does not end', '--b\r\nContent-Disposition: form-data; name=a'],
  ['a boundary that does not end', `${field}--b`],
  ['a malformed header', `${field}--b\r\n:\r\n\r\n--b--\r\n`],
  ['malformed headers again and again', `${'--b\r\n:\r\n\r\n'.repeat(900)}--b--\r\n`],
  [
    'a malformed header after a file',
    `${part('Content-Disposition: form-data; name=a; filename=a', 'a')}--b\r\n:\r\n`,
  ],
  [
    'a header of 20 kB',
    `${part(`Content-Disposition: form-data; name=a\r\nX: ${'x'.repeat(20_000)}`, '')}--b--\r\n`,
  ],
  [
    'many headers',
    `${part(`Content-Disposition: form-data; name=a${'\r\nX: x'.repeat(5000)}`, '')}--b--\r\n`,
  ],
  ['a field without a name', `${part('Content-Disposition: form-data', '1')}--b--\r\n`],
  ['a long name', `${part(`Content-Disposition: form-data; name=${'a'.repeat(201)}`, '1')}--b--\r\n`],
  [
    'an unknown charset',
    `${part('Content-Disposition: form-data; name=a\r\nContent-Type: text/plain; charset=x', '1')}--b--\r\n`,
  ],
])('rejects a multipart form with %s', async (_, body) => {
  await expect(post(body, MULTIPART)).rejects.toMatchObject({ status: 400 })
})

test('rejects a URL-encoded form above 256 kB', async () => {
  expect((await post(new URLSearchParams({ a: 'b'.repeat(200_000) }))).get('a')).toHaveLength(200_000)
  await expect(post(new URLSearchParams({ a: '+'.repeat(300_000) }))).rejects.toMatchObject({ status: 413 })
})

test('an empty URL-encoded form has no fields', async () => {
  expect([...(await post(new URLSearchParams()))]).toEqual([])
})

test.each(['multipart/form-data; boundary=b', 'application/x-www-form-urlencoded'])(
  'a client that leaves while it sends %s ends the reading',
  async (type) => {
    const { promise: failure, resolve } = Promise.withResolvers<unknown>()
    const server = serve({
      port: 0,
      fetch: async (request) => {
        await sentForm(request).catch(resolve)
        return new Response()
      },
    })
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port)
    const file = part('Content-Disposition: form-data; name=a; filename=a', 'a')
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n${file}`,
      () => setTimeout(() => socket.destroy(), 50),
    )
    expect(await failure).toMatchObject({ status: 400 })
    server.close()
  },
)
