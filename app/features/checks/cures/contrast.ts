import type { EmailElement } from '#app/features/checks/email-source.ts'
import type { Change } from '#app/features/checks/finding.ts'
import type { CheckedEmail } from '#app/features/checks/rule.ts'
import type { SeenContrast } from '#app/features/checks/seen-page.ts'
import { lastDeclaration } from '#app/features/checks/start-tag.ts'
import { type Cure, seenBy } from './cure.ts'
import { asHex, readableColor } from './readable-color.ts'

/** Texts with more in them are left alone. */
const DESCENDANTS_MAX = 200

export const contrast: Cure = {
  does: 'Makes the text as much darker or lighter as its ground needs, in the same hue.',
  spares:
    'Emails with dark styles are left alone, because the same colour may stand on the other ground, and so is text that gets its colour from a style sheet.',
  changes(email) {
    if (email.stats.darkStyles) return []
    const changes = seenBy(email, 'color-contrast').flatMap(({ index, contrast: seen }) =>
      seen ? changeAt(email, index, seen) : [],
    )
    return grouped(changes)
  },
}

type ColorChange = { at: string; attribute?: string; value: string }

function changeAt({ source }: CheckedEmail, index: number, seen: SeenContrast): ColorChange[] {
  const element = source.elements[index]
  if (!element?.place?.at || statedColor(element) !== seen.text) return []
  if (holdsOtherGround(source.elements, index)) return []
  const value = readableColor(seen)
  if (!value) return []
  const isFont = element.tag === 'font' && element.attributes.has('color') && !ownColor(element)
  return [{ at: element.place.at, value, ...(isFont && { attribute: 'color' }) }]
}

/**
 * The colour that the element or the closest one around it states in its own tag. Where the browser saw another, a style
 * sheet or a transparency has a say, and a change of the tag is not sure to do.
 */
function statedColor(element: EmailElement): string | null {
  for (let at: EmailElement | null = element; at; at = at.parent) {
    const stated = ownColor(at) ?? at.attributes.get(at.tag === 'body' ? 'text' : 'color')
    if (stated) return asHex(stated)
    // Links have a colour of their own.
    if (at.tag === 'a') return null
  }
  return null
}

function ownColor({ attributes }: EmailElement): string | undefined {
  return lastDeclaration(attributes.get('style') ?? '', 'color')?.value
}

/** Whether something in it has another ground, on which it may inherit the colour. */
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

/** One change for every colour. */
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
