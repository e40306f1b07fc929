import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { ConfirmPopover } from '#app/platform/ui/confirm-popover.tsx'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'
import type { Collection } from '../queries.server.ts'
import { CollectionForm } from './collection-form.tsx'

const DELETE = 'delete-collection'

export function CollectionActions({ collection }: { collection: Collection }) {
  const [isEditing, setEditing] = useState(false)
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
      <ConfirmPopover id={DELETE} words={{ ...copy.remove, text: copy.remove.text(collection.name) }}>
        <input type="hidden" name="intent" value="delete" />
      </ConfirmPopover>
    </>
  )
}
