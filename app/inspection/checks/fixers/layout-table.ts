import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import { closestTable, plainTables } from '#app/inspection/checks/definitions/layout-tables.ts'
import { changeAttribute, type Fixer } from './fixer.ts'

export const layoutTable: Fixer = {
  does: 'Adds role="presentation" to tables that are certainly layout: one row or column, or with a nested table.',
  spares: 'A table with several rows and columns may hold data. Decide by hand.',
  changes: ({ source }) => changeAttribute(tablesOfLayout(source.elements), 'role', 'presentation'),
}

type Shape = { rows: number; columns: number; cellsInRow: number; holdsTable: boolean }

/** The tables that Firefox, too, presents without a grid. */
function tablesOfLayout(elements: EmailElement[]): EmailElement[] {
  const shapes = new Map<EmailElement, Shape>()
  for (const element of elements) {
    const shape = shapes.get(closestTable(element)!)
    if (shape) count(shape, element)
    if (element.tag === 'table') {
      shapes.set(element, { rows: 0, columns: 0, cellsInRow: 0, holdsTable: false })
    }
  }
  return plainTables(elements).filter((table) => {
    const { rows, columns, holdsTable } = shapes.get(table)!
    return rows <= 1 || columns <= 1 || holdsTable
  })
}

function count(shape: Shape, { tag }: EmailElement): void {
  if (tag === 'table') shape.holdsTable = true
  else if (tag === 'tr') {
    shape.rows += 1
    shape.cellsInRow = 0
  } else if (tag === 'td') {
    shape.cellsInRow += 1
    shape.columns = Math.max(shape.columns, shape.cellsInRow)
  }
}
