/** Keeps conditional comments for Outlook that hold nothing but layout: parsed tag by tag, rebuilt, and dropped if anything is not recognized. */
import { cleanDeclarations, cleanStylesheet, type CssAssets } from './clean-css.ts'
import { decodeEntities } from '#app/intake/ingest/parse/html-text.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'

const CONDITION = String.raw`\[if [\w\s()!&|.]{1,80}\]>`
const HIDDEN = new RegExp(`^(${CONDITION})([^]*?)<!\\[endif\\]$`, 'i')
/** `<!--[if !mso]><!-->`: what follows is for everybody but Outlook. Some write `<!-- -->` to please old parsers. */
const REVEALED = new RegExp(`^(${CONDITION})(?:<!(?:--\\s*)?)?$`, 'i')

const TAGS = new Set(
  (
    'a b br center div em font h1 h2 h3 h4 h5 h6 hr i img li noscript o ol p small span strong sub sup table tbody ' +
    'td th tr u ul xml'
  ).split(' '),
)
const OUTLOOK_TAG = /^[ovw]:[a-z\d]+$/
const MARK =
  /<(\/?)([a-z][a-z\d]*(?::[a-z][a-z\d]*)?)((?:\s+[a-z][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`=]+))?)*)\s*(\/?)>/giy
const ATTRIBUTE = /([a-z][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`=]+)))?/gi
const HARM = /script|expression\s*\(|behaviou?r\s*:/i
const FURTHER_HARM = /@import|-moz-binding|data:(?!image\/)|&#/i
const PICTURE_ATTRIBUTES = new Set(['src', 'background', 'o:href'])

/** Null if it must be removed. */
export function allowedComment(text: string, assets: CssAssets): string | null {
  if (text.trim().toLowerCase() === '<![endif]') return '<![endif]'
  const revealed = REVEALED.exec(text)
  if (revealed) return `${revealed[1]!}<!`
  const hidden = HIDDEN.exec(text)
  const inner = hidden && rewritten(hidden[2]!, assets)
  // Two dashes could end the comment early in some browser.
  return inner === null || inner.includes('--') ? null : `${hidden![1]!}${inner}<![endif]`
}

function rewritten(html: string, assets: CssAssets): string | null {
  let out = ''
  let end = 0
  while (end < html.length) {
    const next = html.indexOf('<', end)
    const words = html.slice(end, next === -1 ? undefined : next)
    if (words.includes('>')) return null
    out += words
    if (next === -1) break
    const style = /^<style\b[^<>]*>([^]*?)<\/style\s*>/i.exec(html.slice(next))
    if (style) {
      const css = cleanStylesheet(style[1]!, assets)
      out += css && `<style>${css}</style>`
      end = next + style[0].length
      continue
    }
    MARK.lastIndex = next
    const mark = MARK.exec(html)
    const kept = mark && cleanMark(mark, assets)
    if (!kept) return null
    out += kept
    end = next + mark[0].length
  }
  return out
}

function cleanMark(
  [, close, name, attributes, selfClosing]: RegExpExecArray,
  assets: CssAssets,
): string | null {
  const tag = name!.toLowerCase()
  if (!TAGS.has(tag) && !OUTLOOK_TAG.test(tag)) return null
  // Case is kept: Outlook reads this as XML, which is case-sensitive.
  if (close) return `</${name!}>`
  let out = `<${name!}`
  for (const [, given, double, single, bare] of attributes!.matchAll(ATTRIBUTE)) {
    const key = given!.toLowerCase()
    const value = decodeEntities(double ?? single ?? bare ?? '')
    if (key.startsWith('on') || HARM.test(value) || FURTHER_HARM.test(value)) return null
    const kept = cleanValue(key, value, assets)
    if (kept !== null) out += ` ${given!}="${escapeHtml(kept)}"`
  }
  return `${out}${selfClosing ? '/' : ''}>`
}

function cleanValue(key: string, value: string, assets: CssAssets): string | null {
  if (PICTURE_ATTRIBUTES.has(key)) return assets.picture(value)
  if (key === 'href') return /^https?:\/\/[^\s<>]+$/i.test(value) ? value : null
  if (key === 'style') return cleanDeclarations(value, assets) || null
  if (/^xmlns(?::|$)/.test(key))
    return /^(?:urn:schemas-microsoft-com|http:\/\/www\.w3\.org)\b[\w:./-]*$/.test(value) ? value : null
  return /[\\]|\/\//.test(value) ? null : value
}
