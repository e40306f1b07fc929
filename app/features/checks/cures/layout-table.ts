import type { EmailElement } from '#app/features/checks/email-source.ts'
import { closestTable, plainTables } from '#app/features/checks/rules/layout-tables.ts'
import { changeAttribute, type Cure } from './cure.ts'

export const layoutTable: Cure = {
  does: 'Adds role="presentation" to every table that certainly holds the layout: one with a single row or column, or with another table in it.',
  spares: 'A table of several rows and columns may hold data. Decide that one by hand.',
  changes: ({ source }) => changeAttribute(tablesOfLayout(source.elements), 'role', 'presentation'),
}

type Shape = { rows: number; columns: number; cellsInRow: number; holdsTable: boolean }

/** Those that Firefox, too, presents without their grid. */
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
