const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** The English name of a language tag such as `pt-BR`; text that is no language tag is returned as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    // A sender declared a language that is no language tag.
    return tag
  }
}
