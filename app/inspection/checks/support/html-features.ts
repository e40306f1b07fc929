/** The features of HTML and the kinds of images that an element uses, by their names at caniemail.com. */
import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import { hasFeature } from './client-families.ts'

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

export function featuresOfElement({ tag, attributes }: EmailElement): string[] {
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
