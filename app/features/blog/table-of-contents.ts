import type { TocEntry } from '#app/db/shapes.ts'

/** The anchor of a heading: lower case, letters and digits, hyphens for spaces. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** The h2 and h3 headings of a post's HTML, in order. */
export function tableOfContents(html: string): TocEntry[] {
  return [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => {
    const title = inner.replace(/<[^>]*>/g, '').trim()
    return { title, anchor: anchorOf(title), level: Number(level) }
  })
}
