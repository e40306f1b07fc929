/** One issue for each feature that a main family of email clients lacks. */
import type { EmailElement, EmailSource } from '#app/inspection/checks/email-source.ts'
import { type Issue, issue, type Place, shortened } from '#app/inspection/checks/issue.ts'
import { type CssUse, featuresOfSheet, featuresOfStyle } from './css-features.ts'
import { hasFeature } from './client-families.ts'
import { SUPPORT } from './support-prefix.ts'
import { supportSeverity } from './support-severity.ts'

export type Use = { places: Place[]; conditional: boolean; hiddenFromOutlook: boolean }

export function readSupport(source: EmailSource): Issue[] {
  return [...featuresUsed(source)].flatMap(([slug, use]) => {
    const severity = supportSeverity(slug, use)
    const found = severity && issue(`${SUPPORT}${slug}`, severity, use.places)
    return found ? [found] : []
  })
}

/** Every feature with its places. It is conditional, or hidden from Outlook, if that is so in all of them. */
export function featuresUsed({ elements }: EmailSource): Map<string, Use> {
  const used = new Map<string, Use>()
  const read = new Map<string, CssUse[]>()

  function note(slug: string, place: Place, conditional: boolean, hiddenFromOutlook: boolean): void {
    const use = used.get(slug) ?? { places: [], conditional: true, hiddenFromOutlook: true }
    use.places.push(place)
    use.conditional &&= conditional
    use.hiddenFromOutlook &&= hiddenFromOutlook
    used.set(slug, use)
  }

  for (const element of elements) {
    const { place, hiddenFromOutlook, tag, attributes, text } = element
    for (const slug of featuresOfElement(element)) note(slug, place ?? {}, false, hiddenFromOutlook)
    const style = attributes.get('style')
    if (style) {
      const uses = read.get(style) ?? featuresOfStyle(style)
      read.set(style, uses)
      for (const [slug, find] of new Map(uses.map((use) => [use.slug, use.find])))
        note(slug, { ...place, find }, false, hiddenFromOutlook)
    }
    if (tag !== 'style') continue
    for (const { slug, find, conditional } of featuresOfSheet(text)) {
      note(slug, { ...place, find, code: shortened(find) }, conditional, hiddenFromOutlook)
    }
  }
  return used
}

const SEMANTIC =
  /^(?:article|aside|details|figcaption|figure|footer|header|main|mark|nav|section|summary|time)$/
/** Elements and attributes whose absence changes nothing, or that every document has. */
const HARMLESS =
  /^html-(?:body|div|span|table|img|style|link|base|target|align|valign|width|height|cellpadding|cellspacing|comments|doctype|lists|meta-color-scheme)$/
const ATTRIBUTES = [
  'background',
  'srcset',
  'hidden',
  'role',
  'dir',
  'lang',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-hidden',
  'aria-live',
]
const PICTURES = /\.(apng|avif|bmp|gif|ico|jpe?g|png|tiff?|webp)$/

function featuresOfElement({ tag, attributes }: EmailElement): string[] {
  const found = [SEMANTIC.test(tag) ? 'html-semantics' : /^h[1-6]$/.test(tag) ? 'html-h1-h6' : `html-${tag}`]
  for (const name of ATTRIBUTES) if (attributes.has(name)) found.push(`html-${name}`)
  if (attributes.has('loading')) found.push('html-loading-attribute')
  if (tag === 'map') found.push('html-image-maps')
  const href = attributes.get('href') ?? ''
  if (tag === 'a' && /^#./.test(href)) found.push('html-anchor-links')
  if (tag === 'a' && /^mailto:/i.test(href)) found.push('html-mailto-links')
  const kind =
    tag === 'img' ? PICTURES.exec((attributes.get('src') ?? '').slice(-100).toLowerCase())?.[1] : undefined
  if (kind) found.push(`image-${kind === 'jpeg' ? 'jpg' : kind === 'tif' ? 'tiff' : kind}`)
  return found.filter((slug) => hasFeature(slug) && !HARMLESS.test(slug))
}
