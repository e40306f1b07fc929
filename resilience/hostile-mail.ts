/** Messages made to keep the import busy: each is small and takes quadratic time or worse with a careless pattern. */

export type HostileMail = { name: string; fileName: string; bytes: Buffer }

const LENGTH = 50_000

/** Attack inputs, by the pattern or the loop that each is aimed at. */
export const HOSTILE_MAIL: HostileMail[] = [
  message('link text that looks like an address and goes on', {
    body: `<a href="https://shop.example/unsubscribe?u=1">https://${'a'.repeat(LENGTH)} a b</a>`,
  }),
  message('an address in the text, with punctuation that does not end it', {
    body: `<p>Read https://shop.example/${'.'.repeat(LENGTH)}x today.</p>`,
  }),
  message('a List-Unsubscribe of brackets that open and never close', {
    headers: [`List-Unsubscribe: ${'<https:'.repeat((3 * LENGTH) / 7)}`],
  }),
  {
    name: 'a page of titles that never close',
    fileName: 'titles.html',
    bytes: Buffer.from('<title'.repeat((3 * LENGTH) / 6)),
  },
  message('styles that name pictures and never end', {
    body: `<p>${'url(/media/.png'.repeat(1_500)}</p><p title="${'&lt;img '.repeat(LENGTH / 5)}">x</p>`,
  }),
  message('eight thousand recipients', {
    headers: [
      `To: ${Array.from({ length: 8_000 }, (_, at) => `"Reader ${at} Smith" <r${at}@home.example>`).join(',\r\n ')}`,
    ],
  }),
  message('sixteen thousand attributes on one element', {
    body: `<p ${Array.from({ length: 16_000 }, (_, at) => `a${at}="x"`).join(' ')}>x</p>`,
  }),
]

function message(
  name: string,
  { headers = [], body = '' }: { headers?: string[]; body?: string },
): HostileMail {
  const id = name.replaceAll(/[^a-z]+/g, '-')
  const lines = [
    'From: Shop <news@shop.example>',
    `Message-ID: <${id}@shop.example>`,
    `Subject: ${name}`,
    'Content-Type: text/html',
    ...headers,
    '',
    `<table width="600"><tr><td><h1>A plain headline</h1><p>Words to read.</p>${body}</td></tr></table>`,
  ]
  return { name, fileName: `${id}.eml`, bytes: Buffer.from(lines.join('\r\n')) }
}
