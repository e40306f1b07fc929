import { parse, type CssNode, type ParseOptions } from 'css-tree'

/** A parser that meets more has something else before it than the style of an email. */
const ERRORS_MAX = 200

/**
 * Parses the CSS of a stranger; null when it is not CSS. For each error css-tree splits the whole text into lines, so a
 * text of nothing but errors would hold it for hours: it is given up instead.
 */
export function parseCss(
  css: string,
  context: 'stylesheet' | 'declarationList',
  options: ParseOptions = {},
): CssNode | null {
  let errors = 0
  try {
    return parse(css, {
      ...options,
      context,
      onParseError(error) {
        errors += 1
        if (errors > ERRORS_MAX) throw error
      },
    })
  } catch {
    return null
  }
}
