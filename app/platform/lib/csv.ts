/** A line of CSV (RFC 4180); an apostrophe goes before what a spreadsheet would read as a formula. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

export function readCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value
}

const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/

function cell(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
