/** Returns the text of an email block by block, without what a reader would not see. Layout tables put everything in cells. */
import { walk } from 'css-tree'
import { parseCss } from '#app/platform/lib/parse-css.ts'
import { styleDeclarations, type StyleDeclaration } from '#app/intake/ingest/clean/style-declarations.ts'
import { visibleLine, withoutFiller } from '#app/intake/ingest/clean/invisible-text.ts'
import { plainParagraphs } from './plain-paragraphs.ts'
import { statesPrice } from './prices.ts'

export type TextBlock = {
  /** `row`: the cells of a table row as one line; `line`: of text that keeps its lines and columns. */
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'line' | 'picture' | 'other'
  level: number
  text: string
  hidden: boolean
  /** Inside an element labelled as a footer. */
  footer: boolean
  link?: boolean
  /** A line that follows another one of its paragraph. */
  continues?: boolean
}

type Context = Pick<TextBlock, 'kind' | 'level' | 'hidden' | 'footer'> & {
  fontSize: number
  link: boolean
  isBlock: boolean
  isBox: boolean
}

const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body caption center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
)
/** The most cells and characters of a row that is kept on one line. */
const ROW_CELLS_MAX = 5
const ROW_CHARS_MAX = 160
/** A price list has a column for every size, age or plan. */
const PRICE_ROW_CELLS_MAX = 12
/** Elements that are inline by name and blocks by style. */
const BLOCK_DISPLAY = /^(?:block|flex|grid|list-item|table(?:-\w+)*)\b/i
const SILENT_ELEMENTS = new Set(['head', 'script', 'style', 'title', 'noscript', 'template', 'object', 'svg'])

export function readTextBlocks(document: Document): TextBlock[] {
  const hiddenNames = readHiddenNames(document)
  const blocks: TextBlock[] = []
  let words = ''
  let wordsContext: Context | undefined
  let plainWords = false
  let anyVisible = false

  function add(block: TextBlock): void {
    blocks.push(block)
    anyVisible ||= !block.hidden
  }

  function flush(): void {
    const text = visibleLine(words)
    if (wordsContext?.kind === 'line') addLines(words, wordsContext)
    else if (text && wordsContext) {
      const { kind, level, hidden, footer } = wordsContext
      add({ kind, level, text, hidden, footer, ...(!plainWords && { link: true }) })
    }
    words = ''
    wordsContext = undefined
    plainWords = false
  }

  function addLines(source: string, { level, hidden, footer }: Context): void {
    for (const { lines, layout } of plainParagraphs(withoutFiller(source))) {
      if (layout === 'sentences') {
        add({ kind: 'paragraph', level, text: visibleLine(lines.join(' ')), hidden, footer })
      } else {
        for (const [index, text] of lines.entries())
          add({ kind: 'line', level, text, hidden, footer, ...(index > 0 && { continues: true }) })
      }
    }
  }

  function visit(element: Element, context: Context): void {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        const isHidden = context.hidden || context.fontSize < 2
        if (wordsContext && wordsContext.hidden !== isHidden) flush()
        if (!wordsContext && child.nodeValue?.trim()) wordsContext = { ...context, hidden: isHidden }
        words += child.nodeValue
        plainWords ||= !context.link && /\S/.test(child.nodeValue ?? '')
      } else if (child.nodeType === 1) enter(child as Element, context)
    }
  }

  function enter(element: Element, context: Context): void {
    const name = element.localName
    if (SILENT_ELEMENTS.has(name)) return
    if (name === 'br') return flushKeeping(context)
    if (name === 'img') return addPicture(element, context)
    const inner = innerContext(element, context, hiddenNames)
    const breaks = BLOCK_ELEMENTS.has(name) || inner.isBlock || inner.hidden !== context.hidden
    if (breaks) flush()
    // Boxes side by side have no space between them in the source.
    if (inner.isBox) words += ' '
    if (name === 'tr') visitRow(element, inner)
    else visit(element, inner)
    if (inner.isBox) words += ' '
    if (breaks) flush()
  }

  function visitRow(row: Element, context: Context): void {
    const start = blocks.length
    const isFirst = !anyVisible
    const cells = [...row.children].map((element): Cell => {
      const from = blocks.length
      enter(element, context)
      return { element, blocks: blocks.slice(from) }
    })
    const line = rowAsLine(cells, isFirst)
    if (line) {
      blocks.length = start
      add(line)
    }
  }

  /** A line break inside a heading or a paragraph is a space; between loose lines it separates them. */
  function flushKeeping(context: Context): void {
    if (context.kind === 'other') flush()
    else words += context.kind === 'line' ? '\n' : ' '
  }

  function addPicture(image: Element, context: Context): void {
    const text = visibleLine(image.getAttribute('alt') ?? '')
    if (!text) return
    flush()
    add({ kind: 'picture', level: 0, text, hidden: context.hidden, footer: context.footer })
  }

  if (document.body) {
    enter(document.body, {
      kind: 'other',
      level: 0,
      hidden: false,
      footer: false,
      fontSize: 16,
      link: false,
      isBlock: false,
      isBox: false,
    })
    flush()
  }
  return blocks
}

