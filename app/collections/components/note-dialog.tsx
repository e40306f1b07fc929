import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { noteCopy } from '../note-copy.ts'
import type { Tag } from '../note-queries.server.ts'
import type { SavedNote } from '../schema.ts'
import { NoteForm } from './note-form.tsx'

type NoteDialogProps = {
  collection: { id: string; name: string }
  email: EmailCard
  saved: SavedNote | undefined
  onDone: (saved: SavedNote) => void
  onClose: () => void
}

export default function NoteDialog({ collection, email, saved, onDone, onClose }: NoteDialogProps) {
  const { load, data: tags } = useFetcher<Tag[]>()
  useEffect(() => void load(href('/saved-tags')), [load])

  function finish(stored: SavedNote) {
    toast({ title: noteCopy.done })
    onDone(stored)
    onClose()
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={email.subject} description={noteCopy.text(collection.name)} sheetOnPhone>
        <NoteForm
          collectionId={collection.id}
          emailId={email.id}
          saved={saved}
          ownTags={tags?.map(({ name }) => name) ?? []}
          onDone={finish}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
