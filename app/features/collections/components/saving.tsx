import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { SaveSlotContext } from '#app/features/gallery/components/save-slot.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { RemovedSave } from '../commands.server.ts'
import { copy } from '../copy.ts'
import { isBusy, isSaved, markBusy, markSaved, noteSaved } from '../saved-store.ts'
import type { SaveAnswer } from '../save-answer.ts'
import { SaveButton } from './save-button.tsx'
import { SavingContext } from './saving-context.ts'

/** Fetched when somebody saves for the first time. */
const CollectionPicker = lazy(() => import('./collection-picker.tsx'))

const UNDO_MS = 10_000

type SavingProps = { signedIn: boolean; children: ReactNode }

/** Lets every email below it be saved; asks once which of them already are. */
export function Saving({ signedIn, children }: SavingProps) {
  const [picking, setPicking] = useState<string | null>(null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (signedIn) void refreshSaved()
    else noteSaved(null)
  }, [signedIn])

  function askToSignIn(emailId: string) {
    toast({ title: copy.save.signIn })
    const back = `${href('/save/:emailId', { emailId })}?from=${encodeURIComponent(pathname + search)}`
    void navigate(`${href('/login')}?next=${encodeURIComponent(back)}`)
  }

  function toggle(emailId: string) {
    if (!signedIn) askToSignIn(emailId)
    else if (isBusy(emailId)) return
    else if (isSaved(emailId)) void takeBack(emailId)
    else setPicking(emailId)
  }

  // The functions read what they need when they are called; a new value would draw every card again.
  // oxlint-disable-next-line react/exhaustive-deps
  const value = useMemo(() => ({ toggle }), [signedIn, pathname, search])

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

async function refreshSaved(): Promise<void> {
  try {
    const response = await fetch(href('/saved-emails'))
    if (response.ok) noteSaved((await response.json()) as string[])
  } catch (error) {
    // Buttons then say 'Save'; saving again what is saved does nothing.
    console.warn(error)
  }
}

/** At once on the screen, then on the server; back again when that fails. */
async function takeBack(emailId: string): Promise<void> {
  markBusy(emailId, true)
  markSaved(emailId, false)
  const answer = await post(emailId, { intent: 'unsave' })
  markBusy(emailId, false)
  if (!answer.ok) {
    markSaved(emailId, true)
    toast({ title: copy.save.failed(answer.message), kind: 'destructive' })
    return
  }
  toast({
    title: copy.save.removed,
    duration: UNDO_MS,
    action: { label: copy.save.undo, onClick: () => void putBack(emailId, answer.removed ?? []) },
  })
}

async function putBack(emailId: string, removed: RemovedSave[]): Promise<void> {
  markSaved(emailId, true)
  const answer = await post(emailId, { intent: 'restore', saves: JSON.stringify(removed) })
  if (answer.ok) return
  markSaved(emailId, false)
  toast({ title: copy.save.failed(answer.message), kind: 'destructive' })
}

async function post(emailId: string, fields: Record<string, string>): Promise<SaveAnswer> {
  try {
    const response = await fetch(href('/saved-emails/:emailId', { emailId }), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return (await response.json()) as SaveAnswer
  } catch {
    return { ok: false, message: copy.errors.unexpected }
  }
}
