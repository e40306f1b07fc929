/** Rebuilds an inline SVG from allowlists, without what runs, loads, embeds HTML or multiplies work. */
import { styleDeclarations } from '#app/intake/ingest/clean/style-declarations.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import type { Size } from '#app/intake/ingest/clean/image-size.ts'

export type InlineSvgSource = { xml: string; size: Size; alt: string }

/** `png` is null if it could not be rendered within the limits. */
type InlineSvg = { png: Uint8Array | null; size: Size; alt: string }
export type InlineSvgs = Map<string, InlineSvg>

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const ELEMENTS = new Set(
  (
    'svg g a defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient ' +
    'stop clipPath switch'
  ).split(' '),
)
const SHAPES = 'path,rect,circle,ellipse,line,polyline,polygon,text,use'
const ATTRIBUTES = new Set(
  (
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox preserveAspectRatio offset ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits pathLength rotate textLength lengthAdjust class ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity clip-path clip-rule color display visibility ' +
    'font-family font-size font-style font-weight text-anchor dominant-baseline letter-spacing word-spacing'
  ).split(' '),
)
const STYLES = /^(?:fill|stroke|stop|clip|font|text|color|opacity|display|visibility|letter|word|dominant)/
/** A color, a number, a name or a reference inside the SVG. */
const HARMLESS = /^(?:(?!url|expression|javascript)[^<>\\@]|url\(\s*["']?#[\w.:-]{1,100}["']?\s*\))*$/i
const ELEMENTS_MAX = 2000
const USES_MAX = 100
const DEPTH_MAX = 40
const XML_CHARS_MAX = 300_000
const SIDE_MAX = 2000
const ALT_CHARS_MAX = 300
/** What browsers take for an SVG that states no size. */
const DEFAULT: Size = { width: 300, height: 150 }

/** Null for an SVG that shows nothing, such as a collection of symbols, or that is too large. */
export function inlineSvgSource(svg: Element): InlineSvgSource | null {
  if (isHidden(svg) || !svg.querySelector(SHAPES)) return null
  if (svg.querySelectorAll('*').length > ELEMENTS_MAX || svg.querySelectorAll('use').length > USES_MAX)
    return null
  const size = sizeOf(svg)
  if (!size) return null
  const parts: string[] = []
  for (const child of svg.childNodes) write(child, parts, { depth: 0, clipping: false, used: false })
  for (const symbol of symbolsElsewhere(svg)) {
    write(symbol, parts, { depth: 0, clipping: false, used: true })
  }
  const xml = `<svg xmlns="${SVG_NAMESPACE}"${rootAttributes(svg, size)}>${parts.join('')}</svg>`
  return xml.length > XML_CHARS_MAX ? null : { xml, size, alt: altOf(svg) }
}

type Place = { depth: number; clipping: boolean; used: boolean }

function write(node: Node, parts: string[], { depth, clipping, used }: Place): void {
  if (node.nodeType === 3) {
    if (node.parentElement && /^t(?:ext|span)$/.test(node.parentElement.localName))
      parts.push(escapeHtml(node.nodeValue ?? ''))
    return
  }
  if (node.nodeType !== 1 || depth > DEPTH_MAX) return
  const element = node as Element
  const { localName: name } = element
  if (name === 'style') return writeStyle(element, parts)
  if (element.namespaceURI !== SVG_NAMESPACE || !ELEMENTS.has(name) || isHidden(element)) return
  if (name === 'use' && (used || !mayUse(element))) return
  const inner = {
    depth: depth + 1,
    clipping: clipping || name === 'clipPath',
    used: used || name === 'symbol',
  }
  parts.push(`<${name}${attributesOf(element, inner.clipping)}>`)
  for (const child of element.childNodes) write(child, parts, inner)
  parts.push(`</${name}>`)
}

/** Rules inside the SVG, if they only choose colors and lines. */
function writeStyle(style: Element, parts: string[]): void {
  const css = style.textContent ?? ''
  if (css.length < 20_000 && HARMLESS.test(css)) parts.push(`<style>${escapeHtml(css)}</style>`)
}

function attributesOf(element: Element, clipping: boolean): string {
  const kept = [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'style') return [` style="${escapeHtml(harmlessStyle(value, clipping))}"`]
    if (name === 'href' || name === 'xlink:href')
      return /^#[\w.:-]{1,100}$/.test(value) ? [` href="${value}"`] : []
    if (!ATTRIBUTES.has(name) || !HARMLESS.test(value) || (clipping && name === 'clip-path')) return []
    return [` ${name}="${escapeHtml(value)}"`]
  })
  return kept.join('')
}

function harmlessStyle(style: string, clipping: boolean): string {
  return styleDeclarations(style)
    .filter(({ property, value }) => STYLES.test(property) && HARMLESS.test(value))
    .filter(({ property }) => !clipping || property !== 'clip-path')
    .map(({ property, value }) => `${property}:${value}`)
    .join(';')
}

/** A reference to something that refers to nothing itself: chains of them multiply. */
function mayUse(use: Element): boolean {
  const target = targetOf(use)
  return (
    target !== null && !target.contains(use) && target.localName !== 'use' && !target.querySelector('use')
  )
}

function targetOf(use: Element): Element | null {
  const id = (use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').slice(1)
  const target = id ? use.ownerDocument.getElementById(id) : null
  return target?.namespaceURI === SVG_NAMESPACE ? target : null
}

/** Emails keep their icons in one hidden SVG and use them in others. */
function symbolsElsewhere(svg: Element): Set<Element> {
  const targets = [...svg.querySelectorAll('use')].map(targetOf)
  return new Set(
    targets.filter(
      (target) => target !== null && !svg.contains(target) && target.localName === 'symbol',
    ) as Element[],
  )
}

function rootAttributes(svg: Element, { width, height }: Size): string {
  const viewBox = svg.getAttribute('viewBox') ?? ''
  const box = /^[\d\s.,e+-]{3,100}$/i.test(viewBox) ? viewBox : `0 0 ${width} ${height}`
  const color = inheritedColor(svg)
  const others = attributesOf(svg, false).replace(/ (?:width|height|viewBox|color|x|y|id|class)="[^"]*"/g, '')
  return `${others} viewBox="${box}"${color ? ` color="${escapeHtml(color)}"` : ''}`
}

/** `currentColor` in an email is the color of the words around it. */
function inheritedColor(svg: Element): string | null {
  for (let at: Element | null = svg; at; at = at.parentElement) {
    const stated = styleDeclarations(at.getAttribute('style') ?? '').find(
      ({ property }) => property === 'color',
    )
    const color = stated?.value ?? at.getAttribute('color')
    if (color && /^[#\w(),.%\s-]{1,60}$/.test(color)) return color
  }
  return null
}

function isHidden(element: Element): boolean {
  const style = styleDeclarations(element.getAttribute('style') ?? '')
  return (
    element.hasAttribute('hidden') ||
    style.some(({ property, value }) => property === 'display' && /^none/i.test(value))
  )
}

/** In CSS pixels; null if it shows nothing or is larger than any email. */
function sizeOf(svg: Element): Size | null {
  const box = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = box.length === 4 && box[2]! > 0 && box[3]! > 0 ? box[2]! / box[3]! : null
  const width = sideOf(svg, 'width')
  const height = sideOf(svg, 'height')
  const size: Size =
    width !== null && height !== null
      ? { width, height }
      : width !== null
        ? { width, height: ratio ? width / ratio : DEFAULT.height }
        : height !== null
          ? { width: ratio ? height * ratio : DEFAULT.width, height }
          : ratio
            ? { width: box[2]!, height: box[3]! }
            : DEFAULT
  const [w, h] = [Math.round(size.width), Math.round(size.height)]
  return w >= 1 && h >= 1 && w <= SIDE_MAX && h <= SIDE_MAX ? { width: w, height: h } : null
}

function sideOf(svg: Element, side: 'width' | 'height'): number | null {
  const stated = styleDeclarations(svg.getAttribute('style') ?? '').find(
    ({ property }) => property === side,
  )?.value
  for (const text of [stated, svg.getAttribute(side)]) {
    const found = /^(\d{1,6}(?:\.\d{1,6})?) ?(px|pt|em|rem)?$/i.exec(text?.trim() ?? '')
    if (found) return Number(found[1]) * ({ pt: 4 / 3, em: 16, rem: 16 }[found[2]?.toLowerCase() ?? ''] ?? 1)
  }
  return null
}

function altOf(svg: Element): string {
  if (svg.getAttribute('aria-hidden') === 'true') return ''
  const title = [...svg.children].find(({ localName }) => localName === 'title')?.textContent
  return (svg.getAttribute('aria-label') ?? title ?? '').replace(/\s+/g, ' ').trim().slice(0, ALT_CHARS_MAX)
}
