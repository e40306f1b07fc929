import { Bookmark } from 'lucide-react'
import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import type { SaveVariant } from '#app/gallery/cards/save-slot.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { useServerRendered } from '#app/platform/ui/use-hydrated.ts'
import { saveCopy } from '../save-copy.ts'
import { isBusy, savedIn, subscribe } from '../saved-store.ts'

/** Opens the picker, or removes the email from saved. */
export const ToggleSavedContext = createContext<(emailId: string) => void>(() => undefined)

type SaveButtonProps = { emailId: string; look: SaveVariant }

/** The form that all save buttons on cards belong to until scripts run. */
const FORM = 'save'

/**
 * Saves an email or removes it from saved. The server renders a form, so that the button works before scripts load: it
 * then leads to a page with the picker.
 */
export function SaveButton({ emailId, look }: SaveButtonProps) {
  const toggle = use(ToggleSavedContext)
  // As text, so that a list read again renders nothing.
  const collections = useSyncExternalStore(
    subscribe,
    () =>
      savedIn(emailId)
        .map(({ name }) => name)
        .join('\n'),
    () => '',
  )
  const saved = collections !== ''
  const busy = useSyncExternalStore(
    subscribe,
    () => isBusy(emailId),
    () => false,
  )
  const text = saved ? saveCopy.saved : saveCopy.save
  const isForm = useServerRendered()

  const press = {
    onClick(event: MouseEvent) {
      event.preventDefault()
      toggle(emailId)
    },
    'aria-label': saved ? saveCopy.savedLabel : saveCopy.saveLabel,
    title: saved ? saveCopy.savedIn(collections.split('\n')) : undefined,
    'aria-disabled': busy || undefined,
    // Browsers update the field list of every form when a button of it comes, so those of a growing list have none.
    ...(isForm
      ? ({ form: FORM, formAction: href('/save/:emailId', { emailId }) } as const)
      : ({ type: 'button' } as const)),
  }

  if (look === 'card') {
    return (
      <button {...press} className={cn('save-slot', saved && 'is-saved')}>
        {text}
      </button>
    )
  }
  return (
    <Button {...press} variant={saved ? 'ink' : 'primary'} className="h-11 w-full">
      <Bookmark aria-hidden="true" className={cn('size-[18px]', saved && 'fill-current')} />
      {text}
    </Button>
  )
}

/** What the save buttons of a page send without scripts: one form, because a page may have seventy of them. */
export function SaveForm() {
  const { pathname, search } = useLocation()
  return (
    <form id={FORM} method="post" hidden>
      <input type="hidden" name="from" value={pathname + search} />
    </form>
  )
}
