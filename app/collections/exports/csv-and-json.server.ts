/** A collection as CSV and as JSON, streamed. */
import { csvLine } from '#app/platform/lib/csv.ts'
import type { ExportRow } from './export-rows.server.ts'

const COLUMNS = [
  'number',
  'section',
  'brand',
  'subject',
  'preheader',
  'sent',
  'types',
  'address',
  'note',
  'tags',
  'savedAt',
  'addedBy',
  'language',
  'platform',
  'discountPercent',
  'code',
  'freeShipping',
  'words',
  'htmlBytes',
] as const satisfies ('number' | keyof ExportRow['listed'])[]

type Rows = AsyncIterable<ExportRow[]>

/** With a byte order mark, without which spreadsheets misread what is not ASCII. */
export async function* csvOf(rows: Rows): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`
  for await (const page of rows) {
    yield page
      .map(({ number, listed }) => {
        const row = { number, ...listed }
        return csvLine(COLUMNS.map((name) => textOf(row[name])))
      })
      .join('')
  }
}

function textOf(value: string | number | boolean | string[] | null): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : String(value)
}

export async function* jsonOf(name: string, rows: Rows): AsyncGenerator<string> {
  yield `{"collection":${JSON.stringify(name)},"emails":[`
  let isFirst = true
  for await (const page of rows) {
    for (const { number, listed } of page) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify({ number, ...listed })}`
      isFirst = false
    }
  }
  yield '\n]}\n'
}
