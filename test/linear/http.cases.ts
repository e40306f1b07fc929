/** Forms, as strangers send them. */
import { sentForm } from '#app/accounts/request/read-form.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

const FORMS = ['/contact', '/login', '/preview-draft', '/submit']

function post(type: string, body: string): Promise<FormData> {
  const headers = { 'Content-Type': type }
  return sentForm(new Request('http://localhost/', { method: 'POST', headers, body }))
}

const NAMED = 'Content-Disposition: form-data; name=a'
const part = (header: string, body = '') => `--b\r\n${header}\r\n\r\n${body}\r\n`
const inOnePart = (unit: string) => (size: number) => part(NAMED, repeated(unit)(size))
const inOneHeader = (before: string, unit: string) => (size: number) => part(before + repeated(unit)(size))

export const cases: LinearCase[] = [
  defineCase({
    name: 'http/sentForm, URL-encoded',
    reachedFrom: FORMS,
    shapes: {
      'many fields': (size) => Array.from({ length: size / 8 }, (_, at) => `a${at}=b`).join('&'),
      ...eachRepeated(['a=1&', '&', '=', '%', '%2', '%41', '%ff', '+', 'a', 'é', '\0']),
    },
    size: 16_000,
    run: (body) => post('application/x-www-form-urlencoded', body),
  }),
  defineCase({
    name: 'http/sentForm, multipart',
    reachedFrom: FORMS,
    shapes: {
      'many parts': repeated(part(NAMED, '1')),
      'many files': repeated(part(`${NAMED}; filename=a`, '1')),
      'parts without a name': repeated(part('X: x')),
      'malformed parts': repeated('--b\r\n:\r\n\r\n'),
      'header lines': inOneHeader(NAMED, '\r\nX: x'),
      'folded header lines': inOneHeader(NAMED, '\r\n x'),
      parameters: inOneHeader(NAMED, '; x=y'),
      'escaped quotes': inOneHeader(`${NAMED}; filename="`, '\\"'),
      'an encoded file name': inOneHeader(`${NAMED}; filename*=utf-8''`, '%41'),
      'an unclosed part': inOnePart('a'),
      'an unclosed file': (size) => part(`${NAMED}; filename=a`, repeated('a')(size)),
      'line ends': inOnePart('\r\n'),
      'beginnings of boundaries': inOnePart('\r\n--'),
      'boundaries without an end': inOnePart('\r\n--b'),
      'boundaries with another end': inOnePart('\r\n--b-'),
      'no part': repeated('a'),
    },
    size: 200_000,
    run: (body) => post('multipart/form-data; boundary=b', body),
  }),
  defineCase({
    name: 'http/sentForm, long boundaries',
    reachedFrom: FORMS,
    shapes: eachRepeated(['-', `\r\n--${'-'.repeat(69)}`, `\r\n--${'-'.repeat(69)}a`]),
    size: 200_000,
    run: (body) => post(`multipart/form-data; boundary=a${'-'.repeat(69)}`, body),
  }),
  defineCase({
    name: 'http/sentForm, media types',
    reachedFrom: FORMS,
    shapes: eachRepeated([';boundary=b', ';b="', ';', ' ', '"\\', '/']),
    size: 4_000,
    run: (parameters) => post(`multipart/form-data${parameters}`, 'a'),
  }),
]
