export type StyleDeclaration = { property: string; value: string }

/** In order, with lower-case properties. A semicolon inside quotes ends a value early: good enough for sizes and fonts, and linear. */
export function styleDeclarations(css: string): StyleDeclaration[] {
  return css.split(/[;{}]/).flatMap((line) => {
    const colon = line.indexOf(':')
    if (colon === -1) return []
    return [{ property: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }]
  })
}
