import { type MouseEvent, useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StatusPage } from '#app/ui/status-page.tsx'
import { toast } from '#app/ui/toast.tsx'
import { emailCopy } from './copy.ts'

type EmailNotFoundProps = {
  brandSlug: string
  /** The address names no email at all. */
  incomplete: boolean
}

/** No email at this address, or none that is public. */
export function EmailNotFound({ brandSlug, incomplete }: EmailNotFoundProps) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!incomplete) return
    toast({ title: emailCopy.missing, description: emailCopy.missingText, kind: 'destructive' })
  }, [incomplete])

  /** Without scripts, and where there is nothing to go back to, the link leads home. */
  function goBack(event: MouseEvent) {
    if (!window.history.state?.idx) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <StatusPage
      title={emailCopy.notFound}
      postmark="404"
      text={incomplete ? emailCopy.missingText : emailCopy.notFoundText}
      actions={
        <>
          <Button asChild variant="primary" size="l">
            <Link to={href('/brand/:brandSlug', { brandSlug })}>{emailCopy.backToBrand}</Link>
          </Button>
          <Button asChild size="l">
            <Link to={href('/')} onClick={goBack}>
              {emailCopy.goBack}
            </Link>
          </Button>
        </>
      }
    />
  )
}
