import { Plus } from 'lucide-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'

const NewCollectionDialog = lazyComponent(async () => (await import('./new-collection-dialog.tsx')).default)

/** Opens the create dialog; without scripts, a page with the same form. */
export function NewCollectionButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  const page = href('/collections/new')

  function openHere(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Button asChild variant="primary">
        <Link to={page} onClick={openHere} onPointerEnter={NewCollectionDialog.preload}>
          <Plus aria-hidden="true" className="size-[18px]" />
          {label}
        </Link>
      </Button>
      {open && (
        <Suspense>
          <NewCollectionDialog onClose={() => setOpen(false)} instead={<OpenPage to={page} />} />
        </Suspense>
      )}
    </>
  )
}
