/** Hostile values. Each list is one kind of attack; random values are added to all. */
import * as fc from 'fast-check'

/** Part of what is sent; unescaped in a page it would be an injected element. */
export const MARK = 'mailshelf-xss'
/** Where an attacker would want visitors, emails and links to go. */
export const EVIL_HOST = 'evil.example'
/** A header that only a header injection could set. */
export const INJECTED_HEADER = 'x-mailshelf-injected'
/** A database sequence that only an SQL injection could advance. */
export const TRIPWIRE = 'attack_tripwire'

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

function mostly(...known: string[]): fc.Arbitrary<string> {
  return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, { arbitrary: noise, weight: 1 })
}

export const wrongTypes = mostly(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '0x10',
  '1.5',
  '-0',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{}',
  '{"$ne":null}',
  '["a"]',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '9999-99-99T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000000}',
  '[{"collectionId":"x","position":1e99,"savedAt":"no"}]',
  '[{"collectionId":"00000000-0000-4000-8000-000000000000","position":0,"savedAt":"+275760-09-13"}]',
)

export const sizes = fc.oneof(
  {
    arbitrary: fc.constantFrom(255, 256, 1_001, 10_001, 65_537).map((length) => 'x'.repeat(length)),
    weight: 36,
  },
  {
    arbitrary: fc
      .constantFrom('ﷺ', '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}', 'a\u0301')
      .map((unit) => unit.repeat(2_000)),
    weight: 12,
  },
  {
    arbitrary: fc.constantFrom(1, 5, 12).map((megabytes) => 'y'.repeat(megabytes * 1_000_000)),
    weight: 1,
  },
  { arbitrary: fc.constantFrom('[', '{"a":', '<b>', '(', ' "').map((unit) => unit.repeat(5_000)), weight: 1 },
)

/** Already percent-encoded, partly wrongly; sent as it is. */
export const encodings = fc.oneof(
  fc.constantFrom(
    '%',
    '%%',
    '%z',
    '%zz',
    '%u0041',
    '%00',
    'a%00b',
    '%0',
    '%c0%af',
    '%c0%ae%c0%ae%c0%af',
    '%e0%80%af',
    '%ed%a0%80',
    '%ed%bf%bf',
    '%f4%90%80%80',
    '%f8%88%80%80%80',
    '%ff%fe',
    '%80',
    '%c3%28',
    '%e2%80%ae%67%6e%70',
    '%e2%81%a6x%e2%81%a9',
    '%ef%bb%bf',
    '%ef%bf%be',
    '%1b[2J',
    '%7f',
    '%08%08',
    '%0b%0c',
    '%25%30%30',
    '%252e%252e',
    '%2500',
    '%E2%80%A8',
    '%c2%85',
    '%f0%9f%92%a9',
    'x%cc%80'.repeat(50),
    '+%2b+',
  ),
  fc
    .uint8Array({ maxLength: 24 })
    .map((bytes) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
)

/** @param prize a file that must stay private */
export function traversals(prize: string): fc.Arbitrary<string> {
  const targets = fc.constantFrom(
    'etc/passwd',
    'package.json',
    '.env',
    'build/server/main.js',
    prize,
    prize.slice(1),
  )
  const ups = fc.constantFrom(
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '..%252f',
    '%c0%ae%c0%ae/',
    '..;/',
    '.%00./',
    '..%ef%bc%8f',
  )
  const starts = fc.constantFrom(
    '',
    '/',
    '%2f',
    '//',
    'file:///',
    '\\\\',
    'C:\\',
    '~/',
    './',
    'private/',
    'x/',
  )
  const ends = fc.constantFrom('', '%00', '%00.webp', '?', '#', '/', '.', '%20', '::$DATA', '.webp')
  return fc
    .tuple(starts, ups, fc.integer({ min: 0, max: 12 }), targets, ends)
    .map(([start, up, times, target, end]) => start + up.repeat(times) + target + end)
}

export const headerInjections = fc
  .tuple(
    fc.constantFrom('x', '/', '/browse', 'name', 'a@b.example'),
    fc.constantFrom('\r\n', '\n', '\r', '\r\n\r\n', '\u560d\u560a', '\u2028', '\0\r\n', '";\r\n', '\r\n\t'),
    fc.constantFrom(
      `${INJECTED_HEADER}: 1`,
      `Set-Cookie: ${INJECTED_HEADER}=1`,
      `Location: https://${EVIL_HOST}/`,
      `Bcc: somebody@${EVIL_HOST}`,
      `Content-Type: text/html\r\n\r\n<${MARK}>`,
      `HTTP/1.1 200 OK\r\n${INJECTED_HEADER}: 1\r\n\r\n`,
    ),
  )
  .map((parts) => parts.join(''))

export const sqlInjections = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'x', '1', "'", "')", "'))", '"', '")', '\\', "\\'", '$$', '%', '0 '),
      fc.constantFrom(
        `; select nextval('${TRIPWIRE}')--`,
        ` union select nextval('${TRIPWIRE}')--`,
        ` or nextval('${TRIPWIRE}')>0--`,
        `||nextval('${TRIPWIRE}')||'`,
        ` or '1'='1`,
        ' or 1=1--',
        ' union select null,null,null--',
        '; drop table users--',
        `; update users set role='admin'--`,
        '/*',
        "'::int--",
        '::text',
        ' limit 0 offset 1--',
        ' and 1=(select 1)--',
      ),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '%',
    '_',
    '%%%',
    '____',
    '\\',
    '\\%',
    '%\\',
    '[a-z]',
    '.*',
    '(a+)+$',
    '*:*',
    'a:*',
    '!',
    '&',
    '|',
    "':*",
    '<->',
    '((',
    "a' & 'b",
    '$1',
    '?',
    ':id',
  ),
)

