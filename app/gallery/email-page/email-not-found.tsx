import { type MouseEvent, useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { StatusPage } from '#app/platform/ui/status-page.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { emailCopy } from './copy.ts'
import { missingCopy as words } from './missing-copy.ts'

type EmailNotFoundProps = {
  brandSlug: string
  /** The URL has no email slug. */
  incomplete: boolean
  /** It was public, and was taken out of the gallery. */
  removed: boolean
}

/** No email at this URL, or none that is public. */
export function EmailNotFound({ brandSlug, incomplete, removed }: EmailNotFoundProps) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!incomplete) return
    toast({ title: words.missing, description: words.missingText, kind: 'destructive' })
  }, [incomplete])

  /** Without scripts, or when the previous page is on another site, the link goes to the home page. */
  function goBack(event: MouseEvent) {
    if (!cameFromHere()) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <StatusPage
      title={removed ? emailCopy.removed : emailCopy.notFound}
      postmark={removed ? '410' : '404'}
      text={incomplete ? words.missingText : removed ? words.removedText : words.notFoundText}
      actions={
        <>
          <ButtonLink to={brandPath(brandSlug)} variant="primary" size="l">
            {words.backToBrand}
          </ButtonLink>
          <ButtonLink to={href('/')} onClick={goBack} size="l">
            {words.goBack}
          </ButtonLink>
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
