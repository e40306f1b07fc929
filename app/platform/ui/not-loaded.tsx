import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Replaces a part that did not load: shows a toast and calls `onClose`. */
export function NotLoaded({ onClose }: { onClose?: () => void }): null {
  useEffect(() => {
    toast({
      title: 'Couldn’t load this part of the page',
      description: 'Check your connection and try again.',
      kind: 'destructive',
    })
    onClose?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return null
}
