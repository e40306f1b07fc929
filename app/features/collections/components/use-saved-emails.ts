import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import type { CollectionEmails } from '#app/features/collections/queries.server.ts'
import type { CollectionSort, SavedNote } from '#app/features/collections/schema.ts'

/** The emails of a collection loaded so far, and their notes. A new `page` restarts the list. */
export function useSavedEmails(collectionId: string, page: CollectionEmails, sort: CollectionSort) {
  const [emails, setEmails] = useState(page.emails)
  const [notes, setNotes] = useState(page.notes)
  const [next, setNext] = useState(page.next)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [lastPage, setLastPage] = useState(page)
  if (page !== lastPage) {
    setLastPage(page)
    setEmails(page.emails)
    setNotes(page.notes)
    setNext(page.next)
  }

  useEffect(() => {
    if (status !== 'loading' || next === null) return undefined
    const controller = new AbortController()
    fetchSaved(collectionId, { sort, from: next }, controller.signal)
      .then((more) => {
        setEmails((read) => distinct([...read, ...more.emails]))
        setNotes((read) => ({ ...read, ...more.notes }))
        setNext(more.next)
        setStatus('idle')
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus('failed')
      })
    return () => controller.abort()
  }, [status, next, collectionId, sort])

  function setNote(emailId: string, saved: SavedNote) {
    setNotes((read) => ({ ...read, [emailId]: saved }))
  }

  return { emails, notes, setNote, next, status, loadMore: () => setStatus('loading') }
}

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

/** An email saved in the meantime shifts the rest by one, so pages may overlap. */
function distinct(emails: EmailCard[]): EmailCard[] {
  return [...new Map(emails.map((email) => [email.id, email])).values()]
}
