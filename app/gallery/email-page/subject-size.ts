/** From this many characters on, a headline is set smaller: the email itself should stay on the first screen. */
const LONG = 60
const VERY_LONG = 110

/** The size of a subject as a page's headline, in three steps by its length; for `type-subject`. */
export function subjectSize(subject: string): string {
  const { length } = Array.from(subject)
  return length < LONG ? '2.125rem' : length < VERY_LONG ? '1.75rem' : '1.375rem'
}
