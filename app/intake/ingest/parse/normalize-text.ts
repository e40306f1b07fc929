/** Letters and digits only, for comparing texts that are written differently. */
export function normalizeText(text: string): string {
  return (
    text
      .toLowerCase()
      // Normalizing takes quadratic time where marks stack up.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
  )
}
