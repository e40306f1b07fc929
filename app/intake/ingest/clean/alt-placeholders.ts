/** Images that were not collected show their alt text, as mail programs do: in the color of the email, on a tint of its brand. */
import type { AltTextStyle } from '#app/intake/ingest/assets/alt-text-image.ts'
import type { EmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { placeholderSize, statedSize } from './image-size.ts'
import { styleDeclarations } from './style-declarations.ts'

const DEFAULT: Omit<AltTextStyle, 'tint'> = {
  color: '#444444',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: 15,
  fontWeight: 'normal',
  fontStyle: 'normal',
  textAlign: 'center',
}

/** Runs after personal data has been removed: what it draws cannot be cleaned any more. */
export function describePlaceholders(root: HTMLElement, assets: EmailAssets): void {
  const styles = new Map<Element, Partial<AltTextStyle>>()
  const plain = new Set<string>()
  const tint = strongColor(root)
  for (const image of root.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    if (!assets.placeholders.has(address)) continue
    const alt = image.getAttribute('alt')
    const style = { ...DEFAULT, ...inheritedStyle(image, styles) }
    const size = placeholderSize(statedSize(image))
    const described = alt && assets.altText(alt, size, { ...style, tint: tint ?? style.color })
    if (described) image.setAttribute('src', described)
    else plain.add(address)
  }
  assets.keepPlaceholders(plain)
}

/** The first color that an email states for a button, a heading or an area, without greys and pastels. */
function strongColor(root: HTMLElement): string | null {
  for (const element of root.querySelectorAll('[bgcolor], [color], [style]')) {
    const stated = styleDeclarations(element.getAttribute('style') ?? '')
      .filter(({ property }) => /^(?:background(?:-color)?|color)$/.test(property))
      .map(({ value }) => value)
    for (const color of [element.getAttribute('bgcolor'), element.getAttribute('color'), ...stated]) {
      const hex = /^#([0-9a-f]{6})$/i.exec(color?.trim() ?? '')?.[1]
      const channels = hex?.match(/../g)!.map((pair) => Number.parseInt(pair, 16))
      if (channels && Math.max(...channels) - Math.min(...channels) >= STRONG) return `#${hex}`
    }
  }
  return null
}

/** What the element and those around it state, the nearest first. Each is read once, however many images it contains. */
function inheritedStyle(image: Element, known: Map<Element, Partial<AltTextStyle>>): Partial<AltTextStyle> {
  const path: Element[] = []
  let element: Element | null = image
  while (element && !known.has(element)) {
    path.push(element)
    element = element.parentElement
  }
  let style = (element && known.get(element)) ?? {}
  for (const each of path.toReversed()) {
    style = { ...style, ...statedStyle(each) }
    known.set(each, style)
  }
  return style
}

const STRONG = 32

const FONT_NAME = /^(?:[\w -]{1,60}|'[\w -]{1,60}'|"[\w -]{1,60}")$/
const FONT_FAMILY_LENGTH_MAX = 800
const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,24})$/i
const WEIGHT = /^(?:bold|[6-9]00)$/i

function statedStyle(element: Element): Partial<AltTextStyle> {
  const stated: Partial<AltTextStyle> = {}
  const color = element.getAttribute('color')?.trim()
  const face = element.getAttribute('face')?.trim()
  if (color && COLOR.test(color)) stated.color = color
  if (face && isFontFamily(face)) stated.fontFamily = face
  alignTo(stated, element.tagName === 'IMG' ? null : element.getAttribute('align'))
  for (const { property, value: written } of styleDeclarations(element.getAttribute('style') ?? '')) {
    const value = written.replace(/!important$/i, '').trim()
    const size = /^(\d{1,3}(?:\.\d{1,3})?)px$/i.exec(value)?.[1]
    if (property === 'color' && COLOR.test(value) && !/^(?:inherit|transparent|initial)$/i.test(value))
      stated.color = value
    // Layouts set the size to 0 to close gaps between images.
    else if (property === 'font-size' && size && Number(size) > 0) stated.fontSize = Number(size)
    else if (property === 'font-family' && isFontFamily(value) && !/^inherit$/i.test(value))
      stated.fontFamily = value
    else if (property === 'font-weight') stated.fontWeight = WEIGHT.test(value) ? 'bold' : 'normal'
    else if (property === 'font-style') stated.fontStyle = /^italic$/i.test(value) ? 'italic' : 'normal'
    else if (property === 'text-align') alignTo(stated, value)
  }
  return stated
}

function isFontFamily(value: string): boolean {
  return (
    value.length <= FONT_FAMILY_LENGTH_MAX && value.split(',').every((name) => FONT_NAME.test(name.trim()))
  )
}

function alignTo(stated: Partial<AltTextStyle>, value: string | null): void {
  const align = value?.trim().toLowerCase()
  if (align === 'left' || align === 'center' || align === 'right') stated.textAlign = align
}
