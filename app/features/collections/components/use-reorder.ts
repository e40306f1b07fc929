import { useState } from 'react'
import { href } from 'react-router'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { toast } from '#app/ui/toast.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Collection } from '#app/features/collections/queries.server.ts'
import { COLLECTION_PAGE } from '#app/features/collections/schema.ts'
import { refreshSaved } from './refresh-saved.ts'
import { fetchSaved } from './fetch-saved.ts'

/** Consecutive emails of a collection, and how many come before them. */
type Segment = { emails: EmailCard[]; from: number }

const words = copy.page

/** A segment of a collection and its actions: optimistic, and rolled back when the server refuses. */
export function useReorder({ id, emailCount }: Collection, first: Segment, onEmpty: () => void) {
  const [segment, setSegment] = useState(first)
  const [count, setCount] = useState(emailCount)
  const { emails, from } = segment

  async function send(fields: Record<string, string>): Promise<boolean> {
    const address = `${href('/collections/:id', { id })}.data`
    const body = new URLSearchParams(fields)
    const response = await fetch(address, { method: 'POST', body }).catch(() => null)
    return response?.ok ?? false
  }

  async function read(start: number): Promise<void> {
    try {
      const page = await fetchSaved(id, { sort: 'own', from: start })
      setSegment({ emails: page.emails, from: start })
    } catch {
      toast({ title: words.moreFailed, kind: 'destructive' })
    }
  }

  function show(which: 'earlier' | 'later'): Promise<void> {
    return read(which === 'later' ? from + emails.length : Math.max(0, from - COLLECTION_PAGE))
  }

  /** `wanted` counts from 1 in the whole collection. `aloud` announces the new position; dragging does so by itself. */
  async function moveTo(email: EmailCard, wanted: number, aloud = false): Promise<void> {
    const position = Math.min(wanted, count)
    const others = emails.filter((other) => other !== email)
    const index = position - 1 - from
    const staysHere = index >= 0 && index < emails.length
    if (staysHere) setSegment({ from, emails: others.toSpliced(index, 0, email) })
    if (!(await send({ intent: 'move', emailId: email.id, position: String(position) }))) {
      setSegment(segment)
      toast({ title: words.moveFailed, kind: 'destructive' })
      return
    }
    if (aloud) toast({ title: words.positionAnnouncement(email.subject, position, count) })
    if (!staysHere) await read(from)
  }

  async function remove(email: EmailCard): Promise<void> {
    const others = emails.filter((other) => other !== email)
    setSegment({ from, emails: others })
    if (!(await send({ intent: 'remove', emailId: email.id }))) {
      setSegment(segment)
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
