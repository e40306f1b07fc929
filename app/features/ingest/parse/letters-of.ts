/** Letters and digits only, for comparing texts that are written differently. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
