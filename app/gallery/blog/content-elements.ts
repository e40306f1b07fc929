/** The elements that may be typed into a block, and where each is allowed. */
const PHRASING = ['strong', 'em', 'b', 'i', 'code', 's', 'mark', 'sub', 'sup', 'a', 'img']
const FLOW = [...PHRASING, 'ul', 'ol', 'blockquote', 'pre', 'figure', 'table', 'h4', 'hr']
const TABLE_PARTS = ['thead', 'tbody', 'tr']

/** What an element may contain; those in `STRICT` contain nothing else but whitespace. */
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
/** Whether its text is divided into paragraphs, like that of the post itself. */
export const hasParagraphs = (name: string): boolean => PARAGRAPHS.includes(name)
export const isStrict = (name: string): boolean => STRICT.includes(name)

/** Whether an element is allowed inside the open ones, listed innermost last. */
export function fitsInto(open: readonly string[], name: string): boolean {
  const parent = open.at(-1)
  if (name === 'a' && open.includes('a')) return false
  return (parent === undefined ? FLOW : CONTAINED[parent]!).includes(name)
}

/** Whitespace as HTML defines it. */
export const BLANK = /^[ \t\n\f]*$/
