/**
 * Images that only Outlook for Windows shows: drawn in VML, in comments that everybody else skips. The cleaning has
 * written these tags itself, so no value in them holds an angle bracket.
 */
import { type Place, shortened } from './issue.ts'

export type OutlookPicture = {
  place: Place
  /** Whether text stands on it, so that it is a background. */
  underText: boolean
  /** Whether it has an alt text or a title, which may be empty on purpose. */
  hasWords: boolean
  /** Whether a color shows if the image does not load. */
  hasColor: boolean
}

type Shape = OutlookPicture & { hasPicture: boolean; holdsText: boolean }

const FOR_OUTLOOK = /^\s{0,9}\[if\b(?!\s{0,9}!)/i
const TAG = /^(\/?)v:([a-z]{1,20})/i
const ATTRIBUTE = /\s([a-z][\w:.-]{0,30})="/gi
const SHAPES = new Set(['background', 'image', 'oval', 'rect', 'roundrect', 'shape'])
const FILLS = new Set(['fill', 'imagedata'])

/** `before` is the place of the last element before the comment; the editor looks for the shape behind it. */
export function readOutlookPictures(comment: string, before: Place | null): OutlookPicture[] {
  if (!FOR_OUTLOOK.test(comment)) return []
  const found: Shape[] = []
  let open: Shape | null = null
  for (const part of comment.split('<').slice(1)) {
    const [written = '', text = ''] = part.split('>', 2)
    const [, close, tag = ''] = TAG.exec(written) ?? []
    const name = tag.toLowerCase()
    if (SHAPES.has(name)) {
      if (close && open) open.underText = name === 'background' || open.holdsText
      open = close ? null : shapeOf(written, before)
      if (open) found.push(open)
      if (open && written.endsWith('/')) {
        open.underText = false
        open = null
      }
    } else if (open && FILLS.has(name)) {
      const attributes = attributesOf(written)
      open.hasPicture ||= attributes.has('src')
      open.hasColor ||= attributes.has('color')
    }
    if (open) open.holdsText ||= text.replaceAll('&nbsp;', '').trim() !== ''
  }
  return found.filter(({ hasPicture }) => hasPicture)
}

/** A shape that is still open at the end of its comment contains the HTML that follows. */
function shapeOf(written: string, before: Place | null): Shape {
  const attributes = attributesOf(written)
  const code = `<${written}>`
  return {
    place: { ...(before?.at && { at: before.at, find: code.slice(0, 80) }), code: shortened(code) },
    underText: true,
    hasWords: attributes.has('alt') || attributes.has('title') || attributes.has('o:title'),
    hasColor: attributes.has('fillcolor'),
    hasPicture: attributes.has('src'),
    holdsText: false,
  }
}

function attributesOf(written: string): Set<string> {
  return new Set([...written.matchAll(ATTRIBUTE)].map(([, name]) => name!.toLowerCase()))
}