type Cell = { element: Element; blocks: TextBlock[] }

/** A row of a receipt or a price list as one line; null if the cells are independent, as in layout columns and menus. */
function rowAsLine(row: Cell[], isFirst: boolean): TextBlock | null {
  const cells = row.filter(({ blocks }) => blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  const isPriced = cells.some(
    ({ blocks }) => blocks.length <= 2 && blocks.some(({ text }) => statesPrice(text)),
  )
  if (cells.length < 2 || cells.length > (isPriced ? PRICE_ROW_CELLS_MAX : ROW_CELLS_MAX)) return null
  if (!cells.every((cell) => (isPriced ? isShort(cell) : isPlain(cell)))) return null
  // A text logo next to the first line of an email; a menu.
  if ((isFirst && isLink(cells[0]!)) || cells.every(isLink)) return null
  const lines = cells.map(({ blocks }) => blocks[0]!)
  const [first] = lines
  if (lines.some(({ hidden, footer }) => hidden !== first!.hidden || footer !== first!.footer)) return null
  const texts = cells.map(({ blocks }) => blocks.map(({ text }) => text).join(' '))
  const isMetric = texts.every((text) => /^(?:\p{L}|\d{1,2})$/u.test(text))
  const repeats = !isPriced && new Set(texts).size * 2 <= texts.length
  const areColumns = texts.filter((text) => /[.!…。！]$/u.test(text)).length > 1
  if (isMetric || repeats || areColumns) return null
  const text = texts.join(' · ')
  return text.length > ROW_CHARS_MAX ? null : { ...first!, kind: 'row', text, link: false }
}

/** A single short text, however it is wrapped; a nested table means layout. */
function isPlain({ element, blocks: [block, ...more] }: Cell): boolean {
  const isText = block?.kind === 'paragraph' || block?.kind === 'other'
  return isText && more.length === 0 && !element.querySelector('table')
}

/** A name or a price, perhaps with a second line, and wrapped in whatever the layout needs. */
function isShort({ blocks }: Cell): boolean {
  return blocks.length <= 2 && blocks.every(({ kind }) => kind === 'paragraph' || kind === 'other')
}

function isLink({ element, blocks: [block] }: Cell): boolean {
  return visibleLine(element.querySelector('a')?.textContent ?? '') === block?.text
}

function innerContext(element: Element, outer: Context, hiddenNames: Set<string>): Context {
  const style = styleDeclarations(element.getAttribute('style') ?? '')
  const heading = /^h([1-6])$/.exec(element.localName)?.[1]
  const marks = `${element.className} ${element.id}`
  return {
    kind: heading
      ? 'heading'
      : element.localName === 'pre'
        ? 'line'
        : element.localName === 'li'
          ? 'item'
          : element.localName === 'p'
            ? ownKind(outer)
            : outer.kind,
    level: heading ? Number(heading) : outer.level,
    hidden: outer.hidden || element.hasAttribute('hidden') || isHidden(element, style, hiddenNames),
    footer:
      outer.footer ||
      element.localName === 'footer' ||
      /(?:^|[\s_-])(?:footer|legal|disclaimer)\b/i.test(marks),
    // Layouts set cells to font-size 0 to avoid gaps; what counts is the size at the text itself.
    fontSize: fontSizeOf(style, outer.fontSize),
    link: outer.link || element.localName === 'a',
    isBlock: style.some(({ property, value }) => property === 'display' && BLOCK_DISPLAY.test(value)),
    isBox: style.some(({ property, value }) => property === 'display' && /^inline-block/i.test(value)),
  }
}

function ownKind(outer: Context): TextBlock['kind'] {
  return outer.kind === 'item' || outer.kind === 'heading' ? outer.kind : 'paragraph'
}

function isHidden(element: Element, style: StyleDeclaration[], hiddenNames: Set<string>): boolean {
  if (style.some(hides)) return true
  if (element.id && hiddenNames.has(`#${element.id}`)) return true
  return hiddenNames.size > 0 && element.className.split(/\s+/).some((name) => hiddenNames.has(`.${name}`))
}

function hides({ property, value }: StyleDeclaration): boolean {
  if (property === 'display') return /^none/i.test(value)
  if (property === 'visibility') return /^hidden/i.test(value)
  if (property === 'mso-hide') return /^all/i.test(value)
  const size = value.split('!')[0]!.trim()
  if (property === 'opacity') return /^0(?:\.0+)?$/.test(size)
  return property === 'max-height' && /^0(?:px)?$/i.test(size)
}

function fontSizeOf(style: StyleDeclaration[], inherited: number): number {
  const size = style
    .map(({ property, value }) => {
      if (property === 'font-size') return /^([\d.]+)(px|pt|em|rem|%)?/i.exec(value)
      return property === 'font' ? sizeOfShorthand(value) : null
    })
    .find((found) => found !== null)
  if (!size) return inherited
  const value = Number(size[1])
  if (size[2] === 'em') return value * inherited
  if (size[2] === '%') return (value / 100) * inherited
  return size[2] === 'rem' ? value * 16 : value
}

/** `bold 12px/1.5 Georgia`: the first word that is a size, with something after it. */
function sizeOfShorthand(font: string): RegExpExecArray | null {
  const words = font.split(/\s+/).slice(0, -1)
  return (
    words.map((word) => /^([\d.]+)(px|pt|em|rem|%)(?:\/|$)/i.exec(word)).find((found) => found !== null) ??
    null
  )
}

/** Classes and ids that the email's own style sheets always hide, most often `.preheader`. */
function readHiddenNames(document: Document): Set<string> {
  const names = new Set<string>()
  for (const sheet of document.querySelectorAll('style')) {
    if (!/none|hidden|max-height|opacity|mso-hide/i.test(sheet.textContent ?? '')) continue
    const tree = parseCss(sheet.textContent ?? '', 'stylesheet', { parseValue: false })
    if (tree)
      walk(tree, function (node) {
        if (node.type !== 'Rule' || this.atrule || node.prelude.type === 'Raw') return
        const isHiding = node.block.children.some(
          (line) =>
            line.type === 'Declaration' &&
            line.value.type === 'Raw' &&
            hides({ property: line.property.toLowerCase(), value: line.value.value.trim() }),
        )
        if (!isHiding) return
        for (const selector of node.prelude.children) {
          if (selector.type !== 'Selector' || selector.children.size > 2) continue
          const last = selector.children.last
          const first = selector.children.first
          if (selector.children.size === 2 && first?.type !== 'TypeSelector') continue
          if (last?.type === 'ClassSelector') names.add(`.${last.name}`)
          if (last?.type === 'IdSelector') names.add(`#${last.name}`)
        }
      })
  }
  return names
}
