/** A line of CSV (RFC 4180). Spreadsheets read a cell that begins with one of these as a formula, so it gets an apostrophe. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  const plain = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
