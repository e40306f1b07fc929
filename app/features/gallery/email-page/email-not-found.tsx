import { type MouseEvent, useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StatusPage } from '#app/ui/status-page.tsx'
import { toast } from '#app/ui/toast.tsx'
import { emailCopy } from './copy.ts'

/** Loaded with this page alone: readers of emails never need it. */
const notFoundCopy = {
  notFoundText: 'It may have been removed, or there is a typo in the address.',
  backToBrand: 'Back to brand',
  goBack: 'Go back',
  missing: 'Missing information',
  missingText: 'Could not load the email details. Some parameters are missing.',
} as const

type EmailNotFoundProps = {
  brandSlug: string
  /** The URL has no email slug. */
  incomplete: boolean
}

/** No email at this URL, or none that is public. */
export function EmailNotFound({ brandSlug, incomplete }: EmailNotFoundProps) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!incomplete) return
    toast({ title: notFoundCopy.missing, description: notFoundCopy.missingText, kind: 'destructive' })
  }, [incomplete])

  /** Without scripts, or when the previous page is on another site, the link goes to the home page. */
  function goBack(event: MouseEvent) {
    if (!cameFromHere()) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <StatusPage
      title={emailCopy.notFound}
      postmark="404"
      text={incomplete ? notFoundCopy.missingText : notFoundCopy.notFoundText}
      actions={
        <>
          <Button asChild variant="primary" size="l">
            <Link to={href('/brand/:brandSlug', { brandSlug })}>{notFoundCopy.backToBrand}</Link>
          </Button>
          <Button asChild size="l">
            <Link to={href('/')} onClick={goBack}>
              {notFoundCopy.goBack}
            </Link>
          </Button>
        </>
      }
    />
  )
}

/** Whether the entry before this one in the browser's history is a page of this site, also after a full load. */
function cameFromHere(): boolean {
  if (window.history.state?.idx > 0) return true
  const { referrer } = document
  return window.history.length > 1 && referrer !== '' && new URL(referrer).origin === window.location.origin
}
