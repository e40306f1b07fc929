const W3 = 'http://www.w3.org/TR'

/** Known document types by their public name. */
const KNOWN: Record<string, string> = {
  '-//w3c//dtd xhtml 1.0 transitional//en': `XHTML 1.0 Transitional//EN" "${W3}/xhtml1/DTD/xhtml1-transitional.dtd`,
  '-//w3c//dtd xhtml 1.0 strict//en': `XHTML 1.0 Strict//EN" "${W3}/xhtml1/DTD/xhtml1-strict.dtd`,
  '-//w3c//dtd xhtml 1.1//en': `XHTML 1.1//EN" "${W3}/xhtml11/DTD/xhtml11.dtd`,
  '-//w3c//dtd html 4.01//en': `HTML 4.01//EN" "${W3}/html4/strict.dtd`,
  '-//w3c//dtd html 4.01 transitional//en': `HTML 4.01 Transitional//EN" "${W3}/html4/loose.dtd`,
}
/** Document types that switch browsers to quirks mode, as listed in the HTML standard. */
const QUIRKY = new RegExp(
  [
    String.raw`^\+//silmaril//|^-/w3d/dtd html 4\.0|^html$|^-//w3c//dtd w3 html//`,
    String.raw`^-//w3c//dtd html (?:3|experimental|4\.0 (?:frameset|transitional)//)`,
    String.raw`^-//(?:as|advasoft ltd|ietf|metrius|microsoft|netscape comm\. corp\.|o'reilly and associates)//`,
    String.raw`^-//(?:sq|softquad|softquad software|spyglass|sun microsystems corp\.|w3o|webtechs)//`,
  ].join('|'),
  'i',
)
const QUIRKY_WITHOUT_ADDRESS = /^-\/\/w3c\/\/dtd html 4\.01 (?:frameset|transitional)\/\//i
/** Limited quirks mode: lines in table cells are as high as their content. */
const ALMOST_STANDARDS = /^-\/\/w3c\/\/dtd (?:xhtml 1\.0|html 4\.01) (?:transitional|frameset)\/\//i

/**
 * The document type of an email, rebuilt from an allowlist. Only the rendering mode matters: an unknown type becomes
 * one with the same mode, and one that means quirks mode is dropped.
 */
export function allowedDoctype({ doctype }: Document): string {
  if (!doctype) return ''
  const known = KNOWN[doctype.publicId.trim().toLowerCase().replace(/\s+/g, ' ')]
  if (doctype.name === 'html' && known) {
    const [name, address] = known.split('" "')
    // HTML 4.01 Transitional without the address of its definition means quirks mode, with it almost standards.
    return `<!DOCTYPE html PUBLIC "-//W3C//DTD ${name!}"${doctype.systemId ? ` "${address!}"` : ''}>\n`
  }
  if (isQuirky(doctype)) return ''
  if (!ALMOST_STANDARDS.test(doctype.publicId)) return '<!DOCTYPE html>\n'
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD ${KNOWN['-//w3c//dtd xhtml 1.0 transitional//en']!}">\n`
}

function isQuirky({ name, publicId, systemId }: DocumentType): boolean {
  return name !== 'html' || QUIRKY.test(publicId) || (!systemId && QUIRKY_WITHOUT_ADDRESS.test(publicId))
}
