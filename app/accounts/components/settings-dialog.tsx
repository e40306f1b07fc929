import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { copy } from '../copy.ts'
import { cameFromSettings } from './settings-link.tsx'

type SettingsDialogProps = { title: string; description?: ReactNode; children: ReactNode }

/** A settings dialog with its own URL; closing it returns to the settings. */
export function SettingsDialog({ title, description, children }: SettingsDialogProps) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  function close() {
    if (cameFromSettings(state)) void navigate(-1)
    else void navigate(href('/settings'), { replace: true, preventScrollReset: true })
  }

  /** Radix did not open it from a trigger, so it cannot restore the focus. */
  function focusOpener(event: Event) {
    event.preventDefault()
    document.querySelector<HTMLElement>(`a[href="${pathname}"]`)?.focus({ preventScroll: true })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        inPlace
        sheetOnPhone
        title={title}
        description={description}
        onCloseAutoFocus={focusOpener}
        close={
          <IconButton asChild label={copy.settings.close}>
            <Link to={href('/settings')} replace preventScrollReset>
              <X aria-hidden="true" />
            </Link>
          </IconButton>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
