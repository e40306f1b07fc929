/** The elements that may be typed into a block, and where each of them may stand. */
const PHRASING = ['strong', 'em', 'b', 'i', 'code', 's', 'mark', 'sub', 'sup', 'a', 'img']
const FLOW = [...PHRASING, 'ul', 'ol', 'blockquote', 'pre', 'figure', 'table', 'h4', 'hr']
const TABLE_PARTS = ['thead', 'tbody', 'tr']

/** What an element may contain; those in `STRICT` contain nothing else but white space, no text. */
const CONTAINED: Record<string, readonly string[]> = {
  ul: ['li'],
  ol: ['li'],
  table: TABLE_PARTS,
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  li: FLOW,
  th: FLOW,
  td: FLOW,
  blockquote: FLOW,
  figure: [...FLOW, 'figcaption'],
  figcaption: PHRASING,
  h4: PHRASING,
  pre: PHRASING,
  ...Object.fromEntries(PHRASING.map((name) => [name, PHRASING])),
}

const STRICT = ['ul', 'ol', ...TABLE_PARTS, 'table']
const VOID = ['img', 'hr']
const PARAGRAPHS = ['blockquote', 'li', 'th', 'td', 'figure']

export const ELEMENTS = [...Object.keys(CONTAINED), 'hr']

export const isVoid = (name: string): boolean => VOID.includes(name)
export const isPhrasing = (name: string): boolean => PHRASING.includes(name)
/** Its text stands in paragraphs, as that of the post itself. */
export const hasParagraphs = (name: string): boolean => PARAGRAPHS.includes(name)
export const isStrict = (name: string): boolean => STRICT.includes(name)

/** Whether an element may stand inside those that are open, the innermost last. */
export function fitsInto(open: readonly string[], name: string): boolean {
  const parent = open.at(-1)
  if (name === 'a' && open.includes('a')) return false
  return (parent === undefined ? FLOW : CONTAINED[parent]!).includes(name)
}

/** White space as HTML knows it. */
export const BLANK = /^[ \t\n\f]*$/
