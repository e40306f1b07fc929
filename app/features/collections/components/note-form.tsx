import { useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { useActionEffect } from '#app/ui/use-action-effect.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { noteCopy } from '../note-copy.ts'
import { savedNote, type SavedNote } from '../schema.ts'
import { parseTags, TAG_SEPARATOR } from '../tags.ts'

/** The server's response; `saved` is set once the note is stored. */
export type NoteResponse = FormAnswer & { saved?: SavedNote }

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

/** Changes the note and the tags of an email in a collection. */
export function NoteForm({ collectionId, emailId, saved, ownTags, answer, onDone, onCancel }: NoteFormProps) {
  const fetcher = useFetcher<NoteResponse>()
  const tags = useRef<HTMLInputElement>(null)
  const done = fetcher.state === 'idle' ? fetcher.data : undefined
  useActionEffect(done?.saved ? done : undefined, (stored) => onDone(stored.saved!))

  function addTag(tag: string) {
    const typed = parseTags(tags.current!.value)
    tags.current!.value = [...new Set([...typed, tag])].join(TAG_SEPARATOR)
  }

  return (
    <Form
      answer={fetcher.data ?? answer}
      fetcher={fetcher}
      schema={savedNote}
      action={href('/collections/:id/emails/:emailId', { id: collectionId, emailId })}
      className="grid gap-4"
    >
      <FormField name="note" label={noteCopy.note}>
        {({ defaultValue = saved?.note ?? '', ...control }) => (
          <Input {...control} autoComplete="off" defaultValue={defaultValue} />
        )}
      </FormField>
      <div>
        <FormField name="tags" label={noteCopy.tags} hint={noteCopy.tagsHint}>
          {({ defaultValue = saved?.tags.join(TAG_SEPARATOR) ?? '', ...control }) => (
            <Input
              {...control}
              ref={tags}
              autoComplete="off"
              autoCapitalize="none"
              defaultValue={defaultValue}
            />
          )}
        </FormField>
        <OwnTags tags={ownTags} onAdd={addTag} />
      </div>
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{noteCopy.cancel}</Button>
        <SubmitButton busy={noteCopy.busy}>{noteCopy.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** Buttons that write one of the user's tags into the field. */
function OwnTags({ tags, onAdd }: { tags: string[]; onAdd: (tag: string) => void }) {
  const isHydrated = useHydrated()
  if (!isHydrated || tags.length === 0) return null
  return (
    <ul aria-label={noteCopy.ownTags} className="mt-2.5 flex max-h-28 flex-wrap gap-1.5 overflow-y-auto">
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
