export type StyleDeclaration = { property: string; value: string }

/**
 * What a style attribute or sheet declares, in order, its properties in lower case. A semicolon within quotes ends a
 * value early: good enough to read sizes, fonts and what is hidden, and linear whatever the style says.
 */
export function styleDeclarations(css: string): StyleDeclaration[] {
  return css.split(/[;{}]/).flatMap((line) => {
    const colon = line.indexOf(':')
    if (colon === -1) return []
    return [{ property: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }]
  })
}
