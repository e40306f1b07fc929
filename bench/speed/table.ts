/** Tables on a terminal, and the list of targets and whether they were met. */

type Cell = string | number

type Target = { what: string; figure: number; wanted: string; met: boolean; unit: string }

const targets: Target[] = []

/** Prints a table whose columns fit their content; numbers are right-aligned. */
export function printTable(title: string, columns: string[], rows: Cell[][]): void {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)))
  const widths = columns.map((name, place) =>
    Math.max(name.length, ...texts.map((row) => (row[place] ?? '').length)),
  )
  const line = (cells: string[], isNumber: (place: number) => boolean) =>
    cells
      .map((cell, place) => (isNumber(place) ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!)))
      .join('  ')
      .trimEnd()
  const numeric = columns.map((_, place) => rows.some((row) => typeof row[place] === 'number'))
  console.log(`\n${title}`)
  console.log(line(columns, (place) => numeric[place]!))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const [index, row] of texts.entries())
    console.log(line(row, (place) => typeof rows[index]![place] === 'number'))
}

export function atLeast(what: string, value: number, wanted: number, unit = ''): void {
  note({ what, figure: value, wanted: `≥ ${wanted}${unit}`, met: value >= wanted, unit })
}

export function atMost(what: string, value: number, wanted: number, unit = ''): void {
  note({ what, figure: value, wanted: `≤ ${wanted}${unit}`, met: value <= wanted, unit })
}

/** Prints all targets; false if one was missed. */
export function printTargets(): boolean {
  const rows = targets.map(({ what, figure: value, wanted, met, unit }) => [
    what,
    `${figure(value)}${unit}`,
    wanted,
    met ? 'met' : 'MISSED',
  ])
  if (rows.length > 0) printTable('What was wanted', ['', 'figure', 'wanted', ''], rows)
  return targets.every(({ met }) => met)
}

function note(target: Target): void {
  targets.push(target)
}

/** A number with three significant digits. */
function figure(value: number): string {
  if (Number.isNaN(value)) return '–'
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US')
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}
