import { DatabaseSync } from 'node:sqlite'

/** Distinct lines in order, more than memory should hold: in an SQLite file that ends with the process. */
export class UniqueLines {
  readonly #database = new DatabaseSync('')
  readonly #insert
  count = 0
  /** The bytes of all lines, each followed by a line break. */
  bytes = 0

  constructor() {
    this.#database.exec('pragma journal_mode = off; create table lines (line text not null unique)')
    this.#insert = this.#database.prepare('insert or ignore into lines values (?)')
  }

  add(line: string): void {
    if (this.#insert.run(line).changes === 0) return
    this.count += 1
    this.bytes += Buffer.byteLength(line) + 1
  }

  *[Symbol.iterator](): Generator<string> {
    const rows = this.#database.prepare('select line from lines order by rowid').iterate()
    for (const { line } of rows) yield String(line)
  }

  close(): void {
    this.#database.close()
  }
}
