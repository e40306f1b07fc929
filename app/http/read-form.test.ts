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
])('rejects %s', async (_, type, status) => {
  await expect(post('a=b', { 'Content-Type': type })).rejects.toMatchObject({ status })
})
