import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'
import type { Collection } from '../queries.server.ts'
import { CollectionForm } from './collection-form.tsx'

const DELETE = 'delete-collection'

export function CollectionActions({ collection }: { collection: Collection }) {
  const [isEditing, setEditing] = useState(false)
  const busy = useNavigation().formData?.get('intent') === 'delete'
  const close = () => setEditing(false)
  return (
    <>
      <Button onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {copy.page.edit}
      </Button>
      <Button variant="danger" popoverTarget={DELETE}>
        <Trash2 aria-hidden="true" className="size-4" />
        {copy.page.delete}
      </Button>
      <Dialog open={isEditing} onOpenChange={close}>
        <DialogContent title={copy.edit.title} description={copy.edit.text}>
          <CollectionForm edited={collection} onDone={close} onCancel={close} />
        </DialogContent>
      </Dialog>
      {/* Opened by the browser, so that it works without scripts. */}
      <div
        id={DELETE}
        popover="auto"
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector('button')!.focus()
        }}
        role="alertdialog"
        aria-labelledby={`${DELETE}-title`}
        aria-describedby={`${DELETE}-text`}
        className="fixed inset-0 m-auto w-[calc(100%-32px)] max-w-[425px] rounded-panel bg-surface p-6 text-ink shadow-pop backdrop:bg-scrim open:animate-rise"
      >
        <h2 id={`${DELETE}-title`} className="type-name">
          {copy.remove.title}
        </h2>
        <p id={`${DELETE}-text`} className="mt-1.5 type-body break-words text-ink-soft">
          {copy.remove.text(collection.name)}
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <DialogActions>
            <Button popoverTarget={DELETE} popoverTargetAction="hide">
              {copy.remove.cancel}
            </Button>
            <Button type="submit" variant="destroy" aria-disabled={busy || undefined}>
              {busy ? copy.remove.busy : copy.remove.submit}
            </Button>
          </DialogActions>
        </Form>
      </div>
    </>
  )
}
