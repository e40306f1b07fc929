import { Plus } from 'lucide-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
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
      <ButtonLink to={page} onClick={openHere} onPointerEnter={NewCollectionDialog.preload} variant="primary">
        <Plus aria-hidden="true" className="size-[18px]" />
        {label}
      </ButtonLink>
      {open && (
        <Suspense>
          <NewCollectionDialog onClose={() => setOpen(false)} instead={<OpenPage to={page} />} />
        </Suspense>
      )}
    </>
  )
}
