import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAddresses } from './email-links.ts'

const hosts = new Set(['mail.example', 'localhost'])
const slugsIn = (text: string) => findAddresses(text, hosts).map(({ slug }) => slug)

test.each([
  ['https://mail.example/email/a-1', ['a-1']],
  ['http://MAIL.example:8080/brand/oak/email/A-1?from=x#top', ['a-1']],
  ['/email/a-1, /brand/oak/email/b-2.', ['a-1', 'b-2']],
  ['mail.example/email/a-1/html', ['a-1']],
  ['//localhost/email/a-1', ['a-1']],
  ['/email/b\n/email/a\r\n/email/b', ['b', 'a']],
  ['https://other.example/email/a', []],
  ['https://other.example/brand/oak/email/a', []],
  ['https://other.example/?u=https://mail.example/email/a', []],
  ['https://mail.example/blog/email/a', []],
  ['https://mail.example/email/', []],
  ['javascript:/email/a', []],
  ['write an email/to me', []],
])('reads %s', (text, slugs) => {
  expect(slugsIn(text)).toEqual(slugs)
})

test('reads the bookmarks that a browser exports', () => {
  const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE>
<DL><p>
    <DT><H3 ADD_DATE="1">Emails</H3>
    <DL><p>
        <DT><A HREF="https://mail.example/brand/oak/email/winter?a=1&amp;b=2" ADD_DATE="1" ICON="data:image/png;base64,iVBOR/email/w0KGgo=">Winter</A>
        <DT><A HREF="https://news.example/email/other">Other site</A>
        <DT><A HREF='https://mail.example/email/summer'>Summer</A>
    </DL><p>
</DL>`
  expect(slugsIn(bookmarks)).toEqual(['winter', 'summer'])
})

test('finds no more than asked for', () => {
  expect(findAddresses('/email/a /email/b /email/c', hosts, 2)).toHaveLength(2)
})

test('finds nothing but slugs, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('/email/', 'https://', 'mail.example'))),
      (parts) => {
        expect(slugsIn(parts.join('')).filter((slug) => !/^[\w-]{1,200}$/.test(slug))).toEqual([])
      },
    ),
  )
})
