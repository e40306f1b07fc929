/** What accounts read: addresses of emails, passwords, codes and lists for collections. */
import { isLongAndVaried } from '#app/accounts/passwords/password-strength.server.ts'
import { stepOfCode } from '#app/accounts/second-factor/totp.server.ts'
import { readList } from '#app/collections/imports/read-list.server.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { defineCase, eachRepeated, type LinearCase } from './linear-case.ts'

const SIGNING_IN = ['/login', '/signup', '/forgot-password', '/settings/email', '/contact']

export const cases: LinearCase[] = [
  defineCase({
    name: 'lib/readEmailAddress',
    reachedFrom: [...SIGNING_IN, 'smtp', 'imap'],
    shapes: eachRepeated([
      'a',
      ' ',
      '@',
      'a@',
      'a.',
      '.',
      '"',
      '<a@b.test> ',
      '\u00ad',
      '\u200b',
      '\u0301',
      '\ufdfa',
      '\ud83d',
      'xn--',
      '日本',
      '%61',
      '[',
      ':',
    ]),
    size: 50_000,
    run: readEmailAddress,
  }),
  defineCase({
    name: 'accounts/isLongAndVaried',
    reachedFrom: ['/signup', '/reset-password', '/settings/password'],
    shapes: eachRepeated(['a', 'ab', '日本語', '\ud83d', ' ', 'a\u0301']),
    size: 100_000,
    run: isLongAndVaried,
  }),
  defineCase({
    name: 'accounts/stepOfCode and the spelling of codes',
    reachedFrom: ['/login/second-factor', '/settings/second-factor'],
    shapes: eachRepeated(['1', ' ', '-', '1 ', 'a', '١', '\0']),
    size: 100_000,
    run: (typed) => stepOfCode('JBSWY3DPEHPK3PXP', typed.replace(/[\s-]/g, '').toLowerCase()),
  }),
  defineCase({
    name: 'collections/readList, bookmarks and CSV',
    reachedFrom: ['/collections/:id/import'],
    shapes: Object.fromEntries(
      Object.entries({
        bookmarks: '<DT><A HREF="https://site.test/email/a" ADD_DATE="1">x</A>\n',
        'unclosed bookmarks': '<DT><A HREF="https://site.test/email/',
        'nested folders': '<DL><p><DT><H3>a</H3>',
        'our CSV': 'https://site.test/email/a,"a ""note""","x, y"\n',
        'unclosed quotes': 'https://site.test/email/a,"note\n',
        'CSV of separators': ',,,,\n',
        'CSV of quotes': '"",""\n',
        'CSV of one line': 'https://site.test/email/a ',
        'equal tags': 'https://site.test/email/a,,"a a a a"\n',
        'carriage returns': '\r',
      }).map(([shape, unit]) => [
        shape,
        (size: number) => `url,note,tags\n${unit.repeat(Math.ceil(size / unit.length))}`,
      ]),
    ),
    size: 60_000,
    run: (text) => readList(text, new Set(['site.test'])),
  }),
]
