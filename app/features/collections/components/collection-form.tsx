import { type FormEvent, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Field, Input, SelectInput, TextArea } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { useActionEffect } from '#app/ui/use-action-effect.ts'
import { copy } from '../copy.ts'
import { changedCollection, COLLECTION_TYPES, type CollectionType, newCollection } from '../schema.ts'

/** What the server makes of the form. */
export type CollectionAnswer =
  | { ok: true; id: string }
  | { ok: false; errors?: FieldErrors; failure?: string }

type CollectionFormProps = {
  /** The type a new collection begins with; none where an existing one is edited. */
  type?: CollectionType
  /** The collection that is edited. */
  edited?: { id: string; name: string; description: string | null }
  onDone: (id: string) => void
  onCancel: () => void
}

/** Makes a collection or changes one; validated when it is sent, and from then on with every key. */
export function CollectionForm({ type, edited, onDone, onCancel }: CollectionFormProps) {
  const fetcher = useFetcher<CollectionAnswer>()
  const words = edited ? copy.edit : copy.create
  const schema = edited ? changedCollection : newCollection
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const busy = fetcher.state !== 'idle'

  function validate(): boolean {
    const { error } = schema.safeParse(Object.fromEntries(new FormData(form.current!)))
    setErrors(error ? fieldErrors(error) : {})
    return !error
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    if (!validate()) {
      form.current!.querySelector<HTMLElement>('[name=name], [name=description]')?.focus()
      return
    }
    if (busy) return
    const action = edited ? href('/collections/:id', { id: edited.id }) : href('/collections/new')
    void fetcher.submit(form.current, { method: 'post', action })
  }

  useActionEffect(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    if (answer.ok) {
      toast(
        edited ? { title: copy.edit.done } : { title: copy.create.done, description: copy.create.doneText },
      )
      onDone(answer.id)
      return
    }
    if (answer.errors) setErrors(answer.errors)
    else toast({ title: words.failed, description: answer.failure, kind: 'destructive' })
  })

  return (
    <form ref={form} noValidate onSubmit={send} onChange={() => sent && validate()} className="grid gap-4">
      {edited && <input type="hidden" name="intent" value="edit" />}
      <Field label={copy.create.name} required error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it may take the place of a dialog's earlier content
            autoFocus
            name="name"
            autoComplete="off"
            placeholder={copy.create.namePlaceholder}
            defaultValue={edited?.name}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {copy.create.description}{' '}
            <span className="font-normal text-ink-soft">{copy.create.descriptionHint}</span>
          </>
        }
        error={errors['description']}
      >
        {(control) => (
          <TextArea {...control} name="description" rows={3} defaultValue={edited?.description ?? ''} />
        )}
      </Field>
      {type && (
        <Field label={copy.create.type}>
          {(control) => (
            <SelectInput {...control} name="type" defaultValue={type}>
              {COLLECTION_TYPES.map((value) => (
                <option key={value} value={value}>
                  {copy.create.types[value]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{copy.create.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? words.busy : words.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
