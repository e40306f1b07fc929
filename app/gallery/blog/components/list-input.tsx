import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Input } from '#app/platform/ui/field.tsx'

type ListInputProps = {
  /** The form field names of the list and of the line being typed. */
  list: string
  field: string
  lines: string[]
  ordered?: boolean
  words: { placeholder: string; add: string; remove: (line: string) => string }
  onAdd: (text: string) => void
  onRemove: (at: number) => void
}

/** A list of short lines, added one at a time with Enter or the button. */
export function ListInput({ list, field, lines, ordered = false, words, onAdd, onRemove }: ListInputProps) {
  const input = useRef<HTMLInputElement>(null)

  function add(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    onAdd(input.current!.value)
    input.current!.value = ''
  }

  const items = lines.map((line, at) => (
    <li key={line}>
      <Chip className="h-auto min-h-6 gap-1 py-0.5 pr-1 whitespace-normal">
        {ordered ? `${at + 1}. ${line}` : line}
        <button
          type="submit"
          name="edit"
          value={`remove-${field} ${at}`}
          aria-label={words.remove(line)}
          onClick={(event) => {
            event.preventDefault()
            onRemove(at)
          }}
          className="grid size-6 place-items-center rounded-chip hover:text-ink"
        >
          <X aria-hidden="true" className="size-3" />
        </button>
      </Chip>
      <input type="hidden" name={list} value={line} />
    </li>
  ))

  return (
    <>
      {lines.length > 0 && (
        <ul className={ordered ? 'mb-2.5 grid gap-1.5' : 'mb-2.5 flex flex-wrap gap-1.5'}>{items}</ul>
      )}
      <div className="flex gap-2">
        <Input
          ref={input}
          name={field}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add(event)
          }}
          className="h-[38px] flex-1 pointer-coarse:h-11"
        />
        <Button
          type="submit"
          name="edit"
          value={`add-${field}`}
          aria-label={words.add}
          onClick={add}
          className="h-[38px] px-3 pointer-coarse:h-11"
        >
          <Plus aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </>
  )
}
