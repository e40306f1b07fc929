import { useEffect, useState } from 'react'
import type { CollectionEmails } from '../collection-emails.server.ts'

export async function fetchEmails(
  path: string,
  query: string,
  signal?: AbortSignal,
): Promise<CollectionEmails> {
  const response = await fetch(`${path}/emails${query}`, signal && { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as CollectionEmails
}

/**
 * The emails of a collection loaded so far, and their notes. A new `first` page replaces the one shown, but not a list
 * that has grown: the place in it would be lost.
 */
export function useMoreEmails(path: string, first: CollectionEmails) {
  const [page, setPage] = useState(first)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [lastFirst, setLastFirst] = useState(first)
  if (first !== lastFirst) {
    setLastFirst(first)
    if (page.emails.length <= lastFirst.emails.length) setPage(first)
  }

  const { next } = page
  useEffect(() => {
    if (status !== 'loading' || next === null) return undefined
    const controller = new AbortController()
    fetchEmails(path, next, controller.signal)
      .then((more) => {
        setPage((read) => joined(read, more))
        setStatus('idle')
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus('failed')
      })
    return () => controller.abort()
  }, [path, status, next])

  return { ...page, setPage, status, loadMore: () => setStatus('loading') }
}

/** An email saved in the meantime shifts the rest by one, so pages may overlap. */
function joined(read: CollectionEmails, more: CollectionEmails): CollectionEmails {
  return {
    emails: [...new Map([...read.emails, ...more.emails].map((email) => [email.id, email])).values()],
    notes: { ...read.notes, ...more.notes },
    sections: { ...read.sections, ...more.sections },
    next: more.next,
  }
}
