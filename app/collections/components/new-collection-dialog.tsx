import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { CollectionForm } from './collection-form.tsx'

export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={copy.create.title} description={copy.create.text}>
        <CollectionForm type="emails" onDone={onClose} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  )
}
