import { Bookmark } from 'lucide-react'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { SaveLook } from '#app/features/gallery/components/save-slot.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { saveCopy } from '../save-copy.ts'
import { isBusy, isSaved, subscribe } from '../saved-store.ts'
import { SAVE_FORM } from './save-form.tsx'
import { useSaving } from './saving-context.ts'

type SaveButtonProps = { emailId: string; look: SaveLook }

/**
 * Saves an email, or takes it back. It sends a form, so that it works before the script has come: then the server shows
 * the collections on a page.
 */
export function SaveButton({ emailId, look }: SaveButtonProps) {
  const { toggle } = useSaving()
  const saved = useSyncExternalStore(subscribe, () => isSaved(emailId), nothing)
  const busy = useSyncExternalStore(subscribe, () => isBusy(emailId), nothing)
  const label = saved ? saveCopy.savedLabel : saveCopy.saveLabel
  const text = saved ? saveCopy.saved : saveCopy.save

  const send = {
    type: 'submit',
    form: SAVE_FORM,
    formAction: href('/save/:emailId', { emailId }),
    onClick(event: MouseEvent) {
      event.preventDefault()
      toggle(emailId)
    },
  } as const

  return (
    <div className={look === 'card' ? cn('save-on-card', saved && 'is-saved') : 'flex'}>
      {look === 'card' ? (
        <button
          {...send}
          aria-label={label}
          disabled={busy}
          className={cn(
            'flex h-8 items-center gap-1.5 rounded-control pr-3 pl-[9px] text-[0.8125rem]/none font-medium',
            'pointer-coarse:size-11 pointer-coarse:justify-center pointer-coarse:p-0',
          )}
        >
          <Bookmark aria-hidden="true" className={cn('size-4', saved && 'fill-current')} />
          <span className="pointer-coarse:hidden">{text}</span>
        </button>
      ) : (
        <Button
          {...send}
          variant={saved ? 'ink' : 'primary'}
          aria-label={label}
          disabled={busy}
          className="h-11 w-full"
        >
          <Bookmark aria-hidden="true" className={cn('size-[18px]', saved && 'fill-current')} />
          {text}
        </Button>
      )}
    </div>
  )
}

function nothing(): boolean {
  return false
}
