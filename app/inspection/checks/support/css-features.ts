/** The features of CSS that a style sheet or a style attribute uses, by their names at caniemail.com. */
import { type CssNode, type Declaration, walk } from 'css-tree'
import { parseCss } from '#app/platform/lib/parse-css.ts'
import { hasFeature } from './client-families.ts'

/** `find` is the spelling in the source. */
export type CssUse = { slug: string; find: string; conditional: boolean }

const SIDES = '(?:top|right|bottom|left)'
/** Properties that the data has under another name. */
const FILED_UNDER: [RegExp, string][] = [
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, 'css-border-radius'],
  [/^border-(?:start|end)-(?:start|end)-radius$/, 'css-border-radius-logical'],
  [new RegExp(`^border(?:-${SIDES})?(?:-(?:width|style|color))?$`), 'css-border'],
  [new RegExp(`^padding-${SIDES}$`), 'css-padding'],
  [new RegExp(`^margin-${SIDES}$`), 'css-margin'],
  [new RegExp(`^${SIDES}$`), 'css-left-right-top-bottom'],
  [/^grid-template-/, 'css-grid-template'],
  [/^(?:row|column)-gap$/, 'css-gap'],
  [/^columns$/, 'css-column-count'],
  [/^animation-/, 'css-animation'],
  [/^transition-/, 'css-transition'],
  [/^overflow-[xy]$/, 'css-overflow'],
  [/^border-image-/, 'css-border-image'],
  [/^outline-(?:width|style|color)$/, 'css-outline'],
]
const BY_VALUE = new Set(['display', 'position', 'background', 'background-image'])
const DISPLAYS: Record<string, string> = {
  flex: 'css-display-flex',
  'inline-flex': 'css-display-flex',
  grid: 'css-display-grid',
  'inline-grid': 'css-display-grid',
  none: 'css-display-none',
}
const FUNCTIONS: Record<string, string> = {
  'linear-gradient': 'css-linear-gradient',
  'radial-gradient': 'css-radial-gradient',
  'conic-gradient': 'css-conic-gradient',
  calc: 'css-unit-calc',
  clamp: 'css-function-clamp',
  min: 'css-function-min',
  max: 'css-function-max',
  'light-dark': 'css-function-light-dark',
  var: 'css-variables',
  rgb: 'css-rgb',
  rgba: 'css-rgba',
  oklch: 'css-modern-color',
  oklab: 'css-modern-color',
  lab: 'css-modern-color',
  lch: 'css-modern-color',
  hwb: 'css-modern-color',
  'color-mix': 'css-modern-color',
}
const MEDIA: [RegExp, string][] = [
  [/prefers-color-scheme/, 'css-at-media-prefers-color-scheme'],
  [/prefers-reduced-motion/, 'css-at-media-prefers-reduced-motion'],
  [/orientation/, 'css-at-media-orientation'],
  [/device-pixel-ratio/, 'css-at-media-device-pixel-ratio'],
  [/\(\s{0,9}(?:any-)?hover/, 'css-at-media-hover'],
]
/** Selectors that only one client understands, written for that client. */
const FOR_ONE_CLIENT =
  /data-ogs[cb]|externalclass|messageviewbody|\bu\s{0,9}\+|-ms-|owaimg|moz-text-html|appleLinks|x-apple/i
const DEPTH_MAX = 8

export function featuresOfSheet(css: string): CssUse[] {
  const tree = parseCss(css, 'stylesheet', { positions: true })
  const uses: CssUse[] = []
  if (tree?.type === 'StyleSheet') tree.children.forEach((node) => readRule(node, css, uses, false, 0))
  return uses
}

export function featuresOfStyle(css: string): CssUse[] {
  const tree = parseCss(css, 'declarationList')
  const uses: CssUse[] = []
  if (tree?.type === 'DeclarationList') readDeclarations(tree.children.toArray(), uses, false)
  return uses
}

function readRule(node: CssNode, css: string, uses: CssUse[], conditional: boolean, depth: number): void {
  if (depth > DEPTH_MAX) return
  if (node.type === 'Rule') {
    const selector = textOf(node.prelude, css)
    if (FOR_ONE_CLIENT.test(selector)) return
    for (const slug of selectorFeatures(node.prelude)) uses.push({ slug, find: selector, conditional: true })
    const isState = /:(?:hover|focus|active|checked)/.test(selector)
    readDeclarations(node.block.children.toArray(), uses, conditional || isState)
    return
  }
  if (node.type !== 'Atrule') return
  for (const slug of atRuleFeatures(node.name, textOf(node.prelude, css))) {
    uses.push({ slug, find: `@${node.name}`, conditional: true })
  }
  if (!/^(?:media|supports)$/i.test(node.name)) return
  const always =
    node.name.toLowerCase() === 'media' && /^(?:only\s+)?(?:all|screen)$/i.test(textOf(node.prelude, css))
  node.block?.children.forEach((inner) => readRule(inner, css, uses, conditional || !always, depth + 1))
}

function textOf(node: CssNode | null, css: string): string {
  // Positions are kept only where they are asked for; a raw prelude has its text.
  if (!node) return ''
  const from = node.loc?.start.offset
  return from === undefined ? '' : css.slice(from, Math.min(node.loc!.end.offset, from + 300)).trim()
}

function atRuleFeatures(name: string, prelude: string): string[] {
  const slug = `css-at-${name.toLowerCase()}`
  const found =
    slug === 'css-at-media'
      ? MEDIA.flatMap(([pattern, feature]) => (pattern.test(prelude) ? [feature] : []))
      : []
  return [...(hasFeature(slug) ? [slug] : []), ...found]
}

function selectorFeatures(prelude: CssNode): Set<string> {
  const found = new Set<string>()
  walk(prelude, (node) => {
    if (node.type === 'PseudoClassSelector') found.add(`css-pseudo-class-${node.name.toLowerCase()}`)
    else if (node.type === 'PseudoElementSelector') found.add(`css-pseudo-element-${node.name.toLowerCase()}`)
    else if (node.type === 'AttributeSelector') found.add('css-selector-attribute')
    else if (node.type === 'Combinator' && node.name === '>') found.add('css-selector-child')
    else if (node.type === 'Combinator' && node.name === '+') found.add('css-selector-adjacent-sibling')
    else if (node.type === 'Combinator' && node.name === '~') found.add('css-selector-general-sibling')
  })
  return new Set([...found].filter(hasFeature))
}

function readDeclarations(nodes: CssNode[], uses: CssUse[], conditional: boolean): void {
  for (const node of nodes) {
    if (node.type !== 'Declaration') continue
    for (const slug of declarationFeatures(node)) uses.push({ slug, find: node.property, conditional })
  }
}

function declarationFeatures(declaration: Declaration): Set<string> {
  const property = declaration.property.toLowerCase()
  const found = new Set<string>()
  if (property.startsWith('mso-') || property.startsWith('-')) return found
  if (!BY_VALUE.has(property)) {
    found.add(FILED_UNDER.find(([pattern]) => pattern.test(property))?.[1] ?? `css-${property}`)
  }
  walk(declaration.value, (node) => {
    if (node.type === 'Identifier' && property === 'display')
      found.add(DISPLAYS[node.name.toLowerCase()] ?? '')
    if (node.type === 'Identifier' && property === 'position' && /^absolute$/i.test(node.name))
      found.add('css-position')
    if (node.type === 'Function') found.add(FUNCTIONS[node.name.toLowerCase()] ?? '')
    if (node.type === 'Dimension') found.add(`css-unit-${node.unit.toLowerCase()}`)
    if (node.type === 'Url' && property.startsWith('background')) found.add('css-background-image')
  })
  return new Set([...found].filter(hasFeature))
}
