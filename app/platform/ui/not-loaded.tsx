import { useEffect } from 'react'
import { toast } from './toast.tsx'
import { uiCopy } from './copy.ts'

/** Replaces a part that did not load: calls `onClose` and shows a toast. */
export function NotLoaded({ onClose }: { onClose?: () => void }): null {
  useEffect(() => {
    queueMicrotask(() => {
      onClose?.()
      toast({
        title: uiCopy.notLoaded,
        description: uiCopy.notLoadedText,
        kind: 'destructive',
      })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return null
}
