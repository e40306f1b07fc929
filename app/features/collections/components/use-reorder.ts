import { useState } from 'react'
import { href } from 'react-router'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { toast } from '#app/ui/toast.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Collection } from '#app/features/collections/queries.server.ts'
import { COLLECTION_PAGE } from '#app/features/collections/schema.ts'
import { refreshSaved } from './refresh-saved.ts'
import { fetchSaved } from './use-saved-emails.ts'

/** Emails that stand next to each other in a collection, and how many come before them. */
type Stretch = { emails: EmailCard[]; from: number }

const words = copy.page

/** A stretch of a collection, and what can be done with it: at once on the screen, back again when the server will not. */
export function useReorder({ id, emailCount }: Collection, first: Stretch, onEmpty: () => void) {
  const [stretch, setStretch] = useState(first)
  const [count, setCount] = useState(emailCount)
  const { emails, from } = stretch

  async function send(fields: Record<string, string>): Promise<boolean> {
    const address = `${href('/collections/:id', { id })}.data`
    const body = new URLSearchParams(fields)
    const response = await fetch(address, { method: 'POST', body }).catch(() => null)
    return response?.ok ?? false
  }

  async function read(start: number): Promise<void> {
    try {
      const page = await fetchSaved(id, { sort: 'own', from: start })
      setStretch({ emails: page.emails, from: start })
    } catch {
      toast({ title: words.moreFailed, kind: 'destructive' })
    }
  }

  function show(which: 'earlier' | 'later'): Promise<void> {
    return read(which === 'later' ? from + emails.length : Math.max(0, from - COLLECTION_PAGE))
  }

  /** Counted from 1 over the whole collection. `aloud` says where it is then, which dragging does by itself. */
  async function moveTo(email: EmailCard, wanted: number, aloud = false): Promise<void> {
    const place = Math.min(wanted, count)
    const others = emails.filter((other) => other !== email)
    const index = place - 1 - from
    const staysHere = index >= 0 && index < emails.length
    if (staysHere) setStretch({ from, emails: others.toSpliced(index, 0, email) })
    if (!(await send({ intent: 'move', emailId: email.id, place: String(place) }))) {
      setStretch(stretch)
      toast({ title: words.moveFailed, kind: 'destructive' })
      return
    }
    if (aloud) toast({ title: words.arrangePlace(email.subject, place, count) })
    if (!staysHere) await read(from)
  }

  async function remove(email: EmailCard): Promise<void> {
    const others = emails.filter((other) => other !== email)
    setStretch({ from, emails: others })
    if (!(await send({ intent: 'remove', emailId: email.id }))) {
      setStretch(stretch)
      toast({ title: words.removeFailed, kind: 'destructive' })
      return
    }
    setCount(count - 1)
    toast({ title: words.removed })
    // It may still be in another collection, so the server is asked.
    await refreshSaved()
    if (count === 1) onEmpty()
    else if (others.length === 0) await read(Math.max(0, from - COLLECTION_PAGE))
  }

  return { emails, from, count, show, moveTo, remove }
}
