import { useRef, useState } from 'react'
import { href } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import type { EmailPage } from './email-page.ts'
import { EMAIL_SANDBOX } from './email-frame-policy.ts'
import { type EmailView, frameSearch } from './email-view.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { canvasShadow, canvasWidth } from './email-canvas.tsx'
import { EmailPicture } from '#app/gallery/cards/email-picture.tsx'
import { useFitScale } from './use-fit-scale.ts'
import { emailCopy } from './copy.ts'

/** The width of a phone, and the default width of an email, in CSS pixels. */
const MOBILE_WIDTH = 375
const DEFAULT_WIDTH = 640
/** The height of an email without an image. */
const DEFAULT_HEIGHT = 800

type LiveEmailProps = {
  email: EmailPage
  picture: PreviewPicture | null
  view: EmailView
}

/**
 * The stored email in an iframe, exactly over its screenshot, which stays visible until the iframe has loaded. An email
 * without a mobile layout is scaled down at phone width, as mail apps do.
 */
export function LiveEmail({ email, picture, view }: LiveEmailProps) {
  const box = useRef<HTMLDivElement>(null)
  const src = href('/email/:slug/html', { slug: email.slug }) + frameSearch(view)
  // There is no way to know whether a server-rendered frame has already loaded.
  const arrival = useHydrated() ? null : src
  const [cameAt, setCameAt] = useState(arrival)
  const isComing = cameAt !== src
  const size = frameSize(email, view)
  const fit = useFitScale(box, size.width)
  const shows = view.mobile ? MOBILE_WIDTH : size.shownAt
  return (
    <div
      ref={box}
      className={cn(
        'relative max-w-full overflow-hidden bg-paper',
        canvasShadow,
        !view.mobile && 'max-sm:w-full!',
      )}
      style={{
        width: shows,
        aspectRatio: `${size.width} / ${size.height}`,
        background: isComing ? picture?.dominantColor : undefined,
        viewTransitionName: 'email-card',
      }}
    >
      {picture && isComing && !view.mobile && !view.dark && view.images && (
        <EmailPicture
          picture={picture}
          alt=""
          sizes={`(min-width: 1025px) ${shows}px, 100vw`}
          eager
          className="absolute inset-x-0 top-0 block h-auto w-full"
        />
      )}
      <iframe
        key={src}
        src={src}
        sandbox={EMAIL_SANDBOX}
        title={emailCopy.liveFrame(email.subject)}
        onLoad={() => setCameAt(src)}
        className="absolute top-0 left-0 origin-top-left border-0 [color-scheme:light]"
        style={{ width: size.width, height: size.height, scale: fit === 1 ? undefined : String(fit) }}
      />
    </div>
  )
}

function frameSize({ preview, mobile }: EmailPage, view: EmailView) {
  const width = preview?.width ?? DEFAULT_WIDTH
  const height = preview?.fullHeight ?? DEFAULT_HEIGHT
  if (view.mobile && mobile) return { ...mobile, shownAt: MOBILE_WIDTH }
  return { width, height, shownAt: preview ? canvasWidth(preview) : DEFAULT_WIDTH }
}
