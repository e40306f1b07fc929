/** Reads what somebody imports: our own CSV with notes and tags, or any text with addresses in it. */
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { readCell } from '#app/platform/lib/csv.ts'
import { NOTE_MAX } from '../limits.ts'
import { parseTags, TAG_MAX, TAGS_PER_EMAIL } from '../tags.ts'
import { type Outcome, refused } from '../outcome.ts'
import { findAddresses, type ListedEmail } from './email-links.ts'
import { importCopy } from './import-copy.ts'
import { IMPORTED_MAX } from './import-schema.ts'

const { errors } = importCopy

/** Twice what our own tables have: a megabyte of empty cells takes half a second to read. */
const CELLS_MAX = 40 * IMPORTED_MAX
const PIECE_CHARS = 16_384

/** The emails that a text lists, at most `IMPORTED_MAX`. A table may not have more rows either. */
export async function readList(
  sent: string,
  hosts: ReadonlySet<string>,
): Promise<Outcome<{ listed: ListedEmail[] }>> {
  const text = sent.replaceAll('\0', '').replace(/^\uFEFF/, '')
  if (text.trim() === '') return refused(errors.empty)
  const header = headerOf(text)
  const rows = header && (await parseTable(text, header.delimiter))
  if (header && !rows) return refused(errors.unreadable)
  if (rows && rows.length > IMPORTED_MAX) return refused(errors.tooMany)
  const listed = rows ? readRows(rows, header, hosts) : findAddresses(text, hosts, IMPORTED_MAX + 1)
  if (listed.length > IMPORTED_MAX) return refused(errors.tooMany)
  return listed.length > 0 ? { ok: true, listed } : refused(errors.noAddress)
}

type Header = { delimiter: string; note: number; tags: number }

/** The first line of a table with notes or tags; spreadsheets save CSV with other delimiters in some countries. */
function headerOf(text: string): Header | null {
  const [line] = text.slice(0, 2000).split(/\r?\n/, 1)
  const delimiter = /[,;\t]/.exec(line!)?.[0]
  if (!delimiter) return null
  const names = line!.split(delimiter).map((name) => name.trim().replaceAll('"', '').toLowerCase())
  const [note, tags] = [names.indexOf('note'), names.indexOf('tags')]
  return note === -1 && tags === -1 ? null : { delimiter, note, tags }
}

async function parseTable(text: string, delimiter: string): Promise<string[][] | null> {
  if (text.split(delimiter).length > CELLS_MAX) return null
  try {
    const parser = parse({
      delimiter,
      from: 2,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return await Readable.from(piecesOf(text))
      .compose(parser)
      .take(IMPORTED_MAX + 1)
      .toArray()
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** Others have their turn between two pieces: each is read in a few milliseconds. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARS) {
    yield text.slice(at, at + PIECE_CHARS)
    await nextTurn()
  }
}

function readRows(rows: string[][], { note, tags }: Header, hosts: ReadonlySet<string>): ListedEmail[] {
  const found = new Map<string, ListedEmail>()
  for (const row of rows) {
    const isAddress = (_: string, at: number) => at !== note && at !== tags
    const [email] = findAddresses(row.filter(isAddress).join(' '), hosts, 1)
    if (!email || found.has(email.slug)) continue
    found.set(email.slug, { ...email, note: noteIn(row[note]), tags: tagsIn(row[tags]) })
  }
  return [...found.values()]
}

/** What is too long is cut: a spreadsheet does not say so while typing. */
function noteIn(cell = ''): string | null {
  return readCell(cell).replaceAll(/\s+/g, ' ').trim().slice(0, NOTE_MAX).toWellFormed() || null
}

function tagsIn(cell = ''): string[] {
  return parseTags(readCell(cell))
    .filter((tag) => tag.length <= TAG_MAX)
    .slice(0, TAGS_PER_EMAIL)
}
