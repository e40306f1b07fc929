/** Prints results as a plain text table with right-aligned numbers. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => String(row[name] ?? '').length)),
  )
  function line(cells: (string | number)[]) {
    return cells
      .map((cell, at) =>
        typeof cell === 'number' ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!),
      )
      .join('  ')
      .trimEnd()
  }
  const rule = line(widths.map((width) => '─'.repeat(width)))
  console.log(
    ['', title, line(names), rule, ...rows.map((row) => line(names.map((name) => row[name] ?? ''))), ''].join(
      '\n',
    ),
  )
}
