/** A raw message to import, with `word` in its Message-ID and body. */
export function messageOf(word: string, subject: string): string {
  return [
    'From: Trust <hello@trust.test>',
    `Message-ID: <${word}@trust.test>`,
    `Subject: ${subject}`,
    'Content-Type: text/html',
    '',
    `<table width="600"><tr><td><h1>${word}</h1><p>Beans and peas for ${word}.</p></td></tr></table>`,
  ].join('\r\n')
}
