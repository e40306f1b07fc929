import { href, useFetcher } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/field.tsx'
import { SelectInput, TextArea } from '#app/ui/text-controls.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { toast } from '#app/ui/toast.tsx'
import { useActionEffect } from '#app/ui/use-action-effect.ts'
import { copy } from '../copy.ts'
import { changedCollection, COLLECTION_TYPES, type CollectionType, newCollection } from '../schema.ts'

/** The server's response; `id` is set once the collection is stored. */
export type CollectionResponse = FormAnswer & { id?: string }

type CollectionFormProps = {
  /** The initial type of a new collection; not set when editing. */
  type?: CollectionType
  /** The collection being edited. */
  edited?: { id: string; name: string; description: string | null }
  onDone: (id: string) => void
  onCancel: () => void
}

/** Creates a collection or changes one. */
export function CollectionForm({ type, edited, onDone, onCancel }: CollectionFormProps) {
  const fetcher = useFetcher<CollectionResponse>()
  const words = edited ? copy.edit : copy.create
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined

  useActionEffect(answer?.id ? answer : undefined, ({ id }) => {
    toast(edited ? { title: copy.edit.done } : { title: copy.create.done, description: copy.create.doneText })
    onDone(id!)
  })

  return (
    <Form
      answer={fetcher.data}
      fetcher={fetcher}
      schema={edited ? changedCollection : newCollection}
      action={edited ? href('/collections/:id', { id: edited.id }) : href('/collections/new')}
      className="grid gap-4"
    >
      {edited && <input type="hidden" name="intent" value="edit" />}
      <FormField name="name" label={copy.create.name} required>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it may replace a dialog's earlier content
            autoFocus
            autoComplete="off"
            placeholder={copy.create.namePlaceholder}
            defaultValue={edited?.name}
          />
        )}
      </FormField>
      <FormField
        name="description"
        label={
          <>
            {copy.create.description}{' '}
            <span className="font-normal text-ink-soft">{copy.create.descriptionHint}</span>
          </>
        }
      >
        {(control) => <TextArea {...control} rows={3} defaultValue={edited?.description ?? ''} />}
      </FormField>
      {type && (
        <FormField name="type" label={copy.create.type}>
          {(control) => (
            <SelectInput {...control} defaultValue={type}>
              {COLLECTION_TYPES.map((value) => (
                <option key={value} value={value}>
                  {copy.create.types[value]}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
      )}
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{copy.create.cancel}</Button>
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
