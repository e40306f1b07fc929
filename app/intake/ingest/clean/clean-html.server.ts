import type { ScrubNote } from '#app/platform/db/json-columns.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { EmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import type { InlineSvgs } from '#app/intake/ingest/assets/inline-svg-source.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { describePlaceholders } from './alt-placeholders.ts'
import { findUnsafe } from './assert-safe.ts'
import { allowedDoctype } from './doctype.ts'
import { countTags, estimatedDepth, mostAttributes } from './nesting.ts'
import type { PersonalData } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { parseHtml, sanitize } from './sanitizer.server.ts'
import { scrubDocument } from '#app/intake/ingest/privacy/scrub-document.ts'
import {
  ATTRIBUTES_MAX,
  DEPTH_MAX,
  ELEMENTS_MAX,
  HTML_CHARS_MAX,
  HTML_TOO_LONG,
} from '#app/intake/ingest/schema.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'

export type CleanedHtml = {
  ok: true
  html: string
  /** `html` as a browser sees it: parsed again from the text that is stored. */
  document: Document
  notes: ScrubNote[]
}

type Options = {
  assets: EmailAssets
  inlineSvgs?: InlineSvgs
  title: string
  personalData: PersonalData
  unsubscribeLinks: string[]
  numbers?: string[]
}

const TOO_DEEP: Refusal = { ok: false, reason: 'its HTML is nested too deeply' }

const TOO_MANY: Refusal = { ok: false, reason: 'its HTML has more than 20,000 elements' }

/** Makes the HTML of a message safe to show and removes the recipient's personal data. */
export function cleanHtml(source: string, options: Options): CleanedHtml | Refusal {
  const refusal = refusalUnread(source)
  if (refusal) return refusal
  try {
    return clean(source, options)
  } catch (error) {
    // Nesting that the estimate missed overflows the stack when the tree is walked.
    if (error instanceof RangeError) return TOO_DEEP
    throw error
  }
}

export function refusalUnread(source: string): Refusal | null {
  if (source.length > HTML_CHARS_MAX) return { ok: false, reason: HTML_TOO_LONG }
  if (estimatedDepth(source) > DEPTH_MAX) return TOO_DEEP
  if (countTags(source) > ELEMENTS_MAX) return TOO_MANY
  if (mostAttributes(source) > ATTRIBUTES_MAX) {
    return { ok: false, reason: `an element of its HTML has more than ${ATTRIBUTES_MAX} attributes` }
  }
  return null
}

function clean(
  source: string,
  { assets, inlineSvgs, title, personalData, unsubscribeLinks, numbers }: Options,
): CleanedHtml | Refusal {
  const { root, removed } = sanitize(source, assets, inlineSvgs)
  if (root.getElementsByTagName('*').length > ELEMENTS_MAX) {
    return TOO_MANY
  }
  const scrubbed = scrubDocument(root, personalData, unsubscribeLinks, numbers)
  describePlaceholders(root, assets)
  root.querySelector('head')?.insertAdjacentHTML('afterbegin', cleanHead(source, title))
  const html = `${allowedDoctype(root.ownerDocument)}${root.outerHTML}\n`
  const document = parseHtml(html)
  const harm = findUnsafe(document)
  if (harm) {
    log.error({ harm }, 'cleaned HTML was still unsafe; the email was rejected')
    return { ok: false, reason: 'its HTML can’t be made safe' }
  }
  const notes = [
    { what: 'remote image', count: removed.remoteImages },
    { what: 'missing image', count: removed.missingImages },
    { what: 'tracking pixel', count: removed.trackingPixels },
    { what: 'script', count: removed.scripts },
    { what: 'personal link', count: scrubbed.personalLinks },
    { what: 'tracking link', count: scrubbed.trackingLinks },
    { what: 'recipient address', count: scrubbed.addresses },
    { what: 'recipient name', count: scrubbed.names },
  ]
  return { ok: true, html, document, notes: notes.filter((note) => note.count > 0) }
}

/** The few lines of the head that affect rendering, rebuilt rather than copied. */
function cleanHead(source: string, title: string): string {
  const metas = source.slice(0, 20_000).match(/<meta\b[^<>]*>/gi) ?? []
  const isResponsive = metas.some((meta) => /viewport/i.test(meta) && /width\s*=\s*device-width/i.test(meta))
  const schemes = metas
    .filter((meta) => /name\s*=\s*["']?color-scheme/i.test(meta))
    .map((meta) => /content\s*=["'\s]*((?:light|dark|only)(?:\s+(?:light|dark|only))*)/i.exec(meta))
    .find(Boolean)
  return [
    '<meta charset="utf-8">',
    isResponsive ? '<meta name="viewport" content="width=device-width, initial-scale=1">' : '',
    schemes ? `<meta name="color-scheme" content="${schemes[1]!.trim().toLowerCase()}">` : '',
    `<title>${escapeHtml(title)}</title>`,
  ].join('')
}
