/** Two samples of hashes: of the layout, its blocks in order, and of the template, how its elements are styled. Alike ones share most. */

/** What comes after so many nodes is left out, and what is further around one than so many levels. */
const NODES_MAX = 20_000
const LEVELS_MAX = 12
const COLUMNS_MAX = 6
const SKETCH = 32
/** Values of a sample that are looked up together: alike samples share a group of them, others hardly ever do. */
const BAND = 4
/** Runs of blocks. Fewer say nothing: two short texts are built alike. */
const RUN = 3
const RUNS_MIN = 6
const STYLES_MIN = 8
const ATTRIBUTES = ['class', 'align', 'valign', 'bgcolor', 'style'] as const
const TEXT_STEPS = [40, 200]
const PICTURE_STEPS = [80, 320]

export type Sketches = { layout: number[]; templateStyles: number[] }

export function readSketches(document: Document): Sketches {
  const blocks: { element: Element; kind: string }[] = []
  const filled = new Set<Element>()
  const styles = new Set<string>()
  const walker = document.createTreeWalker(document.body, 0x5 /* SHOW_ELEMENT | SHOW_TEXT */)
  for (let nodes = 0; nodes < NODES_MAX && walker.nextNode(); nodes += 1) {
    const node = walker.currentNode
    if (node.nodeType === node.ELEMENT_NODE) styles.add(styleOf(node as Element))
    const kind = node.nodeType === node.ELEMENT_NODE ? pictureKind(node as Element) : textKind(node)
    if (kind === null) continue
    const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement!
    blocks.push({ element, kind })
    for (const each of around(element)) filled.add(each)
  }
  const named = blocks.map(({ element, kind }) => `${kind} ${columnsAround(element, filled)}`)
  const rows = named.filter((block, at) => block !== named[at - 1])
  const runs = new Set<string>()
  for (let at = 0; at + RUN <= rows.length; at += 1) runs.add(rows.slice(at, at + RUN).join('\n'))
  return {
    layout: runs.size < RUNS_MIN ? [] : sketchOf(runs),
    templateStyles: styles.size < STYLES_MIN ? [] : sketchOf(styles),
  }
}

function pictureKind(element: Element): string | null {
  if (element.localName === 'hr') return 'rule'
  if (element.localName !== 'img') return null
  const width = Number.parseInt(element.getAttribute('width') ?? '', 10) || 0
  return width === 1 ? null : `image ${step(width, PICTURE_STEPS)}`
}

function textKind(node: Node): string | null {
  const length = node.nodeValue!.trim().length
  if (length < 2) return null
  const elements = around(node.parentElement!)
  const link = elements.find(({ localName }) => localName === 'a')
  if (link) return isButton(link) ? 'button' : 'link'
  if (elements.some(({ localName }) => /^h[1-3]$/.test(localName))) return 'heading'
  return `text ${step(length, TEXT_STEPS)}`
}

/** The link itself has the box, or the cell that holds nothing else. */
function isButton(link: Element): boolean {
  const cell = link.parentElement
  const styles = [link, ...(cell?.localName === 'td' && cell.children.length === 1 ? [cell] : [])]
  return styles.some((each) => /padding|background|border:/.test(each.getAttribute('style') ?? ''))
}

/** How many cells with content are beside each other where this one is. */
function columnsAround(element: Element, filled: Set<Element>): number {
  for (const { localName, parentElement } of around(element)) {
    if (!parentElement || !/^t[dh]$/.test(localName)) continue
    const cells = [...parentElement.children].slice(0, COLUMNS_MAX).filter((cell) => filled.has(cell))
    if (cells.length > 1) return cells.length
  }
  return 1
}

function around(element: Element): Element[] {
  const found: Element[] = []
  for (let at: Element | null = element; at && found.length < LEVELS_MAX; at = at.parentElement)
    found.push(at)
  return found
}

/** What numbers name changes from one email to the next. */
function styleOf(element: Element): string {
  const stated = ATTRIBUTES.map((name) => (element.getAttribute(name) ?? '').slice(0, 400))
  return [element.localName, ...stated]
    .join('|')
    .toLowerCase()
    .replaceAll(/url\([^()]*\)|\s/g, '')
}

function step(value: number, steps: number[]): number {
  return steps.filter((each) => value >= each).length
}

function sketchOf(parts: Set<string>): number[] {
  const hashes = [...parts].map(hash)
  return Array.from({ length: SKETCH }, (_, at) => {
    let least = 0xffffffff
    for (const value of hashes) {
      const mixed = mix(value ^ Math.imul(at + 1, 0x9e3779b1))
      if (mixed < least) least = mixed
    }
    return least | 0
  })
}

/** The share that the parts of two structures have in common, between 0 and 1. */
export function sharedOf(one: number[], other: number[]): number {
  if (one.length === 0 || one.length !== other.length) return 0
  return one.filter((value, at) => value === other[at]).length / one.length
}

/** Alike samples of one kind have one of these in common. */
export function bandsOf(sketch: number[], kind: string): number[] {
  return Array.from(
    { length: sketch.length / BAND },
    (_, at) => hash(`${kind} ${at} ${sketch.slice(at * BAND, (at + 1) * BAND).join()}`) | 0,
  )
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
