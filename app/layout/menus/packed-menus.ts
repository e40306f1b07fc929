/**
 * The menus as text: every page carries them, a hundred categories, for the moment a menu is opened. As objects they were
 * a fifth of a page's data.
 */
import { escapeSeparators, GROUP, LINE, packRows, PART, unpackRows } from '#app/lib/packed-text.ts'
import type { MenuColumn, MenuItem, Menus } from './menus.ts'

const NAMES = ['emailTypes', 'categories', 'seasonal'] as const

/** A menu is a line of columns; a column has a span and groups, each of them a title and rows. */
export function packMenus(menus: Menus): string {
  return NAMES.map((name) => menus[name].map(packColumn).join(GROUP)).join(LINE)
}

function packColumn({ groups, span }: MenuColumn): string {
  const parts = groups.flatMap(({ title, items }) => [escapeSeparators(title), packRows(items.map(fieldsOf))])
  return [String(span), ...parts].join(PART)
}

export function unpackMenus(text: string): Menus {
  const menus = text.split(LINE)
  return Object.fromEntries(
    NAMES.map((name, index) => [name, menus[index] ? menus[index].split(GROUP).map(unpackColumn) : []]),
  ) as Menus
}

function unpackColumn(column: string): MenuColumn {
  const [span, ...parts] = column.split(PART)
  const groups = Array.from({ length: parts.length / 2 }, (_, index) => ({
    title: decodeURIComponent(parts[2 * index]!),
    items: unpackRows(parts[2 * index + 1]!).map(itemOf),
  }))
  return { groups, span: Number(span) }
}

function fieldsOf({ name, slug, type, count, next }: MenuItem): (string | number)[] {
  const fields = [name, slug === plainSlug(name) ? '' : slug, type[0]!, count]
  return next ? [...fields, next.date, next.days] : fields
}

const TYPES = { e: 'email_type', v: 'vertical', s: 'seasonal', o: 'occasion' } as const

function itemOf([name, slug, type, count, date, days]: string[]): MenuItem {
  return {
    name: name!,
    slug: slug || plainSlug(name!),
    type: TYPES[type as keyof typeof TYPES],
    count: Number(count),
    next: date ? { date, days: Number(days) } : null,
  }
}

/** The slug of most names. */
function plainSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
