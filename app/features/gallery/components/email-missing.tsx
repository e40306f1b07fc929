import { type MouseEvent, useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { copy } from '../copy.ts'

type EmailMissingProps = {
  brandSlug: string
  /** The address names no email at all. */
  incomplete: boolean
}

/** No email at this address, or none that is public. */
export function EmailMissing({ brandSlug, incomplete }: EmailMissingProps) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!incomplete) return
    toast({ title: copy.email.missing, description: copy.email.missingText, kind: 'destructive' })
  }, [incomplete])

  /** Without scripts, and where there is nothing to go back to, the link leads home. */
  function goBack(event: MouseEvent) {
    if (!window.history.state?.idx) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <div className="wrap pt-16 max-sm:pt-10">
      <div className="max-w-[560px] rounded-panel bg-surface p-8 shadow-[0_0_0_1px_var(--line)] max-sm:p-6">
        <h1 className="type-head">{copy.email.notFound}</h1>
        <p className="mt-2 type-body text-ink-soft">
          {incomplete ? copy.email.missingText : copy.email.notFoundText}
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button asChild variant="ink">
            <Link to={href('/brand/:brandSlug', { brandSlug })}>{copy.email.backToBrand}</Link>
          </Button>
          <Button asChild>
            <Link to={href('/')} onClick={goBack}>
              {copy.email.goBack}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
