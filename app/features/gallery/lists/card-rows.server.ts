/**
 * What cards are made of, read once for each state of the gallery: lists of every kind show the same newest emails
 * again and again, and reading a page of them takes longer than drawing it.
 */
import { LRUCache } from 'lru-cache'
import type { CardRow } from '#app/features/gallery/cards/card.ts'
import { perState } from './per-state.server.ts'

/** About one kilobyte each. */
const ROWS_MAX = 3_000

/** False stands for an email that nobody may see, or that is not there. */
const knownRows = perState(() => new LRUCache<string, CardRow | false>({ max: ROWS_MAX }))

/** The rows of these emails in this order, as they were when this was called; `read` brings the ones not known yet. */
export async function cardRows(
  ids: string[],
  read: (ids: string[]) => Promise<CardRow[]>,
): Promise<CardRow[]> {
  const known = await knownRows()
  const found = new Map(ids.map((id) => [id, known.get(id)]))
  const missing = [...found.keys()].filter((id) => found.get(id) === undefined)
  if (missing.length > 0) {
    const rows = new Map((await read(missing)).map((row) => [row.id, row]))
    for (const id of missing) {
      const row = rows.get(id) ?? false
      known.set(id, row)
      found.set(id, row)
    }
  }
  return ids.flatMap((id) => found.get(id) || [])
}
