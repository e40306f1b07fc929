/** From this many characters on, a headline is set smaller: the email itself should stay on the first screen. */
const LONG = 60
const VERY_LONG = 110

/** The type classes of a subject as a page's headline, in three steps by its length. */
export function subjectSize(subject: string): string {
  const { length } = Array.from(subject)
  if (length >= VERY_LONG)
    return 'type-subject text-[1.375rem]/[1.24] tracking-[-0.02em] max-sm:text-[1.1875rem]/[1.26]'
  if (length >= LONG)
    return 'type-subject text-[1.75rem]/[1.16] tracking-[-0.03em] max-sm:text-[1.5rem]/[1.18]'
  return 'type-subject max-sm:text-[1.875rem]'
}
