/** Whether a text is specific enough to search for as a personal detail. */
export function isSearchable(words: string): boolean {
  return words.length >= 3 && /[\p{L}\p{N}]/u.test(words)
}
