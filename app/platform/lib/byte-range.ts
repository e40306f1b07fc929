/** Reads a header with one byte range, inclusive. Several or malformed ranges get the whole file. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const suffix = match[1] === ''
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (start >= size || (suffix && Number(match[2]) === 0)) return 'unsatisfiable'
  return start > end ? null : { start, end }
}
