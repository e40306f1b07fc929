import { html, parse } from 'parse5'

const LIMITED_QUIRKS =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n'

/** The document type of an email, rebuilt: only the rendering mode matters, and none means quirks mode. */
export function allowedDoctype({ doctype }: Document): string {
  if (!doctype) return ''
  const { name, publicId, systemId } = doctype
  const { mode } = parse(`<!DOCTYPE ${name} PUBLIC ${quoted(publicId)} ${systemId && quoted(systemId)}>`)
  if (mode === html.DOCUMENT_MODE.QUIRKS) return ''
  return mode === html.DOCUMENT_MODE.LIMITED_QUIRKS ? LIMITED_QUIRKS : '<!DOCTYPE html>\n'
}

/** An identifier contains at most one kind of quotes. */
function quoted(id: string): string {
  return id.includes('"') ? `'${id}'` : `"${id}"`
}
