import { href } from 'react-router'
import type { CollectionEmails } from '../queries.server.ts'
import type { CollectionSort } from '../schema.ts'

/** Fetches a page of a collection. */
export async function fetchSaved(
  id: string,
  { sort, from }: { sort: CollectionSort; from: number },
  signal?: AbortSignal,
): Promise<CollectionEmails> {
  const address = `${href('/collections/:id/emails', { id })}?sort=${sort}&from=${from}`
  const response = await fetch(address, signal && { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as CollectionEmails
}
