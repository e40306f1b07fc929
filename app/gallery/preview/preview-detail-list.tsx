import { Download } from 'lucide-react'
import { href } from 'react-router'
import { CopyLinkButton } from '#app/gallery/email-page/copy-link-button.tsx'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { DetailList } from '#app/gallery/email-page/detail-list.tsx'
import { InboxRow } from '#app/gallery/email-page/inbox-row.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'

/** Copies the address of the email's own page, and downloads its screenshot. */
export function PreviewActions({
  slug,
  path,
  hasPicture,
}: {
  slug: string
  path: string
  hasPicture: boolean
}) {
  return (
    <div className="flex gap-2 max-lg:hidden">
      <CopyLinkButton path={path} className="h-11 flex-1" />
      {hasPicture && (
        <Button asChild className="h-11 flex-1">
          <a href={href('/email/:slug/download/:format', { slug, format: 'png' })} download>
            <Download aria-hidden="true" className="size-[18px]" />
            {emailCopy.download}
          </a>
        </Button>
      )}
    </div>
  )
}

/** The email in an inbox, when it was sent, for which occasion, and its colors. */
export function PreviewDetailList({ details }: { details: EmailPage | null }) {
  return (
    <div className="mt-7 pb-6 max-lg:hidden">
      {details ? (
        <>
          <h3 className="mb-2 type-small text-ink-soft">{emailCopy.howItLands}</h3>
          <InboxRow email={details} />
          <DetailList email={details} short />
        </>
      ) : (
        <>
          <Skeleton className="mt-7 h-24 w-full rounded-control" />
          <Skeleton className="mt-6 h-24 w-full rounded-control" />
        </>
      )}
    </div>
  )
}
