import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { copy } from '#app/gallery/copy.ts'

/** Shows the error in place of the list, and as a toast; without scripts only in place. */
export function ListFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({ title: message, kind: 'destructive' })
  }, [message])
  return (
    <div>
      <p className="type-body text-ink-soft">{message}</p>
      <ButtonLink to={pathname + search} replace preventScrollReset className="mt-4">
        {copy.tryAgain}
      </ButtonLink>
    </div>
  )
}
