import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { toast } from './toast.tsx'

/** Replaces a part that did not load: calls `onClose` and shows a toast. */
export function NotLoaded({ onClose }: { onClose?: () => void }): null {
  useEffect(() => {
    queueMicrotask(() => {
      // First, so that a press after the toast opens the part again.
      if (onClose) flushSync(onClose)
      toast({
        title: 'Couldn’t load this part of the page',
        description: 'Check your connection and try again.',
        kind: 'destructive',
      })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return null
}
