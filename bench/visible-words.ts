/** The words of an email in the order of its elements, found without the code that writes Text Only. */
const SILENT = new Set(['head', 'script', 'style', 'title', 'noscript', 'template', 'object', 'svg'])
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i

export function visibleWords(document: Document): string {
  const parts: string[] = []
  function visit(node: Node): void {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    if (node.nodeType !== 1) return
    const element = node as Element
    if (SILENT.has(element.localName) || element.hasAttribute('hidden')) return
    if (HIDDEN.test(element.getAttribute('style') ?? '')) return
    // Inline elements do not end a word; boxes do.
    const isInline = /^(?:a|b|big|em|font|i|s|small|span|strike|strong|sub|sup|tt|u)$/.test(element.localName)
    if (!isInline) parts.push('\n')
    element.childNodes.forEach(visit)
    if (!isInline) parts.push('\n')
  }
  if (document.body) visit(document.body)
  return parts.join('')
}
