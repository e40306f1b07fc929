type ClassNames = string | false | null | undefined | readonly ClassNames[]

/** Joins class names. A class that users of the kit may override is `kit:h-10`; every other one is stronger. */
export function cn(...classes: ClassNames[]): string {
  return classes.flat(2).filter(Boolean).join(' ')
}
