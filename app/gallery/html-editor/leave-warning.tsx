import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#app/platform/ui/dialog.tsx'
import { editorCopy } from './copy.ts'

type LeaveWarningProps = { edited: boolean; onLeave: () => void }

/** Asks before edits are lost: a dialog for navigation within the site, the browser's own prompt for leaving it. */
export function LeaveWarning({ edited, onLeave }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => edited && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!edited) return undefined
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [edited])

  return (
    <Dialog open={blocker.state === 'blocked'} onOpenChange={() => blocker.reset?.()}>
      <DialogContent title={editorCopy.leave.title} description={editorCopy.leave.description}>
        <DialogActions>
          <Button onClick={() => blocker.reset?.()}>{editorCopy.leave.stay}</Button>
          <Button
            variant="destroy"
            onClick={() => {
              onLeave()
              blocker.proceed?.()
            }}
          >
            {editorCopy.leave.leave}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
