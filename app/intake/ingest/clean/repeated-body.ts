/** Elements whose content is text, whatever it looks like. */
const TEXT_ELEMENTS = /^<(style|script|title|textarea|xmp|noscript|iframe)\b/i
const TAG_CHARS_MAX = 10_000
// bounded: a tag has at most TAG_CHARS_MAX characters.
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/**
 * By the HTML standard a further `<body>` adds attributes to the first and changes none; the parser used here lets it
 * overwrite them. Takes those out of the text that the first one has already.
 */
export function withoutRepeatedBody(html: string): string {
  const parts: string[] = []
  let first: Set<string> | undefined
  let copied = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const end = endOfSpan(html, at)
    if (end === -1) break
    const tag = html.slice(at, Math.min(end, at + TAG_CHARS_MAX))
    if (/^<body[\s>/]/i.test(tag)) {
      const known = first
      if (known) {
        const kept = tag.replace(ATTRIBUTE, (written, name: string) =>
          known.has(name.toLowerCase()) ? '' : written,
        )
        parts.push(html.slice(copied, at), kept)
        copied = at + tag.length
      }
      first = new Set([...(known ?? []), ...namesIn(tag)])
    }
    at = end - 1
  }
  return parts.join('') + html.slice(copied)
}

function namesIn(tag: string): string[] {
  return [...tag.matchAll(ATTRIBUTE)].map((match) => match[1]!.toLowerCase())
}

/** Where the comment, the text element or the body tag that begins at `at` ends; behind the `<` of any other. */
function endOfSpan(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 2)
    return end === -1 ? -1 : end + 3
  }
  const name = TEXT_ELEMENTS.exec(html.slice(at, at + 12))?.[1]
  if (name) return closingTag(html, name.toLowerCase(), at + 1)
  if (!/^<body[\s>/]/i.test(html.slice(at, at + 6))) return at + 1
  let quote = ''
  for (let index = at; index < html.length && index < at + TAG_CHARS_MAX; index++) {
    const sign = html[index]!
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return index + 1
    else if ((sign === '"' || sign === "'") && html[index - 1] === '=') quote = sign
  }
  return at + 1
}

/** -1 if it never closes, which ends the search: the rest is text. */
function closingTag(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at
  }
  return -1
}
