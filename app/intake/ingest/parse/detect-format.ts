/** Null for neither. */
export function kindOf(bytes: Uint8Array): 'eml' | 'html' | null {
  const start = Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (/^<(?:!doctype\s|!--|[a-z][a-z\d]*[\s>/])/i.test(start)) return 'html'
  return /^(?:From .*\r?\n)?[!-9;-~]+[ \t]*:[^\n]*\n/.test(start) ? 'eml' : null
}
