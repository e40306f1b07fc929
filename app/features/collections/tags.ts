/** A user's own tags on saved emails: bounds, and how they are written. */
export const TAGS_PER_EMAIL = 10
export const TAG_MAX = 30
export const TAGS_PER_PERSON = 200

/** How tags are typed in one field. */
export const TAG_SEPARATOR = ', '

/** Text with commas as tags: lower case, single spaces, each once. */
export function parseTags(text: string): string[] {
  const tags = text.normalize('NFC').toLowerCase().split(/[,\n]/).map(trimTag)
  return [...new Set(tags)].filter(Boolean)
}

/** People write the `#` of hashtags. */
function trimTag(typed: string): string {
  return typed.trim().replace(/^#+/, '').trim().replaceAll(/\s+/g, ' ')
}
