/** A short hash of an email's template, without what changes from one email to the next: texts, images, sections. */
import { createHash } from 'node:crypto'

const NAMES_MAX = 400
const DEPTH_MAX = 40
/** With fewer classes in its style sheets, the elements around the first words say more about a template. */
const CLASSES_MIN = 5

export function readTemplateFingerprint(document: Document, layoutWidth: number | undefined): string {
  const classes = styledClasses(document)
  const parts = classes.length >= CLASSES_MIN ? classes : wrappers(document)
  const width = layoutWidth === undefined ? '' : String(layoutWidth)
  return createHash('sha256')
    .update([width, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/** The class names of its style sheets without numbers, which editors change with every email. */
function styledClasses(document: Document): string[] {
  const names = new Set<string>()
  for (const sheet of document.querySelectorAll('style')) {
    for (const [, name] of (sheet.textContent ?? '').matchAll(/\.([a-z][a-z_-]{1,40})/gi)) {
      names.add(name!.toLowerCase())
      if (names.size === NAMES_MAX) break
    }
  }
  return [...names].toSorted()
}

/** The elements around the first words, from the outside in. */
function wrappers(document: Document): string[] {
  const walker = document.createTreeWalker(document.body, 0x4 /* SHOW_TEXT */)
  while (walker.nextNode()) {
    if (!walker.currentNode.nodeValue?.trim()) continue
    const way: string[] = []
    let element = walker.currentNode.parentElement
    while (element && way.length < DEPTH_MAX) {
      way.unshift(element.localName)
      element = element.parentElement
    }
    return way
  }
  return []
}
