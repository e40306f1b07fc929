import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { AirmailEnvelope } from '#app/ui/airmail-envelope.tsx'
import { Button } from '#app/ui/button.tsx'
import { pageTitle } from '#app/site-config.ts'
import lost from './lost.webp'
import { siteLinks } from './site-links.ts'

/** Nothing lives at this address. */
export function NotFoundPage() {
  return (
    <LetterPage
      title="Page Not Found"
      postmark="404"
      text="Return to sender. Nothing lives at this address, or it has moved without leaving a new one."
      actions={
        <>
          <Button asChild variant="primary" size="l">
            <Link to={href('/')}>Return Home</Link>
          </Button>
          <Button asChild size="l">
            <Link to={siteLinks.search}>Search the gallery</Link>
          </Button>
        </>
      }
    />
  )
}

/** Our fault. `requestId` is what the log calls this request, for the visitor to quote. */
export function BrokenPage({ requestId }: { requestId?: string }) {
  return (
    <LetterPage
      title="Something broke"
      postmark="500"
      text="The letter got stuck in our sorting machine. It is not your fault, and trying again often helps."
      actions={
        <>
          <Button variant="primary" size="l" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button asChild size="l">
            <a href={href('/')}>Return Home</a>
          </Button>
        </>
      }
      note={
        requestId && (
          <>
            If it keeps happening, write to us and quote{' '}
            <code className="type-code break-all text-ink select-all">{requestId}</code>.
          </>
        )
      }
    />
  )
}

type LetterPageProps = { title: string; postmark: string; text: string; actions: ReactNode; note?: ReactNode }

/** Words at the left, an airmail letter leaning on the shelf at the right; below it on phones. */
function LetterPage({ title, postmark, text, actions, note }: LetterPageProps) {
  return (
    <div className="flex flex-col shelf-clip lg:min-h-[min(836px,100dvh-var(--header-height))]">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap mt-auto flex items-end justify-between gap-x-15 gap-y-20 pt-16 max-lg:flex-col max-lg:items-start max-sm:pt-12">
        <div className="max-w-[520px] pb-16 max-lg:pb-0">
          <h1 className="type-banner sm:whitespace-nowrap">{title}</h1>
          <p className="mt-[18px] mb-7 type-lead text-ink-soft">{text}</p>
          <div className="flex flex-wrap gap-2">{actions}</div>
          {note && <p className="mt-5 type-small text-ink-soft">{note}</p>}
        </div>
        <div className="mr-6 w-[500px] max-w-[calc(100%-48px)] shrink-0 max-lg:ml-auto max-sm:mr-2">
          <AirmailEnvelope postmark={postmark}>
            <img src={lost} width={480} height={420} alt="" />
          </AirmailEnvelope>
        </div>
      </div>
      <div className="shelf-edge shrink-0" />
      <div className="h-[190px] shrink-0 max-sm:h-16" />
    </div>
  )
}
