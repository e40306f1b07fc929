/** A line of CSV (RFC 4180). Spreadsheets read a cell that begins with one of these as a formula, so it gets an apostrophe. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** The original of a cell that `csvLine` wrote. */
export function readCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value
}

const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/

function cell(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
