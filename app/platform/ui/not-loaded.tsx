import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Replaces a part that did not load: calls `onClose` and shows a toast. */
export function NotLoaded({ onClose }: { onClose?: () => void }): null {
  useEffect(() => {
    queueMicrotask(() => {
      onClose?.()
      toast({
        title: 'Couldn’t load this part of the page',
        description: 'Check your connection, then reload the page.',
        kind: 'destructive',
      })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return null
}
