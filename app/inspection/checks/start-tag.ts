/** Changes one start tag of a source. Values are written by fixers, never by a visitor. */
import type { StartTag } from './source-location.ts'

export type Edit = { from: number; to: number; text: string }

type Written = {
  name: string
  /** The offset of the attribute with its name and value. */
  start: number
  end: number
  value: string
  valueStart: number
}

// One attribute, from the end of the one before.
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s{0,99}=\s{0,99}(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|[^]/gy

/** Null if it already has this value. */
export function setAttribute(text: string, tag: StartTag, name: string, value: string): Edit | null {
  const written = findAttribute(text, tag, name)
  if (written?.value === value) return null
  const changed = `${name}="${value}"`
  if (written) return { from: written.start, to: written.end, text: changed }
  return insertAttribute(tag, changed)
}

/** Sets a property of the style. Null if it already has this value. */
export function setProperty(text: string, tag: StartTag, property: string, value: string): Edit | null {
  const style = findAttribute(text, tag, 'style')
  if (!style || style.value === '') return setAttribute(text, tag, 'style', `${property}:${value}`)
  const declared = lastDeclaration(style.value, property)
  if (!declared) return { from: style.valueStart, to: style.valueStart, text: `${property}:${value};` }
  if (declared.value === value) return null
  const from = style.valueStart + declared.start
  return { from, to: from + declared.value.length, text: value }
}

function insertAttribute({ start, name }: StartTag, written: string): Edit {
  const behindName = start + 1 + name.length
  return { from: behindName, to: behindName, text: ` ${written}` }
}

function findAttribute(text: string, { start, end, name: tag }: StartTag, wanted: string): Written | null {
  ATTRIBUTE.lastIndex = start + 1 + tag.length
  for (let match = ATTRIBUTE.exec(text); match && match.index < end; match = ATTRIBUTE.exec(text)) {
    const [all, name, double, single, plain] = match
    if (name?.toLowerCase() !== wanted) continue
    const value = double ?? single ?? plain ?? ''
    const quote = double === undefined && single === undefined ? 0 : 1
    const end = match.index + all.length
    return { name, start: match.index, end, value, valueStart: end - quote - value.length }
  }
  return null
}

/** The last declaration of this property, which applies, without `!important`. */
export function lastDeclaration(style: string, property: string): { value: string; start: number } | null {
  let start = 0
  let found = null
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon !== -1 && declaration.slice(0, colon).trim().toLowerCase() === property) {
      const [written = ''] = declaration.slice(colon + 1).split('!')
      const value = written.trim()
      found = { value, start: start + colon + 1 + written.indexOf(value) }
    }
    start += declaration.length + 1
  }
  return found
}
