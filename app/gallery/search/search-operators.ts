/** The operators of a search, as its field suggests them. */
const OPERATORS =
  'brand: type: industry: season: platform: color: from: subject: body: before: after: lang: words:<100 has:countdown has:gif has:dark has:code'.split(
    ' ',
  )

/** What was typed, with each operator that its last word begins. */
export function suggestOperators(typed: string): string[] {
  const start = typed.lastIndexOf(' ') + 1
  const begun = typed.slice(start).toLowerCase()
  if (typed && !begun) return []
  return OPERATORS.filter((operator) => operator.startsWith(begun) && operator !== begun).map(
    (operator) => typed.slice(0, start) + operator,
  )
}
