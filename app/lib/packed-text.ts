/**
 * Rows of fields as one text. The data of a page is JSON inside of a script, where every object, key and quote is
 * escaped twice: a table of short values is a third as long as text.
 */

const [FIELD, ROW] = ['|', ';'] as const
/** What a caller may separate its own parts by. */
export const [PART, GROUP, LINE] = ['^', '~', '\n'] as const

const SEPARATORS = ['%', FIELD, ROW, PART, GROUP, LINE]

/** The text without any of the separators; `decodeURIComponent` restores it. */
export function escapeSeparators(text: string): string {
  return SEPARATORS.reduce(
    (left, one) => left.replaceAll(one, `%${one.codePointAt(0)!.toString(16).padStart(2, '0')}`),
    text,
  )
}

export function packRows(rows: (string | number)[][]): string {
  return rows.map((row) => row.map((field) => escapeSeparators(String(field))).join(FIELD)).join(ROW)
}

export function unpackRows(text: string): string[][] {
  return text === '' ? [] : text.split(ROW).map((row) => row.split(FIELD).map(decodeURIComponent))
}
