import { Bookmark } from 'lucide-react'
import { type FormEvent, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import type { SaveLook } from '#app/features/gallery/components/save-slot.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { saveCopy } from '../save-copy.ts'
import { isBusy, isSaved, subscribe } from '../saved-store.ts'
import { useSaving } from './saving-context.ts'

type SaveButtonProps = { emailId: string; look: SaveLook }

/**
 * Saves an email, or takes it back. A form of its own, so that it works before the script has come: then the server
 * shows the collections on a page.
 */
export function SaveButton({ emailId, look }: SaveButtonProps) {
  const { toggle } = useSaving()
  const location = useLocation()
  const saved = useSyncExternalStore(subscribe, () => isSaved(emailId), nothing)
  const busy = useSyncExternalStore(subscribe, () => isBusy(emailId), nothing)
  const label = saved ? saveCopy.savedLabel : saveCopy.saveLabel
  const text = saved ? saveCopy.saved : saveCopy.save

  function send(event: FormEvent) {
    event.preventDefault()
    toggle(emailId)
  }

  return (
    <form
      method="post"
      action={href('/save/:emailId', { emailId })}
      onSubmit={send}
      className={look === 'card' ? cn('save-on-card', saved && 'is-saved') : 'flex'}
    >
      <input type="hidden" name="from" value={location.pathname + location.search} />
      {look === 'card' ? (
        <button
          type="submit"
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
          type="submit"
          variant={saved ? 'ink' : 'primary'}
          aria-label={label}
          disabled={busy}
          className="h-11 w-full"
        >
          <Bookmark aria-hidden="true" className={cn('size-[18px]', saved && 'fill-current')} />
          {text}
        </Button>
      )}
    </form>
  )
}

function nothing(): boolean {
  return false
}
