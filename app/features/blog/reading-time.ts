const WORDS_A_MINUTE = 220

/** The reading time of an article in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
