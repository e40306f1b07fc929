import { useEffect, useEffectEvent, useState } from 'react'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import type { Section } from '../arranging/section-schema.ts'

/** A page of saved emails, with what is written about each and its section; `next` says where the next page starts. */
type Page<Note, Next> = {
  emails: EmailCard[]
  notes: Record<string, Note>
  sections: Record<string, Section>
  next: Next | null
}

/** The saved emails loaded so far, and their notes. A new `page` restarts the list. */
export function useMoreEmails<Note, Next extends string | number>(
  page: Page<Note, Next>,
  load: (next: Next, signal: AbortSignal) => Promise<Page<Note, Next>>,
) {
  const [emails, setEmails] = useState(page.emails)
  const [notes, setNotes] = useState(page.notes)
  const [sections, setSections] = useState(page.sections)
  const [next, setNext] = useState(page.next)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [lastPage, setLastPage] = useState(page)
  if (page !== lastPage) {
    setLastPage(page)
    setEmails(page.emails)
    setNotes(page.notes)
    setSections(page.sections)
    setNext(page.next)
  }

  const loadFrom = useEffectEvent(load)
  useEffect(() => {
    if (status !== 'loading' || next === null) return undefined
    const controller = new AbortController()
    loadFrom(next, controller.signal)
      .then((more) => {
        setEmails((read) => distinct([...read, ...more.emails]))
        setNotes((read) => ({ ...read, ...more.notes }))
        setSections((read) => ({ ...read, ...more.sections }))
        setNext(more.next)
        setStatus('idle')
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus('failed')
      })
    return () => controller.abort()
  }, [status, next])

  function setNote(emailId: string, note: Note) {
    setNotes((read) => ({ ...read, [emailId]: note }))
  }

  return { emails, notes, sections, setNote, next, status, loadMore: () => setStatus('loading') }
}

/** An email saved in the meantime shifts the rest by one, so pages may overlap. */
function distinct(emails: EmailCard[]): EmailCard[] {
  return [...new Map(emails.map((email) => [email.id, email])).values()]
}
