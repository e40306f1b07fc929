import { RECIPIENT_STAND_IN } from './schema.ts'

const TEXT_ATTRIBUTES = ['href', 'alt', 'title', 'aria-label']

/** Replaces the recipient's address wherever it is written out; answers how often it was. */
export function replaceRecipients(root: HTMLElement, recipients: string[]): number {
  const pattern = recipientPattern(recipients)
  if (!pattern) return 0
  let count = 0
  function replaced(text: string): string {
    return text.replace(pattern!, () => {
      count += 1
      return RECIPIENT_STAND_IN
    })
  }
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeValue && pattern.test(node.nodeValue)) node.nodeValue = replaced(node.nodeValue)
    pattern.lastIndex = 0
  }
  for (const name of TEXT_ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name)!
      const next = replaced(value)
      if (next !== value) element.setAttribute(name, next)
    }
  }
  return count
}

/** The same for a line of text, such as the subject. */
export function withoutRecipients(text: string, recipients: string[]): string {
  const pattern = recipientPattern(recipients)
  return pattern ? text.replace(pattern, RECIPIENT_STAND_IN) : text
}

function recipientPattern(recipients: string[]): RegExp | null {
  const others = recipients.filter((address) => address !== RECIPIENT_STAND_IN)
  if (others.length === 0) return null
  const forms = others.map((address) => escaped(address).replace('@', '(?:@|%40|&#64;)'))
  return new RegExp(`(?<![\\w.+-])(?:${forms.join('|')})(?![\\w-])`, 'gi')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
