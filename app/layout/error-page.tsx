import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { StatusPage } from '#app/platform/ui/status-page.tsx'
import { pageTitle } from '#app/platform/lib/site-config.ts'
import { layoutCopy } from './copy.ts'
import { errorCopy } from './error-copy.ts'

export type ErrorPageProps = {
  notFound: boolean
  /** Why a form was not read. */
  limited?: string
  /** Identifies the request in the log, for the visitor to quote. */
  requestId?: string
}

export function ErrorPage({ notFound, limited, requestId }: ErrorPageProps) {
  // For a form sent too often without scripts; with them, the form itself says so.
  if (limited) {
    return (
      <Shown title={errorCopy.limited} postmark="429" text={limited}>
        <Button asChild variant="primary" size="l">
          <a href={href('/')}>{errorCopy.home}</a>
        </Button>
      </Shown>
    )
  }
  if (notFound) {
    return (
      <Shown title={errorCopy.notFound.title} postmark="404" text={errorCopy.notFound.text}>
        <ButtonLink to={href('/')} variant="primary" size="l">
          {errorCopy.home}
        </ButtonLink>
        <ButtonLink to={href('/search')} size="l">
          {errorCopy.notFound.search}
        </ButtonLink>
      </Shown>
    )
  }
  const note = requestId && (
    <>
      {errorCopy.broken.quote} <code className="type-code break-all text-ink select-all">{requestId}</code>.
    </>
  )
  return (
    <Shown title={errorCopy.broken.title} postmark="500" text={errorCopy.broken.text} note={note}>
      <Button
        variant="primary"
        size="l"
        className="hidden in-data-script:inline-flex"
        onClick={() => window.location.reload()}
      >
        {layoutCopy.tryAgain}
      </Button>
      <Button asChild size="l">
        <a href={href('/')}>{errorCopy.home}</a>
      </Button>
    </Shown>
  )
}

type ShownProps = { title: string; postmark: string; text: string; note?: ReactNode; children: ReactNode }

/** With its own title: error pages have no route to set it. */
function Shown({ children, ...rest }: ShownProps) {
  return (
    <>
      <title>{pageTitle(rest.title)}</title>
      <meta name="robots" content="noindex" />
      <StatusPage {...rest} actions={children} />
    </>
  )
}
