import { Plus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { CollectionForm } from './collection-form.tsx'

/** Opens the create dialog; without scripts, a page with the same form. */
export function NewCollectionButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false)

  function openHere(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Button asChild variant="primary">
        <Link to={href('/collections/new')} onClick={openHere}>
          <Plus aria-hidden="true" className="size-[18px]" />
          {label}
        </Link>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={copy.create.title} description={copy.create.text}>
          <CollectionForm type="emails" onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  )
}
