type ClassNames = string | false | null | undefined | readonly ClassNames[]

/**
 * Joins class names. It does not settle which of two wins when both set the same thing: the stylesheet's order does, not
 * theirs. What a part of the kit lets its user change is written as `kit:h-10`; every other class is stronger than that.
 */
export function cn(...classes: ClassNames[]): string {
  return classes.flat(2).filter(Boolean).join(' ')
}
