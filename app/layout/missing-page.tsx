import { Suspense } from 'react'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { useServerRendered } from '#app/platform/ui/use-hydrated.ts'

const StatusPage = lazyComponent(async () => (await import('#app/platform/ui/status-page.tsx')).StatusPage)

type MissingPageProps = {
  title: string
  text: string
  /** The text of the postmark. */
  postmark?: string
  to: string
  label: string
}

/** Shown when the subject of a page does not exist: why, and one link onward. Few visits see it, so it loads on demand. */
export function MissingPage(props: MissingPageProps) {
  const onArrival = useServerRendered()
  const shown = <Missing {...props} />
  // What the server rendered is complete; inside a Suspense boundary it would need scripts to show.
  return onArrival ? shown : <Suspense>{shown}</Suspense>
}

function Missing({ title, text, postmark = '404', to, label }: MissingPageProps) {
  return (
    <StatusPage
      title={title}
      postmark={postmark}
      text={text}
      actions={
        <ButtonLink to={to} variant="primary" size="l">
          {label}
        </ButtonLink>
      }
      instead={<OpenPage />}
    />
  )
}
