const W3 = 'http://www.w3.org/TR'

/** Known document types by their public name; the type decides whether a browser draws in quirks mode. */
const KNOWN: Record<string, string> = {
  '-//w3c//dtd xhtml 1.0 transitional//en': `XHTML 1.0 Transitional//EN" "${W3}/xhtml1/DTD/xhtml1-transitional.dtd`,
  '-//w3c//dtd xhtml 1.0 strict//en': `XHTML 1.0 Strict//EN" "${W3}/xhtml1/DTD/xhtml1-strict.dtd`,
  '-//w3c//dtd xhtml 1.1//en': `XHTML 1.1//EN" "${W3}/xhtml11/DTD/xhtml11.dtd`,
  '-//w3c//dtd html 4.01//en': `HTML 4.01//EN" "${W3}/html4/strict.dtd`,
  '-//w3c//dtd html 4.01 transitional//en': `HTML 4.01 Transitional//EN" "${W3}/html4/loose.dtd`,
}

/** The document type of an email, written anew from a list; none stays none, anything unknown becomes HTML 5. */
export function keptDoctype(source: string): string {
  const doctype = /<!doctype\s+([^>]{0,400})>/i.exec(source.slice(0, 4096))?.[1]
  if (doctype === undefined) return ''
  const publicId = /public\s+["']([^"']*)["']\s*(["'])?/i.exec(doctype)
  if (!publicId) return '<!DOCTYPE html>\n'
  const known = KNOWN[publicId[1]!.trim().toLowerCase().replace(/\s+/g, ' ')]
  if (!known) return '<!DOCTYPE html>\n'
  // HTML 4.01 Transitional without the address of its definition means quirks mode, with it almost standards.
  const [name, address] = known.split('" "')
  const body = publicId[2] ? `"-//W3C//DTD ${name}" "${address}"` : `"-//W3C//DTD ${name}"`
  return `<!DOCTYPE html PUBLIC ${body}>\n`
}
