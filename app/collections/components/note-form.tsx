import { useRef } from 'react'
import { href } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { noteCopy } from '../note-copy.ts'
import { savedNote, type SavedNote } from '../schema.ts'
import { parseTags, TAG_SEPARATOR } from '../tags.ts'
import { DialogForm } from './dialog-form.tsx'

/** The server's response; `saved` is set once the note is stored. */
export type NoteResponse = FormResult & { saved?: SavedNote }

type NoteFormProps = {
  collectionId: string
  emailId: string
  saved: SavedNote | undefined
  /** The user's tags, to choose from. */
  ownTags: string[]
  /** The response to a form sent without scripts. */
  answer?: NoteResponse
  onDone: (saved: SavedNote) => void
  onCancel: () => void
}

export function NoteForm({ collectionId, emailId, saved, ownTags, answer, onDone, onCancel }: NoteFormProps) {
  const tags = useRef<HTMLInputElement>(null)

  function addTag(tag: string) {
    const typed = parseTags(tags.current!.value)
    tags.current!.value = [...new Set([...typed, tag])].join(TAG_SEPARATOR)
  }

  return (
    <DialogForm<NoteResponse>
      action={href('/collections/:id/emails/:emailId', { id: collectionId, emailId })}
      schema={savedNote}
      answer={answer}
      onAnswer={({ saved: stored }) => stored && onDone(stored)}
      onCancel={onCancel}
      words={noteCopy}
    >
      <InputField name="note" label={noteCopy.note} saved={saved?.note ?? ''} autoComplete="off" />
      <div>
        <InputField
          name="tags"
          label={noteCopy.tags}
          hint={noteCopy.tagsHint}
          saved={saved?.tags.join(TAG_SEPARATOR) ?? ''}
          ref={tags}
          autoComplete="off"
          autoCapitalize="none"
        />
        <OwnTags tags={ownTags} onAdd={addTag} />
      </div>
    </DialogForm>
  )
}

/** Buttons that write one of the user's tags into the field. Their place is kept until scripts run. */
function OwnTags({ tags, onAdd }: { tags: string[]; onAdd: (tag: string) => void }) {
  const isHydrated = useHydrated()
  if (tags.length === 0) return null
  return (
    <ul
      aria-label={noteCopy.ownTags}
      className={cn(
        'mt-2.5 hidden max-h-28 flex-wrap gap-1.5 overflow-y-auto in-data-script:flex',
        !isHydrated && 'invisible',
      )}
    >
      {tags.map((tag) => (
        <li key={tag} className="max-w-full min-w-0">
          <Button
            size="s"
            className="max-w-full"
            aria-label={noteCopy.addTag(tag)}
            onClick={() => onAdd(tag)}
          >
            <span className="truncate">{tag}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
