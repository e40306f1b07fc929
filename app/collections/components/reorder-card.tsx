import { useSortable } from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { CardPicture } from '#app/gallery/cards/card-picture.tsx'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { copy } from '#app/collections/copy.ts'

type ReorderCardProps = {
  email: EmailCard
  /** Its position in the whole collection, counted from 1. */
  position: number
  onMove: (position: number) => void
  onRemove: () => void
  /** Below its position and subject. */
  children: ReactNode
}

const words = copy.page

export function ReorderCard({ email, position, onMove, onRemove, children }: ReorderCardProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: email.id,
  })
  const { preview, thumb, subject, lines } = email
  const field = useRef<HTMLInputElement>(null)

  // The field is uncontrolled, so that it keeps the focus when the email moves.
  useEffect(() => {
    field.current!.value = String(position)
  }, [position])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = Number(field.current!.value)
    if (Number.isInteger(wanted) && wanted > 0 && wanted !== position) onMove(wanted)
  }

  return (
    <li
      ref={setNodeRef}
      data-card
      className={cn('relative min-w-0', isDragging && 'z-10 opacity-80')}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div
        {...attributes}
        {...listeners}
        aria-label={`${subject}, ${email.brand.name}`}
        className="aspect-[3/4] cursor-grab touch-none overflow-hidden rounded-card bg-sunk shadow-card active:cursor-grabbing"
        style={{ background: preview?.dominantColor }}
      >
        {lines !== undefined ? (
          <IndexCard subject={subject} lines={lines} />
        ) : (
          preview &&
          thumb && (
            <CardPicture thumb={thumb} picture={preview} alt="" className="pointer-events-none w-full" />
          )
        )}
      </div>
      <IconButton
        label={`${words.remove}: ${subject}`}
        onClick={onRemove}
        className="absolute top-2 right-2 bg-surface shadow-card"
      >
        <X aria-hidden="true" />
      </IconButton>
      <form onSubmit={send} className="mt-2 flex items-center gap-2.5">
        <Input
          ref={field}
          name="position"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={position}
          // Number pads have no Enter key.
          onBlur={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          aria-label={words.positionLabel(subject)}
          className="h-8 w-13 shrink-0 px-1 text-center type-small tabular-nums pointer-coarse:h-11"
        />
        <span className="min-w-0 truncate type-small">{subject}</span>
      </form>
      {children}
    </li>
  )
}
