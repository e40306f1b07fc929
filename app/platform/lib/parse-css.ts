import { parse, type CssNode, type ParseOptions } from 'css-tree'

/** More errors than this mean the text is not the CSS of an email. */
const ERRORS_MAX = 200

/** Parses untrusted CSS; null if it is none. It stops early: css-tree splits the whole text for each error. */
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