export const scripts = fc.constantFrom(
  `<${MARK}>`,
  `"><${MARK}>`,
  `'><${MARK}>`,
  `</script><${MARK}>`,
  `</title><${MARK}>`,
  `</textarea><${MARK}>`,
  `--><${MARK}>`,
  `\u2028</script><${MARK}>`,
  `<scr<script>ipt><${MARK}>`,
  `<svg onload=alert(1)><${MARK}>`,
  `]]><${MARK}>`,
  `\${7*7}{{7*7}}<${MARK}>`,
  `\\u003c${MARK}><${MARK}>`,
  `<![CDATA[<${MARK}>`,
)

export const elsewhere = fc.oneof(
  fc.constantFrom(
    `//${EVIL_HOST}`,
    `///${EVIL_HOST}`,
    `/\\${EVIL_HOST}`,
    `\\\\${EVIL_HOST}`,
    `/\t/${EVIL_HOST}`,
    `/\n/${EVIL_HOST}`,
    `\t//${EVIL_HOST}`,
    `https://${EVIL_HOST}`,
    `https:${EVIL_HOST}`,
    `https:/${EVIL_HOST}`,
    `HTTPS://${EVIL_HOST}`,
    `http://shelf.example@${EVIL_HOST}/`,
    `//shelf.example.${EVIL_HOST}`,
    `/..//${EVIL_HOST}`,
    `/.//${EVIL_HOST}`,
    `/browse/..//${EVIL_HOST}`,
    `/%2f${EVIL_HOST}`,
    `/%5c${EVIL_HOST}`,
    `/%09/${EVIL_HOST}`,
    `//${EVIL_HOST}%2f..`,
    `/;//${EVIL_HOST}`,
    `/@${EVIL_HOST}`,
    `?//${EVIL_HOST}`,
    `.${EVIL_HOST}`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\x01javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    `//${EVIL_HOST}\\@shelf.example`,
    `/\u2028/${EVIL_HOST}`,
    `／／${EVIL_HOST}`,
    `//[::1]`,
    '//0',
    `http:///${EVIL_HOST}`,
    `ftp://${EVIL_HOST}`,
  ),
  fc
    .tuple(
      fc.string({
        unit: fc.constantFrom('/', '\\', '\t', '.', '%2f', ' ', '\r', '@', ':'),
        minLength: 1,
        maxLength: 6,
      }),
      fc.constant(EVIL_HOST),
    )
    .map((parts) => parts.join('')),
)
