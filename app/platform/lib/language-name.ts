const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** The English name of a language; what is no language tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    // Declared by a sender, and no language tag.
    return tag
  }
}
