/** A user's own tags on saved emails: bounds, and how they are written. */
export const TAGS_PER_EMAIL = 10
export const TAG_MAX = 30
export const TAGS_PER_PERSON = 200

/** Normalizing takes quadratic time where marks stack up; a longer tag is too long when normalized as well. */
const TYPED_MAX = 1_000

/** How tags are typed in one field. */
export const TAG_SEPARATOR = ', '

/** Text with commas as tags: lower case, single spaces, each once. */
export function parseTags(text: string): string[] {
  const tags = text.split(/[,\n]/).map((typed) => trimTag(typed.trim().slice(0, TYPED_MAX).normalize('NFC')))
  return [...new Set(tags)].filter(Boolean)
}

/** People write the `#` of hashtags. */
function trimTag(typed: string): string {
  return typed.toLowerCase().replace(/^#+/, '').trim().replaceAll(/\s+/g, ' ')
}
