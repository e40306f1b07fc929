const WORDS_A_MINUTE = 220

/** How long an article takes at an easy pace, in whole minutes; at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
