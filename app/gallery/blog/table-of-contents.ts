import type { TocEntry } from '#app/platform/db/json-columns.ts'

// bounded: only the owner writes posts, and the codec that writes their HTML ends each heading.
const HEADING = /<h([23])([^>]*)>(.*?)<\/h\1>/gs

/** The anchor of a heading: lowercase letters and digits of any script, with hyphens for spaces. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** The h2 and h3 headings of a post's HTML, in order; their anchors are unique. */
export function tableOfContents(html: string): TocEntry[] {
  const taken = new Map<string, number>()
  return [...html.matchAll(HEADING)].map(([, level, , inner = '']) => {
    const title = textOf(inner)
    return { title, anchor: freeAnchor(anchorOf(title) || 'section', taken), level: Number(level) }
  })
}

/** The same HTML with the anchors of `tableOfContents` on its headings. */
export function withAnchors(html: string): string {
  const entries = tableOfContents(html)
  let index = 0
  return html.replace(HEADING, (_, level: string, attributes: string, inner: string) => {
    return `<h${level}${attributes} id="${entries[index++]!.anchor}">${inner}</h${level}>`
  })
}

/** The entries chosen by the author, in the order of the page; all entries if none of the chosen exists. */
export function chosenContents(all: TocEntry[], chosen: readonly TocEntry[]): TocEntry[] {
  const anchors = new Set(chosen.map(({ anchor }) => anchor))
  const listed = all.filter(({ anchor }) => anchors.has(anchor))
  return listed.length > 0 ? listed : all
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}

/** @param taken the anchors so far, each with the number from which the next equal one is tried */
function freeAnchor(anchor: string, taken: Map<string, number>): string {
  let number = taken.get(anchor) ?? 1
  let free = number === 1 ? anchor : `${anchor}-${number}`
  while (taken.has(free)) free = `${anchor}-${++number}`
  taken.set(free, 2)
  taken.set(anchor, number + 1)
  return free
}
