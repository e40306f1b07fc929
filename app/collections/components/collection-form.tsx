import { href } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { Optional } from '#app/platform/ui/field.tsx'
import { FormField, InputField } from '#app/platform/ui/form.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { copy } from '../copy.ts'
import { changedCollection, COLLECTION_TYPES, type CollectionType, newCollection } from '../schema.ts'
import { DialogForm } from './dialog-form.tsx'

/** The server's response; `id` is set once the collection is stored. */
export type CollectionResponse = FormResult & { id?: string }

type CollectionFormProps = {
  /** The initial type of a new collection; not set when editing. */
  type?: CollectionType
  edited?: { id: string; name: string; description: string | null }
  onDone: (id: string) => void
  onCancel: () => void
}

export function CollectionForm({ type, edited, onDone, onCancel }: CollectionFormProps) {
  const words = edited ? copy.edit : copy.create

  function finish({ id }: CollectionResponse) {
    if (!id) return
    toast(edited ? { title: copy.edit.done } : { title: copy.create.done, description: copy.create.doneText })
    onDone(id)
  }

  return (
    <DialogForm<CollectionResponse>
      action={edited ? href('/collections/:id', { id: edited.id }) : href('/collections/new')}
      schema={edited ? changedCollection : newCollection}
      onAnswer={finish}
      onCancel={onCancel}
      words={{ ...words, cancel: copy.create.cancel }}
    >
      {edited && <input type="hidden" name="intent" value="edit" />}
      <InputField
        name="name"
        label={copy.create.name}
        required
        saved={edited?.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it may replace a dialog's earlier content
        autoFocus
        autoComplete="off"
        placeholder={copy.create.namePlaceholder}
      />
      <FormField name="description" label={<Optional>{copy.create.description}</Optional>}>
        {(control) => <TextArea {...control} rows={3} defaultValue={edited?.description ?? ''} />}
      </FormField>
      {type && (
        <InputField
          name="type"
          label={copy.create.type}
          as={SelectInput}
          saved={type}
          options={COLLECTION_TYPES.map((value) => [value, copy.create.types[value]])}
        />
      )}
    </DialogForm>
  )
}
