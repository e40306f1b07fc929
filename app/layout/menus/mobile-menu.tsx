import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Menus } from './menus.ts'

/** Comes with the first touch. */
const PhoneMenuSheet = lazy(async () => ({
  default: (await import('./mobile-menu-sheet.tsx')).PhoneMenuSheet,
}))

/** The menus on narrow screens: one sheet that slides in from the left. */
export function PhoneMenu({ menus, signedIn }: { menus: Menus; signedIn: boolean }) {
  // Remembers on which page it was opened, so that going to another one closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { key: here } = useLocation()

  function setOpen(open: boolean) {
    if (open) setWanted(true)
    setOpenOn(open ? here : null)
  }

  return (
    <>
      <noscript className="lg:hidden">
        <a href="#site-links" className="mr-3 type-ui">
          Menu
        </a>
      </noscript>
      <IconButton
        ref={button}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={openOn === here}
        onClick={() => setOpen(true)}
        className="mr-2 -ml-[9px] hidden lg:hidden! in-data-script:inline-grid"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense>
          <PhoneMenuSheet
            menus={menus}
            signedIn={signedIn}
            open={openOn === here}
            onOpenChange={setOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  )
}
