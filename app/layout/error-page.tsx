import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { StatusPage } from '#app/platform/ui/status-page.tsx'
import { pageTitle } from '#app/platform/lib/site-config.ts'

export type ErrorPageProps = {
  notFound: boolean
  /** Why a form was not read. */
  limited?: string
  requestId?: string
}

export function ErrorPage({ notFound, limited, requestId }: ErrorPageProps) {
  if (limited) return <LimitedPage text={limited} />
  return notFound ? <NotFoundPage /> : <BrokenPage requestId={requestId} />
}

function NotFoundPage() {
  return (
    <>
      <ErrorHead title="Page Not Found" />
      <StatusPage
        title="Page Not Found"
        postmark="404"
        text="Return to sender. This page does not exist or has moved."
        actions={
          <>
            <Button asChild variant="primary" size="l">
              <Link to={href('/')}>Return Home</Link>
            </Button>
            <Button asChild size="l">
              <Link to={href('/search')}>Search the gallery</Link>
            </Button>
          </>
        }
      />
    </>
  )
}

/** For a form sent too often without scripts; with them, the form itself says so. */
function LimitedPage({ text }: { text: string }) {
  return (
    <>
      <ErrorHead title="Too Many Requests" />
      <StatusPage
        title="Too Many Requests"
        postmark="429"
        text={text}
        actions={
          <Button asChild variant="primary" size="l">
            <a href={href('/')}>Return Home</a>
          </Button>
        }
      />
    </>
  )
}

/** The 500 page. `requestId` identifies the request in the log, for the visitor to quote. */
function BrokenPage({ requestId }: { requestId?: string }) {
  return (
    <>
      <ErrorHead title="Something went wrong" />
      <StatusPage
        title="Something went wrong"
        postmark="500"
        text="This is a problem on our side. Please try again."
        actions={
          <>
            <Button
              variant="primary"
              size="l"
              className="hidden in-data-script:inline-flex"
              onClick={() => window.location.reload()}
            >
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
              If it keeps happening, contact us and quote{' '}
              <code className="type-code break-all text-ink select-all">{requestId}</code>.
            </>
          )
        }
      />
    </>
  )
}

/** Error pages have no route of their own to set their title. */
function ErrorHead({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
