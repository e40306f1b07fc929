import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { href, useNavigate, useParams, useRevalidator } from 'react-router'
import { SaveSlotContext } from '#app/gallery/cards/save-slot.tsx'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { saveCopy } from '../save-copy.ts'
import { isBusy, savedIn, setSaved } from '../saved-store.ts'
import { refreshSaved } from './refresh-saved.ts'
import { SaveButton, SaveForm, ToggleSavedContext } from './save-button.tsx'
import { unsave } from './unsave.ts'

/** Loaded when the visitor first saves an email. */
const CollectionPicker = lazyComponent(async () => (await import('./collection-picker.tsx')).default)

type SavingProps = { signedIn: boolean; children: ReactNode }

/** Provides the save buttons below it with their actions; asks the server once which emails are saved. */
export function Saving({ signedIn, children }: SavingProps) {
  const [picking, setPicking] = useState<string | null>(null)
  const navigate = useNavigate()

  // On the page of a collection, its own emails are removed from it.
  const { id: here } = useParams()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!signedIn) return setSaved({ collections: [], emails: {} })
    void refreshSaved()
    // Another tab may have saved something meanwhile.
    const refresh = () => void refreshSaved()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [signedIn])

  function askToSignIn(emailId: string) {
    toast({ title: saveCopy.signIn })
    void navigate(`${href('/login')}?next=${encodeURIComponent(savePage(emailId))}`)
  }

  function remove(emailId: string) {
    const isHere = savedIn(emailId).some(({ id }) => id === here)
    void unsave(emailId, isHere ? here! : 'last', () => isHere && void revalidate())
  }

  const toggle = useCallback(
    (emailId: string) => {
      if (!signedIn) askToSignIn(emailId)
      else if (isBusy(emailId)) return
      else if (savedIn(emailId).length > 0) remove(emailId)
      else setPicking(emailId)
    },
    // The functions read current state when called; a new one would re-render every card.
    // oxlint-disable-next-line react/exhaustive-deps
    [signedIn, here],
  )

  return (
    <ToggleSavedContext value={toggle}>
      <SaveSlotContext value={renderSave}>{children}</SaveSlotContext>
      <SaveForm />
      {picking && (
        <Suspense>
          <CollectionPicker
            emailId={picking}
            onClose={() => setPicking(null)}
            instead={<OpenPage to={savePage(picking)} />}
          />
        </Suspense>
      )}
    </ToggleSavedContext>
  )
}

/** The page with the picker, which leads back here. */
function savePage(emailId: string): string {
  const { pathname, search } = window.location
  return `${href('/save/:emailId', { emailId })}?from=${encodeURIComponent(pathname + search)}`
}

function renderSave(emailId: string, look: 'card' | 'button'): ReactNode {
  return <SaveButton emailId={emailId} look={look} />
}
