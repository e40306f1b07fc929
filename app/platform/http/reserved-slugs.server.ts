/** Words of the site’s URLs that a slug could conflict with. */
import { singleton } from '#app/platform/lib/singleton.ts'

const words = singleton<ReadonlySet<string>>('reserved slugs')

/** Sets the path of every route, such as `/category/:slug`; the server calls it once. */
export function useRoutePaths(paths: readonly string[]): void {
  words.set(reservedWords(paths))
}

export function reservedSlugs(): ReadonlySet<string> {
  const known = words.get()
  if (!known) throw new Error('The routes of the site are not known yet')
  return known
}

/** The first part of every path, and the words beside a parameter: `feed` of `/category/feed` and `/category/:slug`. */
export function reservedWords(paths: readonly string[]): ReadonlySet<string> {
  const split = paths.map((path) => path.split('/').filter(Boolean))
  const open = new Set(split.filter(([, second]) => second?.startsWith(':')).map(([first]) => first))
  const beside = split.flatMap(([first, second]) => (second && open.has(first) ? [second] : []))
  return new Set(
    [...split.flatMap(([first]) => first ?? []), ...beside].filter((word) => /^[a-z0-9-]+$/.test(word)),
  )
}
