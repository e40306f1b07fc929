/** Removes from untrusted style sheets everything that could load, run, or cover something. */
import { generate, ident, walk, type CssNode, type Declaration, type List } from 'css-tree'
import { parseCss } from '#app/platform/lib/parse-css.ts'

/** Maps a URL in a style sheet to the stored file, or null if there is none. */
export type CssAssets = { picture(url: string): string | null; font(url: string): string | null }

const KEPT_AT_RULES = /^(?:-\w+-)?(?:media|supports|keyframes|page|viewport|font-face)$/
const FORBIDDEN_PROPERTIES =
  /^(?:behaviou?r|binding|src|link|link-source|include-source|layer-background-image)$/
const FORBIDDEN_FUNCTIONS =
  /^(?:url|src|url-prefix|domain|expression|image|image-set|cross-fade|element|paint|attr|env|script|eval)$/
/** Declarations without any of these are harmless and kept verbatim, so that the email looks exactly the same. */
const NEEDS_A_LOOK =
  /[\\@<>{}]|\/\*|url|src|expression|behaviou?r|binding|position|image|cross-fade|element|paint|attr|env\(|progid|script:|-o-/i

export function cleanStylesheet(css: string, assets: CssAssets): string {
  // Old emails hide their styles from older browsers in HTML comments; CSS skips these marks, parsers may not.
  const tree = parseWithoutComments(css.replace(/<!--|-->/g, ' '), 'stylesheet')
  if (tree?.type !== 'StyleSheet') return ''
  cleanChildren(tree.children, assets)
  return sealed(generate(tree))
}

export function cleanDeclarations(css: string, assets: CssAssets): string {
  if (!NEEDS_A_LOOK.test(css)) return css
  const tree = parseWithoutComments(css, 'declarationList')
  if (tree?.type !== 'DeclarationList') return ''
  cleanChildren(tree.children, assets)
  return sealed(generate(tree))
}

function parseWithoutComments(css: string, context: 'stylesheet' | 'declarationList'): CssNode | null {
  // Comments are removed because they can split a forbidden word in two.
  return parseCss(css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ''), context, { parseCustomProperty: true })
}

function cleanChildren(children: List<CssNode>, assets: CssAssets): void {
  children.forEach((node, item, list) => {
    if (!isKept(node, assets)) list.remove(item)
  })
}

function isKept(node: CssNode, assets: CssAssets): boolean {
  if (node.type === 'Declaration') return cleanDeclaration(node, assets)
  if (node.type === 'Rule') {
    if (node.prelude.type === 'Raw') return false
    cleanChildren(node.block.children, assets)
    return !node.block.children.isEmpty
  }
  if (node.type !== 'Atrule' || !node.block) return false
  const name = plainName(node.name)
  if (!KEPT_AT_RULES.test(name)) return false
  if (node.prelude && /[\\<]|url|src\(/i.test(generate(node.prelude))) return false
  if (name === 'font-face') return cleanFontFace(node.block.children, assets)
  cleanChildren(node.block.children, assets)
  return !node.block.children.isEmpty
}

/** A font is kept only if the message contains its file. */
function cleanFontFace(children: List<CssNode>, assets: CssAssets): boolean {
  let address: string | null = null
  children.forEach((node, item, list) => {
    const isSource = node.type === 'Declaration' && plainName(node.property) === 'src'
    if (isSource) address ??= firstFont(node, assets)
    const stays = node.type === 'Declaration' && !isSource && cleanDeclaration(node, assets)
    if (!stays) list.remove(item)
  })
  if (!address) return false
  const format = String(address).endsWith('.woff2') ? 'woff2' : 'woff'
  const source = parseWithoutComments(`src:url(${String(address)}) format("${format}")`, 'declarationList')
  if (source?.type === 'DeclarationList') children.appendList(source.children)
  return true
}

function firstFont(source: CssNode, assets: CssAssets): string | null {
  let address: string | null = null
  walk(source, (part) => {
    if (part.type === 'Url') address ??= assets.font(part.value)
  })
  return address
}

function cleanDeclaration(node: Declaration, assets: CssAssets): boolean {
  const property = plainName(node.property).replace(/^[*_$]+/, '')
  const bare = property.replace(/^-(?:webkit|moz|ms|o|khtml)-/, '')
  if (FORBIDDEN_PROPERTIES.test(bare)) return false
  let harmless = true
  walk(node.value, {
    enter(part: CssNode) {
      if (part.type === 'Function') harmless &&= isHarmlessFunction(part.name)
      if (part.type === 'Raw') harmless &&= isHarmlessRaw(part.value)
      if (part.type === 'Url') {
        const address = assets.picture(part.value)
        // If one of several images is missing, the color next to it must stay.
        if (address) part.value = address
        else if (/^(?:background(?:-image)?|list-style(?:-image)?|border-image(?:-source)?)$/.test(bare)) {
          Object.assign(part, { type: 'Identifier', name: 'none', value: undefined })
        } else harmless = false
      }
    },
  })
  if (!harmless) return false
  const value = generate(node.value)
  if (property === 'position' && /fixed|sticky|\\/i.test(value)) return false
  if (/progid|alphaimageloader|javascript:|vbscript:/i.test(value)) return false
  // Outside quotes an escape has no legitimate use in an email and can spell any forbidden word.
  return !hasEscapeOutsideQuotes(value)
}

function hasEscapeOutsideQuotes(css: string): boolean {
  let quote = ''
  let opened = 0
  for (let at = 0; at < css.length; at++) {
    const character = css[at]!
    if (character === '\\') {
      if (!quote) return true
      at += 1
    } else if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") {
      quote = character
      opened = at
    }
  }
  // A quote that never closes quotes nothing.
  return quote !== '' && css.includes('\\', opened)
}

function isHarmlessFunction(name: string): boolean {
  return !FORBIDDEN_FUNCTIONS.test(plainName(name).replace(/^-\w+-/, ''))
}

function isHarmlessRaw(value: string): boolean {
  return !/[\\@<{}]|\/\*|script:|url\s*\(|src\s*\(|expression|image|cross-fade|element|paint|:\s*\/\//i.test(
    value,
  )
}

function plainName(name: string): string {
  return ident.decode(name).toLowerCase()
}

const OUR_URL = /^url\(\s*["']?\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.\w+["']?\s*\)/

/** The final check: no output may end the style element or contain an external address. */
function sealed(css: string): string {
  for (const { index } of css.matchAll(/url\s*\(/gi)) {
    if (!OUR_URL.test(css.slice(index, index + 120))) return ''
  }
  // Inside a string these words are harmless, unless another parser ends the string earlier.
  if (/image-set\s*\(|expression\s*\(|behavior\s*:|-moz-binding|@import/i.test(css)) return ''
  return css.replaceAll('<', '\\3c ')
}
