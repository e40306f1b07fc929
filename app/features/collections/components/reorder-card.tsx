import { useSortable } from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { cn } from '#app/ui/cn.ts'
import { Input } from '#app/ui/field.tsx'
import { CardPicture } from '#app/features/gallery/cards/card-picture.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { copy } from '#app/features/collections/copy.ts'

type ReorderCardProps = {
  email: EmailCard
  /** Its position in the whole collection, counted from 1. */
  position: number
  onMove: (position: number) => void
  onRemove: () => void
}

const words = copy.page

/** An email that can be dragged, moved to a typed position, and removed. */
export function ReorderCard({ email, position, onMove, onRemove }: ReorderCardProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: email.id,
  })
  const { preview, thumb, subject } = email
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
        {preview && thumb && (
          <CardPicture
            thumb={thumb}
            picture={preview}
            alt=""
            className="pointer-events-none w-full"
            onFail={noop}
          />
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
    </li>
  )
}

function noop() {}
