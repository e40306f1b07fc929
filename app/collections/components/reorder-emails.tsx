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
import { Fragment, useEffect, useRef } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { sectionCopy } from '#app/collections/arranging/section-copy.ts'
import type { Section } from '#app/collections/arranging/section-schema.ts'
import { copy } from '#app/collections/copy.ts'
import type { Collection } from '#app/collections/queries.server.ts'
import { ReorderCard } from './reorder-card.tsx'
import { type Segment, useReorder } from './use-reorder.ts'

type ReorderEmailsProps = {
  collection: Collection
  sections: Section[]
  /** What is shown first. */
  first: Segment
  /** Called when the last email was removed. */
  onEmpty: () => void
}

type Dragged = { id: unknown }

const words = copy.page

/**
 * One segment of a collection to reorder: by dragging or with the arrow keys within it, or by typing a position in the
 * whole collection. However large the collection is, only one segment is rendered.
 */
export default function ReorderEmails({ collection, sections, first, onEmpty }: ReorderEmailsProps) {
  const reorder = useReorder(collection, first, onEmpty)
  const { emails, count } = reorder
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(null)

  // The remove button disappears with its email; move the focus to the next one.
  useEffect(() => {
    const at = removed.current
    removed.current = null
    if (at !== null && document.activeElement === document.body) {
      const cards = list.current?.querySelectorAll('[data-card]') ?? []
      cards[Math.min(at, emails.length - 1)]?.querySelector('button')?.focus()
    }
  }, [emails])

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = ({ id }: Dragged) => emails.findIndex((email) => email.id === id)
  const positionOf = (dragged: Dragged) => reorder.from + indexOf(dragged) + 1

  /** The current position of the dragged email, for screen readers. */
  function announcementFor(active: Dragged, over: Dragged | null): string {
    return words.positionAnnouncement(
      emails[indexOf(active)]?.subject ?? '',
      positionOf(over ?? active),
      count,
    )
  }

  const announcements = {
    onDragStart: ({ active }: DragStartEvent) => announcementFor(active, null),
    onDragOver: ({ active, over }: DragOverEvent) => announcementFor(active, over),
    onDragEnd: ({ active, over }: DragEndEvent) => announcementFor(active, over),
    onDragCancel: ({ active }: DragCancelEvent) => announcementFor(active, null),
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) void reorder.moveTo(emails[indexOf(active)]!, positionOf(over))
  }

  const pager = emails.length < count && <SegmentPager {...reorder} />
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.reorderHint } }}
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[640px] type-small text-ink-soft">{words.reorderHint}</p>
        {pager}
      </div>
      <SortableContext items={emails} strategy={rectSortingStrategy}>
        <ul ref={list} className="grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] gap-(--gutter)">
          {emails.map((email, index) => (
            <Fragment key={email.id}>
              <Begin
                section={reorder.sections[email.id]}
                before={index > 0 ? reorder.sections[emails[index - 1]!.id] : undefined}
              />
              <ReorderCard
                email={email}
                position={reorder.from + index + 1}
                onMove={(position) => void reorder.moveTo(email, position, true)}
                onRemove={() => {
                  removed.current = index
                  void reorder.remove(email)
                }}
              >
                {sections.length > 0 && (
                  <SectionSelect
                    subject={email.subject}
                    sections={sections}
                    value={reorder.sections[email.id]?.id ?? ''}
                    onChoose={(id, title) => void reorder.moveToSection(email, id, title)}
                  />
                )}
              </ReorderCard>
            </Fragment>
          ))}
        </ul>
      </SortableContext>
      {pager && <div className="mt-8 flex justify-end">{pager}</div>}
    </DndContext>
  )
}

function Begin({ section, before }: { section: Section | undefined; before: Section | undefined }) {
  if (!section || section.id === before?.id) return null
  return (
    <li className="col-span-full border-t border-line pt-4">
      <h2 className="type-head break-words">{section.title}</h2>
    </li>
  )
}

type SectionSelectProps = {
  subject: string
  sections: Section[]
  /** The id of a section; empty above the first. */
  value: string
  onChoose: (id: string, title: string) => void
}

function SectionSelect({ subject, sections, value, onChoose }: SectionSelectProps) {
  return (
    <Select
      label={<span className="sr-only">{sectionCopy.ofEmailNamed(subject)}</span>}
      className="mt-2 h-8 pl-1.5 type-small pointer-coarse:h-11"
      value={value}
      onChange={({ target }) => onChoose(target.value, target.selectedOptions[0]!.text)}
      empty={sectionCopy.above}
      options={sections.map(({ id, title }) => [id, title])}
    />
  )
}

type SegmentPagerProps = Pick<ReturnType<typeof useReorder>, 'from' | 'emails' | 'count' | 'show'>

function SegmentPager({ from, emails, count, show }: SegmentPagerProps) {
  const end = from + emails.length
  return (
    <div className="flex items-center gap-2">
      <span className="mr-1.5 type-small text-ink-soft tabular-nums">
        {words.segment(from + 1, end, count)}
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
