type ClassNames = string | false | null | undefined | readonly ClassNames[]

/**
 * Joins class names. Conflicts are settled by the order of the stylesheet, not of the names. A class of the kit that
 * its users may override is written as `kit:h-10`; every other class is stronger.
 */
export function cn(...classes: ClassNames[]): string {
  return classes.flat(2).filter(Boolean).join(' ')
}
