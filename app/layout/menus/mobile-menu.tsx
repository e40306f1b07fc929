import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Menus } from './menus.ts'

/** Loaded on first use. */
const MobileMenuSheet = lazy(async () => ({
  default: (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet,
}))

/** The menus on narrow screens: one sheet that slides in from the left. */
export function MobileMenu({ menus, signedIn }: { menus: Menus; signedIn: boolean }) {
  // Remembers the page it was opened on, so that navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { key: locationKey } = useLocation()

  function setOpen(open: boolean) {
    if (open) setHasOpened(true)
    setOpenOn(open ? locationKey : null)
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
        aria-expanded={openOn === locationKey}
        onClick={() => setOpen(true)}
        className="mr-2 -ml-[9px] hidden lg:hidden! in-data-script:inline-grid"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      {hasOpened && (
        <Suspense>
          <MobileMenuSheet
            menus={menus}
            signedIn={signedIn}
            open={openOn === locationKey}
            onOpenChange={setOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  )
}
