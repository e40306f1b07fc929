import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { toast } from '#app/platform/ui/toast.tsx'
import { sectionCopy } from '#app/collections/arranging/section-copy.ts'
import type { Section } from '#app/collections/arranging/section-schema.ts'
import { copy } from '#app/collections/copy.ts'
import type { Collection } from '#app/collections/queries.server.ts'
import { COLLECTION_PAGE } from '#app/collections/limits.ts'
import { unsave } from './unsave.ts'
import { fetchEmails } from './use-more-emails.ts'

/** Consecutive emails of a collection with their sections, and how many come before them. */
export type Segment = { emails: EmailCard[]; sections: Record<string, Section | undefined>; from: number }

const words = copy.page

/** A segment of a collection and its actions: optimistic, and rolled back when the server refuses. */
export function useReorder({ id, emailCount: count }: Collection, first: Segment, onEmpty: () => void) {
  const [segment, setSegment] = useState(first)
  const { revalidate } = useRevalidator()
  const { emails, sections, from } = segment

  async function send(fields: Record<string, string>): Promise<boolean> {
    const address = `${href('/collections/:id', { id })}.data`
    const body = new URLSearchParams(fields)
    // The page already shows the new order, so leaving it must not cancel this.
    const response = await fetch(address, { method: 'POST', body, keepalive: true }).catch(() => null)
    return response?.ok ?? false
  }

  async function read(start: number): Promise<void> {
    try {
      const page = await fetchEmails(href('/collections/:id', { id }), `?sort=own&from=${start}`)
      setSegment({ emails: page.emails, sections: page.sections, from: start })
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
    if (staysHere) {
      // It joins the section of the email whose position it takes.
      const joined = { ...sections, [email.id]: sections[emails[index]!.id] }
      setSegment({ from, emails: others.toSpliced(index, 0, email), sections: joined })
    }
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
    setSegment({ from, emails: others, sections })
    const isRemoved = await unsave(email.id, id, (done) => {
      void revalidate()
      if (done === 'restored') void read(from)
    })
    if (!isRemoved) {
      setSegment(segment)
      toast({ title: words.removeFailed, kind: 'destructive' })
    } else if (count === 1) onEmpty()
    else if (others.length === 0) await read(Math.max(0, from - COLLECTION_PAGE))
  }

  async function moveToSection(email: EmailCard, sectionId: string, title: string): Promise<void> {
    if (!(await send({ intent: 'section', emailId: email.id, sectionId }))) {
      toast({ title: words.moveFailed, kind: 'destructive' })
      return
    }
    toast({ title: sectionCopy.emailMoved(email.subject, title) })
    await read(from)
  }

  return { emails, sections, from, count, send, show, moveTo, moveToSection, remove }
}
