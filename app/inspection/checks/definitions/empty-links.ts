import type { EmailElement } from '#app/inspection/checks/email-source.ts'

/** Images, and boxes that a style makes visible or that have a name of their own. */
function isSeen({ tag, attributes }: EmailElement): boolean {
  return (
    /^(?:img|svg|video|hr)$/.test(tag) ||
    attributes.has('aria-label') ||
    attributes.has('background') ||
    /background|border|height|padding/i.test(attributes.get('style') ?? '')
  )
}

/** Links with a target, in which there is neither text nor anything to see. */
export function emptyLinks(elements: EmailElement[]): EmailElement[] {
  const full = new Set<EmailElement>()
  for (const element of elements) {
    if (!isSeen(element)) continue
    for (let each: EmailElement | null = element; each && !full.has(each); each = each.parent) full.add(each)
  }
  return elements.filter(
    (element) =>
      element.tag === 'a' &&
      /^(?!#)./.test(element.attributes.get('href') ?? '') &&
      element.text.trim() === '' &&
      !full.has(element),
  )
}
