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
 * Saves an email or removes it from saved. The server renders a form, so that the button works before scripts load: it
 * then leads to a page with the picker.
 */
export function SaveButton({ emailId, look }: SaveButtonProps) {
  const { toggle } = useSaving()
  const saved = useSyncExternalStore(subscribe, () => isSaved(emailId), nothing)
  const busy = useSyncExternalStore(subscribe, () => isBusy(emailId), nothing)
  const label = saved ? saveCopy.savedLabel : saveCopy.saveLabel
  const text = saved ? saveCopy.saved : saveCopy.save

  const [isForm] = useState(!useHydrated())
  const Wrapper = isForm ? SaveForm : SaveBox

  const press = {
    type: isForm ? 'submit' : 'button',
    onClick(event: MouseEvent) {
      event.preventDefault()
      toggle(emailId, event.shiftKey)
    },
  } as const

  return (
    <Wrapper emailId={emailId} className={look === 'card' ? cn('save-on-card', saved && 'is-saved') : 'flex'}>
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
    </Wrapper>
  )
}

type WrapperProps = { emailId: string; className: string; children: ReactNode }

function SaveForm({ emailId, className, children }: WrapperProps) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={href('/save/:emailId', { emailId })} className={className}>
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  )
}

/**
 * For buttons rendered in the browser, thousands in a long list. Browsers keep a list of fields for every form created by
 * a script and update all of these lists whenever an element is added anywhere, so these buttons have no form.
 */
function SaveBox({ className, children }: WrapperProps) {
  return <div className={className}>{children}</div>
}

function nothing(): boolean {
  return false
}
