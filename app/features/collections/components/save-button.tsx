import { Bookmark } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'
import type { SaveVariant } from '#app/features/gallery/cards/save-slot.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { saveCopy } from '../save-copy.ts'
import { isBusy, isSaved, subscribe } from '../saved-store.ts'
import { useSaving } from './saving-context.ts'

type SaveButtonProps = { emailId: string; look: SaveVariant }

/**
 * Saves an email, or takes it back. What the server draws is a form, so that it works before the script has come: then
 * the server shows the collections on a page.
 */
export function SaveButton({ emailId, look }: SaveButtonProps) {
  const { toggle } = useSaving()
  const saved = useSyncExternalStore(subscribe, () => isSaved(emailId), nothing)
  const busy = useSyncExternalStore(subscribe, () => isBusy(emailId), nothing)
  const label = saved ? saveCopy.savedLabel : saveCopy.saveLabel
  const text = saved ? saveCopy.saved : saveCopy.save

  const [isForm] = useState(!useHydrated())
  const Around = isForm ? SaveForm : SaveBox

  const press = {
    type: isForm ? 'submit' : 'button',
    onClick(event: MouseEvent) {
      event.preventDefault()
      toggle(emailId)
    },
  } as const

  return (
    <Around emailId={emailId} className={look === 'card' ? cn('save-on-card', saved && 'is-saved') : 'flex'}>
      {look === 'card' ? (
        <button
          {...press}
          aria-label={label}
          aria-disabled={busy || undefined}
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
          {...press}
          variant={saved ? 'ink' : 'primary'}
          aria-label={label}
          aria-disabled={busy || undefined}
          className="h-11 w-full"
        >
          <Bookmark aria-hidden="true" className={cn('size-[18px]', saved && 'fill-current')} />
          {text}
        </Button>
      )}
    </Around>
  )
}

type AroundProps = { emailId: string; className: string; children: ReactNode }

function SaveForm({ emailId, className, children }: AroundProps) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={href('/save/:emailId', { emailId })} className={className}>
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  )
}

/**
 * Around the buttons that come later, thousands in a long list. Of every form that a script has touched the browser keeps
 * a list of fields, and brings all of those lists up to date with each element that is added anywhere.
 */
function SaveBox({ className, children }: AroundProps) {
  return <div className={className}>{children}</div>
}

function nothing(): boolean {
  return false
}
