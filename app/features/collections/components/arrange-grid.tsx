import {
  closestCenter,
  DndContext,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { href } from 'react-router'
import type { EmailCard } from '#app/features/gallery/card.ts'
import { cn } from '#app/ui/cn.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { copy } from '../copy.ts'
import { markSaved, noteSaved } from '../saved-store.ts'
import type { ArrangeGridProps } from './kept-emails.tsx'

const words = copy.page

/** The emails of a collection as sheets that can be dragged, moved with the arrow keys, and taken out. */
export default function ArrangeGrid({ collectionId, emails, onChange }: ArrangeGridProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const address = href('/collections/:id', { id: collectionId })

  async function send(fields: Record<string, string>): Promise<boolean> {
    try {
      const response = await fetch(`${address}.data`, { method: 'POST', body: new URLSearchParams(fields) })
      return response.ok
    } catch {
      return false
    }
  }

  /** Where the sheet being moved is now, for those who do not see it. */
  function placeOf(active: { id: unknown }, over: { id: unknown } | null): string {
    const place = (id: unknown) => emails.findIndex((email) => email.id === id)
    const subject = emails[place(active.id)]?.subject ?? ''
    return words.arrangePlace(subject, place((over ?? active).id) + 1, emails.length)
  }

  const announcements = {
    onDragStart: ({ active }: DragStartEvent) => placeOf(active, null),
    onDragOver: ({ active, over }: DragOverEvent) => placeOf(active, over),
    onDragEnd: ({ active, over }: DragEndEvent) => placeOf(active, over),
    onDragCancel: ({ active }: DragCancelEvent) => placeOf(active, null),
  }

  /** At once on the screen; back again when the server will not. */
  async function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    const place = (id: unknown) => emails.findIndex((email) => email.id === id)
    const moved = arrayMove(emails, place(active.id), place(over.id))
    onChange(moved)
    const next = moved[moved.findIndex(({ id }) => id === active.id) + 1]
    const kept = await send({ intent: 'move', emailId: String(active.id), beforeId: next?.id ?? '' })
    if (kept) return
    onChange(emails)
    toast({ title: words.moveFailed, kind: 'destructive' })
  }

  async function remove(email: EmailCard) {
    onChange(emails.filter(({ id }) => id !== email.id))
    if (await send({ intent: 'remove', emailId: email.id })) {
      toast({ title: words.removed })
      await refreshSaved(email.id)
    } else {
      onChange(emails)
      toast({ title: words.removeFailed, kind: 'destructive' })
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.arrangeHint } }}
    >
      <p className="mb-6 type-small text-ink-soft">{words.arrangeHint}</p>
      <SortableContext items={emails} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] gap-(--gutter)">
          {emails.map((email) => (
            <Sheet key={email.id} email={email} onRemove={() => void remove(email)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** It may still be in another collection, so the server is asked. */
async function refreshSaved(emailId: string): Promise<void> {
  const response = await fetch(href('/saved-emails')).catch(() => null)
  if (response?.ok) noteSaved((await response.json()) as string[])
  else markSaved(emailId, false)
}

function Sheet({ email, onRemove }: { email: EmailCard; onRemove: () => void }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: email.id,
  })
  const { preview } = email
  return (
    <li
      ref={setNodeRef}
      className={cn('relative min-w-0', isDragging && 'z-10 opacity-80')}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div
        {...attributes}
        {...listeners}
        aria-label={`${email.subject}, ${email.brand.name}`}
        className="aspect-[3/4] cursor-grab touch-none overflow-hidden rounded-sheet bg-sunk shadow-sheet active:cursor-grabbing"
        style={{ background: preview?.dominantColor }}
      >
        {preview && (
          <picture>
            {preview.avif && <source type="image/avif" srcSet={preview.avif} sizes="226px" />}
            {preview.webp && <source type="image/webp" srcSet={preview.webp} sizes="226px" />}
            <img src={preview.src} alt="" loading="lazy" draggable={false} className="w-full" />
          </picture>
        )}
      </div>
      <IconButton
        label={`${words.remove}: ${email.subject}`}
        onClick={onRemove}
        className="absolute top-2 right-2 bg-surface shadow-sheet"
      >
        <X aria-hidden="true" />
      </IconButton>
      <p className="mt-2 truncate type-small">{email.subject}</p>
    </li>
  )
}
