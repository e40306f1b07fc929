/** Where `text` goes on after the next `mark`; its end if there is none. */
export function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? text.length : at + mark.length
}
