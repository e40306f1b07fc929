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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useEffect, useRef } from 'react'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { Button } from '#app/ui/button.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Collection } from '#app/features/collections/queries.server.ts'
import { ReorderCard } from './reorder-card.tsx'
import { useReorder } from './use-reorder.ts'

type ArrangingProps = {
  collection: Collection
  /** The emails it begins with, and how many come before them. */
  emails: EmailCard[]
  from: number
  /** The last email was taken out. */
  onEmpty: () => void
}

type Dragged = { id: unknown }

const words = copy.page

/**
 * A stretch of a collection, to be put in order: by dragging and with the arrow keys inside it, by the number of a
 * place over the whole. However much is kept, only so much is drawn.
 */
export default function ReorderEmails({ collection, emails: first, from, onEmpty }: ArrangingProps) {
  const arranged = useReorder(collection, { emails: first, from }, onEmpty)
  const { emails, count } = arranged
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(null)

  // The button that took an email out goes with it, and would leave the focus nowhere.
  useEffect(() => {
    const at = removed.current
    removed.current = null
    if (at !== null && document.activeElement === document.body) {
      const place = list.current?.children[Math.min(at, emails.length - 1)]
      place?.querySelector('button')?.focus()
    }
  }, [emails])

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = ({ id }: Dragged) => emails.findIndex((email) => email.id === id)
  const placeOf = (dragged: Dragged) => arranged.from + indexOf(dragged) + 1

  /** Where the sheet being moved is now, for those who do not see it. */
  function say(active: Dragged, over: Dragged | null): string {
    return words.arrangePlace(emails[indexOf(active)]?.subject ?? '', placeOf(over ?? active), count)
  }

  const announcements = {
    onDragStart: ({ active }: DragStartEvent) => say(active, null),
    onDragOver: ({ active, over }: DragOverEvent) => say(active, over),
    onDragEnd: ({ active, over }: DragEndEvent) => say(active, over),
    onDragCancel: ({ active }: DragCancelEvent) => say(active, null),
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) void arranged.moveTo(emails[indexOf(active)]!, placeOf(over))
  }

  const steps = emails.length < count && <Steps {...arranged} />
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.arrangeHint } }}
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[640px] type-small text-ink-soft">{words.arrangeHint}</p>
        {steps}
      </div>
      <SortableContext items={emails} strategy={rectSortingStrategy}>
        <ul ref={list} className="grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] gap-(--gutter)">
          {emails.map((email, index) => (
            <ReorderCard
              key={email.id}
              email={email}
              place={arranged.from + index + 1}
              onPlace={(place) => void arranged.moveTo(email, place, true)}
              onRemove={() => {
                removed.current = index
                void arranged.remove(email)
              }}
            />
          ))}
        </ul>
      </SortableContext>
      {steps && <div className="mt-8 flex justify-end">{steps}</div>}
    </DndContext>
  )
}

type StepsProps = Pick<ReturnType<typeof useReorder>, 'from' | 'emails' | 'count' | 'show'>

/** From one stretch to the next. */
function Steps({ from, emails, count, show }: StepsProps) {
  const end = from + emails.length
  return (
    <div className="flex items-center gap-2">
      <span className="mr-1.5 type-small text-ink-soft tabular-nums">
        {words.stretch(from + 1, end, count)}
      </span>
      <Button disabled={from === 0} onClick={() => void show('earlier')}>
        {words.earlier}
      </Button>
      <Button disabled={end >= count} onClick={() => void show('later')}>
        {words.later}
      </Button>
    </div>
  )
}
