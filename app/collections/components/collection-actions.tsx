import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'
import type { Collection } from '../queries.server.ts'
import { CollectionForm } from './collection-form.tsx'

export function CollectionActions({ collection }: { collection: Collection }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const busy = useNavigation().formData?.get('intent') === 'delete'
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('edit')}>
        <Pencil aria-hidden="true" className="size-4" />
        {copy.page.edit}
      </Button>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" className="size-4" />
        {copy.page.delete}
      </Button>
      <Dialog open={open === 'edit'} onOpenChange={close}>
        <DialogContent title={copy.edit.title} description={copy.edit.text}>
          <CollectionForm edited={collection} onDone={close} onCancel={close} />
        </DialogContent>
      </Dialog>
      <Dialog open={open === 'delete'} onOpenChange={close}>
        <DialogContent
          role="alertdialog"
          title={copy.remove.title}
          description={copy.remove.text(collection.name)}
        >
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <DialogActions>
              <DialogClose asChild>
                <Button>{copy.remove.cancel}</Button>
              </DialogClose>
              <Button type="submit" variant="destroy" aria-disabled={busy || undefined}>
                {busy ? copy.remove.busy : copy.remove.submit}
              </Button>
            </DialogActions>
          </Form>
        </DialogContent>
      </Dialog>
    </>
  )
}
