/** One of the choices: a text always gets the same one, on every machine. */
export function fixedChoice<T>(text: string, choices: readonly T[], seed = 0): T {
  let sum = seed
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521
  return choices[sum % choices.length]!
}
