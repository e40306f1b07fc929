import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import type { Change } from '#app/inspection/checks/issue.ts'
import type { CheckedEmail } from '#app/inspection/checks/check.ts'
import type { RenderedContrast } from '#app/inspection/checks/rendered-page.ts'
import { lastDeclaration } from '#app/inspection/checks/start-tag.ts'
import { type Fixer, seenBy } from './fixer.ts'
import { asHex, readableColor } from './readable-color.ts'

const DESCENDANTS_MAX = 200

export const contrast: Fixer = {
  does: 'Makes the text darker or lighter until the contrast is sufficient, in the same hue.',
  spares:
    'Not for emails with dark styles, where the same color may be on another background, and not for colors from a style sheet.',
  changes(email) {
    if (email.stats.darkStyles) return []
    const changes = seenBy(email, 'color-contrast').flatMap(({ index, contrast: seen }) =>
      seen ? changeAt(email, index, seen) : [],
    )
    return grouped(changes)
  },
}

type ColorChange = { at: string; attribute?: string; value: string }

function changeAt({ source }: CheckedEmail, index: number, seen: RenderedContrast): ColorChange[] {
  const element = source.elements[index]
  if (!element?.place?.at || statedColor(element) !== seen.text) return []
  if (holdsOtherGround(source.elements, index)) return []
  const value = readableColor(seen)
  if (!value) return []
  const isFont = element.tag === 'font' && element.attributes.has('color') && !ownColor(element)
  return [{ at: element.place.at, value, ...(isFont && { attribute: 'color' }) }]
}

/** The color that the element or the closest one around it states. Where the browser saw another, changing the tag may not help. */
function statedColor(element: EmailElement): string | null {
  for (let at: EmailElement | null = element; at; at = at.parent) {
    const stated = ownColor(at) ?? at.attributes.get(at.tag === 'body' ? 'text' : 'color')
    if (stated) return asHex(stated)
    // Links have a color of their own.
    if (at.tag === 'a') return null
  }
  return null
}

function ownColor({ attributes }: EmailElement): string | undefined {
  return lastDeclaration(attributes.get('style') ?? '', 'color')?.value
}

/** Whether an element in it has another background, on which it may inherit the color. */
function holdsOtherGround(elements: EmailElement[], index: number): boolean {
  const inside = new Set([elements[index]!])
  for (let at = index + 1; at < elements.length; at++) {
    const element = elements[at]!
    if (!element.parent || !inside.has(element.parent)) return false
    inside.add(element)
    const { attributes } = element
    const hasGround = attributes.has('bgcolor') || /background/i.test(attributes.get('style') ?? '')
    if (hasGround || inside.size > DESCENDANTS_MAX) return true
  }
  return false
}

function grouped(changes: ColorChange[]): Change[] {
  const byColor = new Map<string, Change>()
  for (const { at, attribute, value } of changes) {
    const key = `${attribute} ${value}`
    const known = byColor.get(key)
    if (known) known.at.push(at)
    else byColor.set(key, attribute ? { at: [at], attribute, value } : { at: [at], property: 'color', value })
  }
  return [...byColor.values()]
}
