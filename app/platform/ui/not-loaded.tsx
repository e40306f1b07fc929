import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Instead of a part that did not load: says so and closes what asked for it. */
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
