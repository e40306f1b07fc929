const HEX = /^#?[0-9a-f]{6}$/i

/** A color once it is typed to its end, as `#rrggbb`. */
export function completeColor(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  return HEX.test(text) ? `#${text.replace('#', '')}` : null
}
