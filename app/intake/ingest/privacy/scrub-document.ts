import { trimEnd } from '#app/platform/lib/trim-edges.ts'
import { analyzeLinks } from './link-analysis.ts'
import { personalTokens } from './personal-tokens.ts'
import { actsForReader, removeAddress, neutralisePersonalLinks } from './personal-links.ts'
import { publicLink } from './public-links.ts'
import type { PersonalData } from './personal-data.server.ts'

export type Scrubbed = { personalLinks: number; trackingLinks: number; addresses: number; names: number }

const WRITTEN_LINK = /\bhttps?:\/\/[^\s<>"']+/g

export function scrubDocument(
  root: HTMLElement,
  personalData: PersonalData,
  unsubscribeLinks: string[],
  numbers: string[] = [],
): Scrubbed {
  const nodes = leaves(root)
  // Before any of them is removed: codes that personal links share with others identify the recipient.
  const links = [...allLinks(root, nodes)]
  const personal = neutralisePersonalLinks(root, unsubscribeLinks)
  const tokens = personalTokens([...unsubscribeLinks, ...personal.removed], numbers)
  const analysis = analyzeLinks(links, unsubscribeLinks, tokens)
  const listed = new Set(unsubscribeLinks)
  const found = {
    personalLinks: personal.removed.length,
    trackingLinks: 0,
    addresses: 0,
    names: 0,
  }

  function withoutPerson(text: string): string {
    const replaced = personalData.redact(text)
    found.addresses += replaced.addresses
    found.names += replaced.names
    const bare = tokens.removeFrom(replaced.text)
    found.addresses += bare.count
    return bare.text
  }

  function scrubLink(link: Element): void {
    const href = link.getAttribute('href')!
    const kept = publicLink(href, {
      words: link.textContent ?? '',
      personalData,
      analysis,
      isByUnsubscribe: personal.byUnsubscribe.has(link),
    })
    if (kept === href) return
    found.trackingLinks += 1
    if (kept === null) removeAddress(link)
    else link.setAttribute('href', kept)
  }

  /** URLs shown as text, as in plain-text messages. */
  function scrubWords(text: string): string {
    const shortened = text.replace(WRITTEN_LINK, (address) => {
      const bare = trimEnd(address, /[.,;:!?)\]]/)
      const end = address.slice(bare.length)
      const kept =
        listed.has(bare) || actsForReader(bare)
          ? null
          : publicLink(bare, { words: '', personalData, analysis })
      if (kept === bare) return address
      found.trackingLinks += 1
      return (kept ?? `${/^https?:\/\/[^/?#]+/.exec(bare)?.[0] ?? ''}/…`) + end
    })
    return withoutPerson(shortened)
  }

  function scrubComment(comment: Node): void {
    const text = comment.nodeValue!.replace(/ href="([^"]*)"/g, (written, value: string) => {
      const href = value.replaceAll('&amp;', '&')
      const kept = actsForReader(href) ? null : publicLink(href, { words: '', personalData, analysis })
      if (kept === href) return written
      found.trackingLinks += 1
      return kept === null ? '' : ` href="${kept.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`
    })
    if (!personalData.appearsIn(text) && !tokens.areIn(text) && !text.includes('--')) comment.nodeValue = text
    else comment.parentNode?.removeChild(comment)
  }

  for (const link of root.querySelectorAll('a[href]')) scrubLink(link)
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name)!
      if (name === 'href' || name === 'src' || name === 'background') continue
      const kept = withoutPerson(value)
      if (kept !== value) element.setAttribute(name, kept)
    }
  }
  for (const node of leaves(root)) {
    if (node.nodeType === 8) scrubComment(node)
    else if (node.nodeValue?.trim()) {
      const kept = scrubWords(node.nodeValue)
      if (kept !== node.nodeValue) node.nodeValue = kept
    }
  }
  return found
}

function* allLinks(root: HTMLElement, nodes: Node[]): Generator<string> {
  for (const link of root.querySelectorAll('a[href]')) yield link.getAttribute('href')!
  for (const node of nodes) {
    for (const [address] of node.nodeValue!.matchAll(WRITTEN_LINK)) yield address
  }
}

/** Text and comment nodes, collected first because the tree changes while they are edited. */
function leaves(root: HTMLElement): Node[] {
  const walker = root.ownerDocument.createTreeWalker(root, 0x84 /* SHOW_TEXT | SHOW_COMMENT */)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}
