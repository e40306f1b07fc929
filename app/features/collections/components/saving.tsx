import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { SaveSlotContext } from '#app/features/gallery/cards/save-slot.tsx'
import { toast } from '#app/ui/toast.tsx'
import { saveCopy } from '../save-copy.ts'
import { isBusy, isSaved, noteSaved } from '../saved-store.ts'
import { refreshSaved } from './refresh-saved.ts'
import { SaveButton } from './save-button.tsx'
import { SavingContext } from './saving-context.ts'
import { unsave } from './unsave.ts'

/** Fetched when somebody saves for the first time. */
const CollectionPicker = lazy(() => import('./collection-picker.tsx'))

type SavingProps = { signedIn: boolean; children: ReactNode }

/** Lets every email below it be saved; asks once which of them already are. */
export function Saving({ signedIn, children }: SavingProps) {
  const [picking, setPicking] = useState<string | null>(null)
  const navigate = useNavigate()

  useEffect(() => {
    if (signedIn) void refreshSaved()
    else noteSaved(null)
  }, [signedIn])

  function askToSignIn(emailId: string) {
    toast({ title: saveCopy.signIn })
    const { pathname, search } = window.location
    const back = `${href('/save/:emailId', { emailId })}?from=${encodeURIComponent(pathname + search)}`
    void navigate(`${href('/login')}?next=${encodeURIComponent(back)}`)
  }

  function toggle(emailId: string) {
    if (!signedIn) askToSignIn(emailId)
    else if (isBusy(emailId)) return
    else if (isSaved(emailId)) void unsave(emailId)
    else setPicking(emailId)
  }

  // The functions read what they need when they are called; a new value would draw every card again.
  // oxlint-disable-next-line react/exhaustive-deps
  const value = useMemo(() => ({ toggle }), [signedIn])

  return (
    <SavingContext value={value}>
      <SaveSlotContext value={renderSave}>{children}</SaveSlotContext>
      {picking && (
        <Suspense>
          <CollectionPicker emailId={picking} onClose={() => setPicking(null)} />
        </Suspense>
      )}
    </SavingContext>
  )
}

function renderSave(emailId: string, look: 'card' | 'button'): ReactNode {
  return <SaveButton emailId={emailId} look={look} />
}
