import { builtInCategories } from './taxonomy.ts'

/** A built-in category, and the alias by which it was found, if it was by one. */
export type SpelledCategory = { slug: string; alias: string | null }

let builtInSlugs: ReadonlyMap<string, SpelledCategory> | undefined

/**
 * The built-in category that a tag or slug refers to, whatever its case, hyphens, spaces, number or synonym. Null when
 * there is none.
 */
export function resolveCategory(text: string): SpelledCategory | null {
  builtInSlugs ??= slugsByKey()
  const words = wordsOf(text)
  const isAboutEmails = words.length > 1 && /^emails?$/.test(words.at(-1)!)
  const attempts = isAboutEmails ? [words, words.slice(0, -1)] : [words]
  for (const key of attempts.flatMap(keysOf)) {
    const found = builtInSlugs.get(key)
    if (found) return found
  }
  return null
}

function slugsByKey(): Map<string, SpelledCategory> {
  const categories = builtInCategories()
  const slugs = new Map<string, SpelledCategory>()
  // A category's own slug and name take precedence over another's synonym.
  const names = [
    ...categories.map(({ slug }) => [slug, { slug, alias: null }] as const),
    ...categories.map(({ name, slug }) => [name, { slug, alias: null }] as const),
    ...categories.flatMap(({ aliases, slug }) => aliases.map((alias) => [alias, { slug, alias }] as const)),
  ]
  for (const [name, found] of names) {
    for (const key of keysOf(wordsOf(name))) if (!slugs.has(key)) slugs.set(key, found)
  }
  return slugs
}

/** `Valentine’s Day` → valentines, day; `Health & Wellness` → health, wellness. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/[\p{M}'’‘`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and')
}

/** The keys of a name, whatever its case, hyphens, spaces and number; none without letters. */
export function spellingsOf(name: string): string[] {
  return [...new Set(keysOf(wordsOf(name)))].filter(Boolean)
}

/**
 * Joined as it is, with every word in the singular, and with only the last one: `casestudies` has no word boundaries.
 */
function keysOf(words: string[]): string[] {
  const joined = words.join('')
  return [joined, words.map(singular).join(''), singular(joined)]
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ch|sh|x|z|ss)es$|s$/, '')
}
